import { describe, expect, it } from 'vitest';
import { aCard } from '../../product/testing/a-card.ts';
import { collectionPrints } from './collection-head.tsx';

const card = (handle: string, print?: string) =>
  aCard(handle, print === undefined ? {} : { print, swatches: [`/t/${print}@100.webp`] });

describe('collectionPrints', () => {
  it('puts the print with most products first and points at its first product', () => {
    const prints = collectionPrints([card('a', 'zebra'), card('b', 'citrus'), card('c', 'citrus')]);
    expect(prints.map((print) => print.name)).toEqual(['citrus', 'zebra']);
    expect(prints[0]).toEqual({ name: 'citrus', swatch: '/t/citrus@160.webp', first: 'b', productCount: 2 });
  });

  it('shows five at most and skips products without a print', () => {
    const cards = ['q', 'r', 's', 't', 'u', 'v'].map((print) => card(`piece-${print}`, print));
    expect(collectionPrints([card('plain'), ...cards])).toHaveLength(5);
  });
});
