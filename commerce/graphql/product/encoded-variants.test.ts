import { expect, it } from 'vitest';
import type { VariantRecord } from '../../store/catalogue/variants.ts';
import { encodedVariants } from './product.ts';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

const variant = (optionValue: string): VariantRecord => ({
  id: 1,
  productId: 1,
  productTitle: 'Kaila Triangle Top',
  productHandle: 'kaila-top-lemons',
  tags: [],
  promo: undefined,
  kind: 'top',
  position: 1,
  optionName: 'Size',
  optionValue,
  sku: 'A',
  available: 1,
  weightGrams: 0,
  rewardsOnly: false,
  price: { amount: 1, currency: 'USD' },
  compareAt: null,
});

/** How clients read it (the rules stand in the schema beside the field), for a product with one option. */
function decoded(text: string): number[] {
  const places: number[] = [];
  for (const part of text.replace(/^v1_/, '').replace(/,$/, '').split(' ')) {
    if (part === '') continue;
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let place = first; place <= last; place += 1) places.push(place);
  }
  return places;
}

it.each([
  [SIZES, 'v1_0-5,'],
  [['XS', 'S', 'M', 'XL'], 'v1_0-2 4,'],
  [['S'], 'v1_1,'],
  [['XS', 'M', 'XL'], 'v1_0 2 4,'],
  [['M', 'L', 'XXL'], 'v1_2-3 5,'],
  [[], ''],
  [['3XL'], ''],
])('%j is %s', (sizes, text) => {
  expect(encodedVariants(SIZES, sizes.map(variant))).toBe(text);
  expect(decoded(text)).toEqual(sizes.map((size) => SIZES.indexOf(size)).filter((place) => place >= 0));
});
