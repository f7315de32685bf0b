import { type FilterMatch, MEETS, STAYS } from './filter-match.ts';
import type { ListedCatalogue, PricedCatalogue } from './listed-catalogue.ts';
import { isCounted, tagGroup } from './tag-groups.ts';

/** What a list can be narrowed by, with the products each value would leave. */
export interface ProductFacets {
  inStock: number;
  soldOut: number;
  /** Cheapest and dearest variant in minor units; undefined for an empty list. */
  price: { min: number; max: number } | undefined;
  /** By the option's name, then by value. */
  options: ReadonlyMap<string, ReadonlyMap<string, number>>;
  types: ReadonlyMap<string, number>;
  /** By tag: the colour families, cuts, covers and the marked ones. */
  tags: ReadonlyMap<string, number>;
}

/** Counts by the place of a value in its list, from 1: one that only stands there has 1, and 0 is not in the list at all. */
type Counts = Uint32Array;

interface Tally {
  inStock: number;
  soldOut: number;
  min: number;
  max: number;
  choices: Counts;
  kinds: Counts;
  tags: Counts;
}

function count(counts: Counts, value: number, counted: boolean): void {
  counts[value] = Math.max(counts[value] ?? 0, 1) + (counted ? 1 : 0);
}

/** The values that stand in the list, with their counts. */
const countsOf = <Value>(counts: Counts, values: readonly Value[]): Array<[Value, number]> =>
  values.flatMap((value, place) => {
    const counted = counts[place] ?? 0;
    return counted === 0 ? [] : [[value, counted - 1]];
  });

/** Whether all of these are met. */
const all = (met: number, needed: number): boolean => (met & needed) === needed;

/** All that a product must meet but for one group. */
const but = (group: number): number => STAYS & ~group;

const BUT_TYPE = but(MEETS.type);
const OWN = but(MEETS.variants);

function countStock(tally: Tally, met: number): void {
  if (all(met, OWN | MEETS.someInStock)) tally.inStock += 1;
  else if (all(met, OWN | MEETS.some)) tally.soldOut += 1;
}

/** NaN, which is no price, is neither. */
function widenSpan(tally: Tally, amount: number): void {
  if (amount < tally.min) tally.min = amount;
  if (amount > tally.max) tally.max = amount;
}

/** Sizes and the span of prices of a product. */
function variantCounter({ catalogue, amounts }: PricedCatalogue, match: FilterMatch, tally: Tally) {
  const { firstVariant, choice } = catalogue;
  return (product: number, met: number): void => {
    const counted = all(met, OWN);
    const end = firstVariant[product + 1] ?? 0;
    for (let variant = firstVariant[product] ?? 0; variant < end; variant += 1) {
      const fits = counted && match.fields(variant) && match.stock(variant);
      count(tally.choices, choice[variant] ?? 0, fits && match.price(variant));
      if (fits && match.option(variant)) widenSpan(tally, amounts[variant] ?? Number.NaN);
    }
  };
}

/** Those tags of a product that lists count. */
function tagCounter({ firstTag, tag, tags }: ListedCatalogue, tally: Tally) {
  /** What a product must meet to be counted under a tag; 0 for a tag that is not counted. */
  const needed = Uint16Array.from(tags, (own) => (isCounted(own) ? but(MEETS[tagGroup(own)]) : 0));
  return (product: number, met: number): void => {
    const end = firstTag[product + 1] ?? 0;
    for (let at = firstTag[product] ?? 0; at < end; at += 1) {
      const own = tag[at] ?? 0;
      const others = needed[own] ?? 0;
      if (others !== 0) count(tally.tags, own, all(met, others));
    }
  };
}

function facetsIn({ inStock, soldOut, min, max, ...tally }: Tally, catalogue: ListedCatalogue): ProductFacets {
  const choices = Map.groupBy(countsOf(tally.choices, catalogue.choices), ([{ name }]) => name);
  return {
    inStock,
    soldOut,
    price: min <= max ? { min, max } : undefined,
    options: new Map([...choices].map(([name, own]) => [name, new Map(own.map(([{ value }, n]) => [value, n]))])),
    types: new Map(countsOf(tally.kinds, catalogue.kinds)),
    tags: new Map(countsOf(tally.tags, catalogue.tags)),
  };
}

/**
 * Counts the facets of a list of products, given by their numbers. Each is counted under the filters of all other groups, so
 * that a second value of the same group can still be chosen; a value stands with 0 as long as the unfiltered list has it.
 */
export function facetsOf(products: Uint32Array, priced: PricedCatalogue, match: FilterMatch): ProductFacets {
  const { catalogue } = priced;
  const tally: Tally = {
    inStock: 0,
    soldOut: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
    choices: new Uint32Array(catalogue.choices.length),
    kinds: new Uint32Array(catalogue.kinds.length),
    tags: new Uint32Array(catalogue.tags.length),
  };
  const countVariants = variantCounter(priced, match, tally);
  const countTags = tagCounter(catalogue, tally);
  for (const product of products) {
    const met = match.of(product);
    countStock(tally, met);
    count(tally.kinds, catalogue.kind[product] ?? 0, all(met, BUT_TYPE));
    countTags(product, met);
    countVariants(product, met);
  }
  return facetsIn(tally, catalogue);
}
