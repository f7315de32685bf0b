import type { ProductCollectionSortKeys, ProductFilter } from '../../../storefront-api/generated/operations.ts';
import type { SortName } from '../sorts.ts';
import type { ListFilters } from './list-filters.ts';

/** Filters as the provider takes them. */
export interface ProviderQuery {
  filters: ProductFilter[];
  sortKey: ProductCollectionSortKeys;
  reverse: boolean;
}

const ORDERS: Readonly<Record<SortName, readonly [sortKey: ProductCollectionSortKeys, reverse: boolean]>> = {
  featured: ['COLLECTION_DEFAULT', false],
  new: ['CREATED', true],
  best: ['BEST_SELLING', false],
  'price-up': ['PRICE', false],
  'price-down': ['PRICE', true],
};

export function providerQuery({ colours, sizes, kinds, price, available, sale, sort }: ListFilters): ProviderQuery {
  const [sortKey, reverse] = ORDERS[sort];
  return {
    filters: [
      ...colours.map((colour) => ({ tag: `filter_${colour}` })),
      ...sizes.map((value) => ({ variantOption: { name: 'Size', value } })),
      ...kinds.map((productType) => ({ productType })),
      ...(price ? [{ price }] : []),
      ...(available ? [{ available }] : []),
      ...(sale ? [{ tag: 'sale' }] : []),
    ],
    sortKey,
    reverse,
  };
}
