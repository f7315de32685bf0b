import { expect, test } from 'vitest';
import { providerQuery } from './find-products.ts';
import { NO_FILTERS } from './list-filters.ts';

test('nothing wanted is the collection as it hangs', () => {
  expect(providerQuery(NO_FILTERS)).toEqual({ filters: [], sortKey: 'COLLECTION_DEFAULT', reverse: false });
});

test('every value is a filter of its own', () => {
  const { filters } = providerQuery({
    colours: ['red', 'blue'],
    sizes: ['M'],
    kinds: ['top'],
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
