import { browserClient } from '../../../storefront-api/browser-client.ts';
import {
  type CardTraitsFragment,
  FindProducts,
  type ProductCollectionSortKeys,
  type ProductFilter,
} from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { productCardData } from '../../product/card/product-card-data.ts';
import type { SortName } from '../bar/sorts.ts';
import { LIST_PAGE, type ListPage } from '../list/list-page.ts';
import type { ListRequestOptions } from '../list/use-list-query.ts';
import { colourTag } from './colour-filter.ts';
import { coverTag, cutTag, type Facets, facetsOf, SALE_TAG } from './facets.ts';
import { filtersOf, type ListFilters, type Narrowing, searchOf } from './list-filters.ts';

/**
 * The products of a collection that an address's query asks for, with what it can be narrowed by further; a query that
 * asks for nothing brings no products, because those are on the page already, but what else is to be known of the first of
 * them. `undefined` when the provider does not answer.
 */
export async function findProducts(
  handle: string,
  search: string,
  { behind, signal }: ListRequestOptions<FoundProducts>,
): Promise<FoundProducts | undefined> {
  const filters = filtersOf(search);
  const isPlain = searchOf(filters) === '';
  const country = currentCountry();
  const query = providerQuery(filters);
  const variables = {
    handle,
    country,
    ...query,
    ...sizesThatCanBeHad(query.filters),
    isPlain,
    first: LIST_PAGE,
    after: behind?.cursor ?? null,
  };
  const answer = await browserClient().request(FindProducts, variables, signal ? { signal } : {});
  const collection = answer.ok ? answer.data.collection : undefined;
  if (!answer.ok || !collection) return undefined;
  const { products, buyable } = collection;
  const { nodes = [], plain, pageInfo } = products;
  const page = {
    page: (behind?.pages.length ?? 0) + 1,
    cards: nodes.map(productCardData),
    stories: [],
  };
  const facets = {
    ...facetsOf(products.filters),
    ...(buyable && { sizes: facetsOf(buyable.filters).sizes }),
  };
  const seen = LIST_PAGE * (page.page - 1) + (plain ?? nodes).length;
  return {
    search,
    pages: isPlain ? [] : [...(behind?.pages ?? []), page],
    total: totalOf(facets, filters, { seen, goesOn: pageInfo.hasNextPage }),
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    facets,
    currency: answer.data.localization.country.currency.isoCode,
    ...(plain && { traits: plain }),
  };
}

/** How far a list was read. */
interface Reach {
  /** Its products so far. */
  seen: number;
  /** There are more of them. */
  goesOn: boolean;
}

/**
 * How many there are; of a list that goes on, as far as the counts tell: each has one kind, or none. A hosted provider counts
 * what has some sizes left among what is in stock and among what is not, so the two are not added up.
 */
export function totalOf(facets: Facets, filters: ListFilters, { seen, goesOn }: Reach): number {
  if (!goesOn) return seen;
  const { kinds, inStock = 0, soldOut = 0 } = facets;
  if (wantsStock(filters)) return Math.max(inStock, seen);
  const wanted = kinds.filter(({ value }) => filters.kinds.length === 0 || filters.kinds.includes(value));
  const ofKinds = wanted.reduce((sum, { count }) => sum + count, 0);
  return Math.max(ofKinds, inStock, soldOut, seen);
}

/** Whoever picks a size means to wear it: what is sold out in it is not in the list. */
const wantsStock = ({ available, sizes }: ListFilters): boolean => available || sizes.length > 0;

/** A list that also shows what is sold out says of each size how many pieces can be had in it, asked for beside it. */
function sizesThatCanBeHad(filters: readonly ProductFilter[]): { buyable: ProductFilter[]; countsBuyable: boolean } {
  const countsBuyable = !filters.some(({ available }) => available === true);
  return { buyable: [...filters, { available: true }], countsBuyable };
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
  /** Of the first products of the collection as it hangs; with a query that asks for nothing. */
  traits?: readonly CardTraitsFragment[];
  /** The answer is on its way, and these are the first of its products: how many there are of them is not known. */
  isForeseen?: true;
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
export function providerQuery(wanted: ListFilters): ProviderQuery {
  const { colours, sizes, kinds, cuts, covers, price, sale, sort } = wanted;
  const [sortKey, reverse] = ORDERS[sort];
  const asked: Record<Narrowing, ProductFilter[]> = {
    colours: colours.map((colour) => ({ tag: colourTag(colour) })),
    sizes: sizes.map((value) => ({ variantOption: { name: 'Size', value } })),
    kinds: kinds.map((productType) => ({ productType })),
    cuts: cuts.map((cut) => ({ tag: cutTag(cut) })),
    covers: covers.map((cover) => ({ tag: coverTag(cover) })),
    price: price ? [{ price }] : [],
    available: wantsStock(wanted) ? [{ available: true }] : [],
    sale: sale ? [{ tag: SALE_TAG }] : [],
  };
  return { filters: Object.values(asked).flat(), sortKey, reverse };
}
