import { expect, it } from 'vitest';
import { rankProducts, type WordHit } from './rank.ts';

const hit = (productId: number, place: number, field: WordHit['field'], match = 1): WordHit => ({
  productIds: Float64Array.of(productId),
  place,
  field,
  match,
});

const IDS = Float64Array.of(1, 2, 3, 4);
const ranked = (hits: readonly WordHit[], standing = [0, 0, 0, 0]) =>
  Array.from(rankProducts(hits, { ids: IDS, standing: Uint8Array.from(standing) }), (product) => IDS[product]);

it('puts title before print before kind before tags', () =>
  expect(ranked([hit(4, 1, 'tag'), hit(3, 1, 'kind'), hit(2, 1, 'print'), hit(1, 1, 'title')])).toEqual([1, 2, 3, 4]));

it('counts the best field of a word once', () =>
  expect(ranked([hit(1, 1, 'title'), hit(2, 1, 'title'), hit(1, 1, 'tag'), hit(1, 1, 'kind')])).toEqual([1, 2]));

it('keeps those that answer all words', () =>
  expect(ranked([hit(1, 1, 'title'), hit(2, 1, 'tag'), hit(2, 2, 'tag')])).toEqual([2]));

it('keeps those that answer the most where none answers all', () =>
  expect(ranked([hit(1, 1, 'title'), hit(2, 3, 'tag')])).toEqual([1, 2]));

it('prefers the word as it was typed', () =>
  expect(ranked([hit(1, 1, 'title', 0.6), hit(2, 1, 'title')])).toEqual([2, 1]));

it('lets equals follow by their standing', () =>
  expect(ranked([hit(1, 1, 'print'), hit(2, 1, 'print'), hit(3, 1, 'tag')], [1, 0, 0, 0])).toEqual([2, 1, 3]));

it('finds nothing in nothing', () => expect(ranked([])).toEqual([]));
