import type { FacetsFragment, ProductFilter } from '../../../storefront-api/generated/operations.ts';
import { colourOfTag } from './colour-filter.ts';
import type { PriceSpan } from './filter-values.ts';

/** A value a list can be narrowed to, and how many products that would leave. */
export interface Facet {
  value: string;
  count: number;
}

/** What a list can be narrowed by, each counted under all other filters. */
export interface Facets {
  kinds: readonly Facet[];
  /** Cuts and covers, of a provider whose products have such tags: 'tie-side', 'full'. */
  cuts: readonly Facet[];
  covers: readonly Facet[];
  sizes: readonly Facet[];
  /** By colour word: 'red'. */
  colours: ReadonlyMap<string, number>;
  /** Cheapest and dearest, in the shopper's currency. */
  price?: PriceSpan | undefined;
  inStock?: number | undefined;
  soldOut?: number | undefined;
  onSale?: number | undefined;
}

const SIZE = 'Size';
/** The tag of products whose price is reduced. */
export const SALE_TAG = 'sale';
const CUT = 'cut_';
const COVER = 'cover_';
/** The tag of products of a cut, or of a cover, as addresses name it: 'tie-side', 'full'. */
export const cutTag = (cut: string): string => CUT + cut;
export const coverTag = (cover: string): string => COVER + cover;

/** What stands behind `prefix` in a tag that begins with it. */
const behind = (prefix: string, tag: string | null | undefined): string | undefined =>
  tag?.startsWith(prefix) ? tag.slice(prefix.length) : undefined;

/** What a value of the provider's asks for, and how many products that would leave. */
interface CountedInput {
  asks: ProductFilter;
  count: number;
}

const isFilter = (value: unknown): value is ProductFilter => typeof value === 'object' && value !== null;

/** Those that ask for something of one sort, by what they ask for. */
function counted(inputs: readonly CountedInput[], sort: (asks: ProductFilter) => string | null | undefined): Facet[] {
  return inputs.flatMap(({ asks, count }) => {
    const value = sort(asks);
    return value ? [{ value, count }] : [];
  });
}

/** Reads the provider's filters by what their values ask for: their ids and names are the provider's own business. */
export function facetsOf(filters: FacetsFragment['filters']): Facets {
  const inputs = filters
    .flatMap(({ values }) => values)
    .flatMap(({ input, count }): CountedInput[] => {
      const asks: unknown = JSON.parse(String(input));
      return isFilter(asks) ? [{ asks, count }] : [];
    });
  const countOf = (isMeant: (asks: ProductFilter) => boolean): number | undefined =>
    inputs.find(({ asks }) => isMeant(asks))?.count;
  const price = inputs.find(({ asks }) => asks.price)?.asks.price;
  const colours = counted(inputs, ({ tag }) => colourOfTag(tag));
  return {
    kinds: counted(inputs, ({ productType }) => productType),
    cuts: counted(inputs, ({ tag }) => behind(CUT, tag)),
    covers: counted(inputs, ({ tag }) => behind(COVER, tag)),
    sizes: counted(inputs, ({ variantOption }) => (variantOption?.name === SIZE ? variantOption.value : undefined)),
    colours: new Map(colours.map(({ value, count }) => [value, count])),
    price: price ? { min: price.min ?? 0, ...(typeof price.max === 'number' && { max: price.max }) } : undefined,
    inStock: countOf(({ available }) => available === true),
    soldOut: countOf(({ available }) => available === false),
    onSale: countOf(({ tag }) => tag === SALE_TAG),
  };
}

const PLURALS: ReadonlyArray<readonly [ending: RegExp, plural: string]> = [
  [/(ss|ch|sh|x)$/, '$1es'],
  [/([^aeiou])y$/, '$1ies'],
  [/f$/, 'ves'],
  [/([^s])$/, '$1s'],
];

/**
 * A product type as a shopper reads it: 'tote-bag' is 'Tote bags', 'one-piece' stays 'One-pieces'. One that is written for
 * shoppers already stays as it is.
 */
export function kindName(kind: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(kind)) return kind;
  const label = kind === 'one-piece' ? kind : kind.replaceAll('-', ' ');
  const [ending, plural] = PLURALS.find(([end]) => end.test(label)) ?? [/$/, ''];
  return capitalised(label.replace(ending, plural));
}

/** A cut or a cover as a shopper reads it: 'tie-side' is 'Tie-side'. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
