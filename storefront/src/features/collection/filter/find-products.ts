import { browserClient } from '../../../storefront-api/browser-client.ts';
import {
  FindProducts,
  type ProductCollectionSortKeys,
  type ProductFilter,
} from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { productCardData } from '../../product/card/product-card-data.ts';
import type { SortName } from '../bar/sorts.ts';
import { LIST_PAGE, type ListPage } from '../list/list-page.ts';
import type { ListRequestOptions } from '../list/use-list-query.ts';
import { type Facets, facetsOf } from './facets.ts';
import { filtersOf, type ListFilters, searchOf } from './list-filters.ts';

/**
 * The products of a collection that an address's query asks for, with what it can be narrowed by further; a query that
 * asks for nothing brings no products, because those are on the page already. `undefined` when the provider does not
 * answer.
 */
export async function findProducts(
  handle: string,
  search: string,
  { behind, signal }: ListRequestOptions<FoundProducts>,
): Promise<FoundProducts | undefined> {
  const filters = filtersOf(search);
  const isPlain = searchOf(filters) === '';
  const country = currentCountry();
  const variables = {
    handle,
    country,
    ...providerQuery(filters),
    first: isPlain ? 1 : LIST_PAGE,
    after: behind?.cursor ?? null,
  };
  const answer = await browserClient().request(FindProducts, variables, signal ? { signal } : {});
  const products = answer.ok ? answer.data.collection?.products : undefined;
  if (!answer.ok || !products) return undefined;
  const { nodes, pageInfo } = products;
  const page = {
    page: (behind?.pages.length ?? 0) + 1,
    cards: nodes.map(productCardData).filter((card) => card !== undefined),
    stories: [],
  };
  const facets = facetsOf(products.filters);
  const seen = LIST_PAGE * (page.page - 1) + nodes.length;
  return {
    search,
    pages: isPlain ? [] : [...(behind?.pages ?? []), page],
    total: totalOf(facets, filters) ?? seen,
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    facets,
    currency: answer.data.localization.country.currency.isoCode,
  };
}

/** How many there are of what is in stock and, unless only that is wanted, sold out; undefined where nobody counted. */
function totalOf({ inStock, soldOut = 0 }: Facets, { available }: ListFilters): number | undefined {
  return inStock === undefined ? undefined : inStock + (available ? 0 : soldOut);
}

/** What the provider found for the query of an address. */
export interface FoundProducts {
  search: string;
  /** Those on show; none for a query that asks for nothing. */
  pages: readonly ListPage[];
  /** Of all products found. */
  total: number;
  /** Where the next page begins; null at the end. */
  cursor: string | null;
  facets: Facets;
  /** The shopper's, in which prices are asked for. */
  currency: string;
}

interface ProviderQuery {
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

/** Filters as the provider takes them. */
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
