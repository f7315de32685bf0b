import { expect, it } from 'vitest';
import { rankProducts, rankTexts, type WordHit } from './rank.ts';

const hit = (productId: number, place: number, field: WordHit['field'], match = 1): WordHit => ({
  productIds: [productId],
  place,
  field,
  match,
});

it('puts title before print before kind before tags', () =>
  expect(rankProducts([hit(4, 1, 'tag'), hit(3, 1, 'kind'), hit(2, 1, 'print'), hit(1, 1, 'title')])).toEqual([
    1, 2, 3, 4,
  ]));

it('counts the best field of a word once', () =>
  expect(rankProducts([hit(1, 1, 'title'), hit(2, 1, 'title'), hit(1, 1, 'tag'), hit(1, 1, 'kind')])).toEqual([1, 2]));

it('keeps those that answer all words', () =>
  expect(rankProducts([hit(1, 1, 'title'), hit(2, 1, 'tag'), hit(2, 2, 'tag')])).toEqual([2]));

it('keeps those that answer the most where none answers all', () =>
  expect(rankProducts([hit(1, 1, 'title'), hit(2, 3, 'tag')])).toEqual([1, 2]));

it('prefers the word as it was typed', () =>
  expect(rankProducts([hit(1, 1, 'title', 0.6), hit(2, 1, 'title')])).toEqual([2, 1]));

it('lets equals follow by their standing', () =>
  expect(rankProducts([hit(1, 1, 'print'), hit(2, 1, 'print'), hit(3, 1, 'tag')], (id) => -id)).toEqual([2, 1, 3]));

it('finds nothing in nothing', () => expect(rankProducts([])).toEqual([]));

const TEXTS = [
  { title: 'Size guide', marks: [], body: 'Measure yourself in the morning, by the sea.' },
  { title: 'The sea at night', marks: ['stories'], body: 'Lanterns.' },
  { title: 'Returns', marks: [], body: 'Send it back within sixty days.' },
];
const find = (query: string, prefix = false) =>
  rankTexts(TEXTS, { query, prefix }, (text) => text).map(({ title }) => title);

it.each([
  ['sea', ['The sea at night', 'Size guide']],
  ['SIZES', ['Size guide']],
  ['gudie', ['Size guide']],
  ['story', []],
  ['stories', ['The sea at night']],
  ['sea lanterns', ['The sea at night']],
  ['retu', []],
  ['', []],
  ['— !', []],
])('finds for %j %j', (query, titles) => expect(find(query)).toEqual(titles));

it('takes a last word that is cut off, where told', () => {
  expect(find('retu', true)).toEqual(['Returns']);
  expect(find('six', true)).toEqual(['Returns']);
  expect(find('retu back', true)).toEqual([]);
});
