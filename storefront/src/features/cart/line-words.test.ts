import { expect, it } from 'vitest';
import { lineDetails, lineName } from './line-words.ts';
import { pieces } from './pieces.ts';
import { aLine } from './testing/played-provider.ts';

it.each([
  [{ handle: 'lido-one-piece-citrus-grove', variantTitle: 'M', promo: 'marlo-dolls' }, 'Marlo Dolls, Citrus Grove, M'],
  [{ handle: 'kaila-top-passionfruit', variantTitle: 'XL' }, 'Passionfruit, XL'],
  [{ handle: 'drift-sarong-seashell', variantTitle: 'One Size' }, 'Seashell'],
  [{ handle: 'gift-card', variantTitle: 'Default Title', promo: 'something-else' }, ''],
])('details of %o', (facts, details) => {
  expect(lineDetails(facts)).toBe(details);
});

it('names a line in one breath', () => {
  expect(lineName(aLine('kaila-m', 1))).toBe('Kaila Triangle Top, Passionfruit, M');
});

it('counts pieces in English', () => {
  expect([0, 1, 2].map(pieces)).toEqual(['0 pieces', '1 piece', '2 pieces']);
});
