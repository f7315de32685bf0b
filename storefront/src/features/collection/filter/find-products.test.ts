import { expect, test } from 'vitest';
import { providerQuery, totalOf } from './find-products.ts';
import { NO_FILTERS } from './list-filters.ts';

test('nothing wanted is the collection as it hangs', () => {
  expect(providerQuery(NO_FILTERS)).toEqual({ filters: [], sortKey: 'COLLECTION_DEFAULT', reverse: false });
});

test('every value is a filter of its own', () => {
  const { filters } = providerQuery({
    colours: ['red', 'blue'],
    sizes: ['M'],
    kinds: ['top'],
    cuts: ['tie-side'],
    covers: ['full'],
    price: { min: 20 },
    available: true,
    sale: true,
    sort: 'featured',
  });
  expect(filters).toEqual([
    { tag: 'filter_red' },
    { tag: 'filter_blue' },
    { variantOption: { name: 'Size', value: 'M' } },
    { productType: 'top' },
    { tag: 'cut_tie-side' },
    { tag: 'cover_full' },
    { price: { min: 20 } },
    { available: true },
    { tag: 'sale' },
  ]);
});

test('whoever picks a size means to wear it', () => {
  expect(providerQuery({ ...NO_FILTERS, sizes: ['XXL'] }).filters).toEqual([
    { variantOption: { name: 'Size', value: 'XXL' } },
    { available: true },
  ]);
});

test('newest and dearest are the provider’s orders backwards', () => {
  expect(providerQuery({ ...NO_FILTERS, sort: 'new' })).toMatchObject({ sortKey: 'CREATED', reverse: true });
  expect(providerQuery({ ...NO_FILTERS, sort: 'price-down' })).toMatchObject({ sortKey: 'PRICE', reverse: true });
  expect(providerQuery({ ...NO_FILTERS, sort: 'price-up' })).toMatchObject({ sortKey: 'PRICE', reverse: false });
});

const NO_FACETS = { kinds: [], cuts: [], covers: [], sizes: [], colours: new Map<string, number>() };
const KINDS = [
  { value: 'top', count: 50 },
  { value: 'hat', count: 20 },
];

test.each([
  ['nobody counted', NO_FACETS, {}, 24],
  ['some are sold out in some sizes, and count twice', { ...NO_FACETS, inStock: 60, soldOut: 45 }, {}, 60],
  ['each has a kind', { ...NO_FACETS, kinds: KINDS, inStock: 60, soldOut: 10 }, {}, 70],
  ['only some have a kind', { ...NO_FACETS, kinds: KINDS, inStock: 80, soldOut: 10 }, {}, 80],
  ['one kind is wanted', { ...NO_FACETS, kinds: KINDS, inStock: 45, soldOut: 5 }, { kinds: ['top'] }, 50],
  ['only what can be had is wanted', { ...NO_FACETS, kinds: KINDS, inStock: 60 }, { available: true }, 60],
])('a list that goes on is as long as its counts tell where %s', (_, facets, wanted, total) => {
  expect(totalOf(facets, { ...NO_FILTERS, ...wanted }, { seen: 24, goesOn: true })).toBe(total);
});

test('a list that was read to its end is as long as it came to', () => {
  const counts = { ...NO_FACETS, inStock: 2, soldOut: 12 };
  expect(totalOf(counts, NO_FILTERS, { seen: 12, goesOn: false })).toBe(12);
});
