import { expect, it } from 'vitest';
import { itemCountLabel } from './item-count.ts';
import { lineDetails, lineName } from './line-text.ts';
import { aLine } from './testing/fake-provider.ts';

it.each([
  [{ handle: 'lido-one-piece-citrus-grove', variantTitle: 'M', promo: 'marlo-dolls' }, 'Marlo Dolls, Citrus Grove, M'],
  [{ handle: 'kaila-top-passionfruit', variantTitle: 'XL' }, 'Passionfruit, XL'],
  [{ handle: 'drift-sarong-seashell', variantTitle: 'One Size' }, 'Seashell'],
  [{ handle: 'gift-card', variantTitle: 'Default Title', promo: 'something-else' }, ''],
])('details of %o', (info, details) => {
  expect(lineDetails(info)).toBe(details);
});

it('names a line in one breath', () => {
  expect(lineName(aLine('kaila-m', 1))).toBe('Kaila Triangle Top, Passionfruit, M');
});

it('counts items in English', () => {
  expect([0, 1, 2].map(itemCountLabel)).toEqual(['0 pieces', '1 piece', '2 pieces']);
});
