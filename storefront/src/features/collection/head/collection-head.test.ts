import { describe, expect, it } from 'vitest';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import { collectionPrints } from './collection-head.tsx';

const card = (handle: string, print?: string): ProductCardData => ({
  handle,
  title: handle,
  ...(print && { print }),
  price: { amount: '46.0', currencyCode: 'USD' },
  badges: [],
  flat: { small: 's', large: 'l', alt: '' },
  ...(print && { fabric: `/t/${print}.webp` }),
  swatches: [],
  printCount: 1,
  sizes: [],
});

describe('collectionPrints', () => {
  it('puts the print with most products first and points at its first product', () => {
    const prints = collectionPrints([card('a', 'zebra'), card('b', 'citrus'), card('c', 'citrus')]);
    expect(prints.map((print) => print.name)).toEqual(['citrus', 'zebra']);
    expect(prints[0]).toEqual({ name: 'citrus', swatch: '/t/citrus.webp', first: 'b', productCount: 2 });
  });

  it('shows five at most and skips products without a print', () => {
    const cards = ['q', 'r', 's', 't', 'u', 'v'].map((print) => card(`piece-${print}`, print));
    expect(collectionPrints([card('plain'), ...cards])).toHaveLength(5);
  });
});
