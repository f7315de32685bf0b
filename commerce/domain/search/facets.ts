import { type FilterMatch, fieldsMatch, matchOf, optionMatches, priceMatches, stockMatches } from './filter-match.ts';
import { type CatalogueAvailability, isSellable, type ListedProduct } from './listed-product.ts';
import type { ProductFilters } from './product-filters.ts';

/** Tags other than colours that a list can be narrowed by. */
const MARKED_TAGS: readonly string[] = ['sale'];

/** What a list can be narrowed by, with the products each value would leave. */
export interface ProductFacets {
  inStock: number;
  soldOut: number;
  /** Cheapest and dearest variant in minor units; undefined for an empty list. */
  price: { min: number; max: number } | undefined;
  /** By the option's name, then by value. */
  options: ReadonlyMap<string, ReadonlyMap<string, number>>;
  types: ReadonlyMap<string, number>;
  /** By tag: the colour families and the marked ones. */
  tags: ReadonlyMap<string, number>;
}

/** Counters stand in the map once, and count without it. */
type Counts = Map<string, { n: number }>;

interface Tally {
  inStock: number;
  soldOut: number;
  min: number;
  max: number;
  options: Map<string, Counts>;
  types: Counts;
  tags: Counts;
}

function count(counts: Counts, value: string, counted: boolean): void {
  const counter = counts.get(value);
  if (!counter) counts.set(value, { n: counted ? 1 : 0 });
  else if (counted) counter.n += 1;
}

const numbersOf = (counts: Counts): Map<string, number> => new Map([...counts].map(([value, { n }]) => [value, n]));

function countTags(tally: Tally, { tags, colours }: ListedProduct, match: FilterMatch): void {
  const others = match.type && match.rest && match.variants;
  for (const colour of colours) count(tally.tags, colour, others && match.tag);
  for (const tag of MARKED_TAGS) if (tags.includes(tag)) count(tally.tags, tag, others && match.colour);
}

function countStock(tally: Tally, match: FilterMatch): void {
  if (match.someInStock) tally.inStock += 1;
  else if (match.some) tally.soldOut += 1;
}

/** Sizes and the span of prices; `counted` when the product itself meets its filters. */
function countVariants(
  tally: Tally,
  product: ListedProduct,
  counted: boolean,
  filters: ProductFilters,
  availability: CatalogueAvailability,
): void {
  const values = tally.options.get(product.optionName) ?? new Map<string, { n: number }>();
  if (values.size === 0) tally.options.set(product.optionName, values);
  for (const variant of product.variants) {
    const fits =
      counted && fieldsMatch(variant, filters) && stockMatches(isSellable(product, variant, availability), filters);
    count(values, variant.value, fits && priceMatches(variant, filters));
    if (fits && variant.amount !== null && optionMatches(product, variant, filters)) {
      tally.min = Math.min(tally.min, variant.amount);
      tally.max = Math.max(tally.max, variant.amount);
    }
  }
}

/**
 * Counts the facets of a list. Each is counted under the filters of all other groups, so that a second value of the same
 * group can still be chosen; a value stands with 0 as long as the unfiltered list has it.
 */
export function facetsOf(
  products: Iterable<ListedProduct>,
  filters: ProductFilters,
  availability: CatalogueAvailability,
): ProductFacets {
  const tally: Tally = {
    inStock: 0,
    soldOut: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
    options: new Map(),
    types: new Map(),
    tags: new Map(),
  };
  for (const product of products) {
    const match = matchOf(product, filters, availability);
    const ownOk = match.type && match.colour && match.tag && match.rest;
    if (ownOk) countStock(tally, match);
    count(tally.types, product.kind, match.colour && match.tag && match.rest && match.variants);
    countTags(tally, product, match);
    countVariants(tally, product, ownOk, filters, availability);
  }
  const { inStock, soldOut, min, max, options, types, tags } = tally;
  return {
    inStock,
    soldOut,
    price: min <= max ? { min, max } : undefined,
    options: new Map([...options].map(([name, values]) => [name, numbersOf(values)])),
    types: numbersOf(types),
    tags: numbersOf(tags),
  };
}
