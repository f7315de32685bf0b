import type { FacetsFragment, ProductFilter } from '../../../storefront-api/generated/operations.ts';
import type { PriceSpan } from './list-filters.ts';

/** A value a list can be narrowed to, and how many products that would leave. */
export interface Facet {
  value: string;
  count: number;
}

/** What a list can be narrowed by, each counted under all other filters. */
export interface Facets {
  kinds: readonly Facet[];
  sizes: readonly Facet[];
  /** By colour word: 'red'. */
  colours: ReadonlyMap<string, number>;
  /** Cheapest and dearest, in the shopper's currency. */
  price?: PriceSpan;
  inStock?: number;
  soldOut?: number;
  onSale?: number;
}

const SIZE = 'Size';
const SALE_TAG = 'sale';
const COLOUR_TAG = /^filter_(\w+)$/;

/** Reads the provider's filters by what their values ask for: their ids and names are the provider's own business. */
export function facetsOf(filters: FacetsFragment['filters']): Facets {
  const kinds: Facet[] = [];
  const sizes: Facet[] = [];
  const colours = new Map<string, number>();
  const facets: Facets = { kinds, sizes, colours };
  for (const { input, count } of filters.flatMap(({ values }) => values)) {
    const { productType, variantOption, tag, available, price }: ProductFilter = JSON.parse(String(input));
    const colour = COLOUR_TAG.exec(tag ?? '')?.[1];
    if (productType) kinds.push({ value: productType, count });
    if (variantOption?.name === SIZE) sizes.push({ value: variantOption.value, count });
    if (colour) colours.set(colour, count);
    if (tag === SALE_TAG) facets.onSale = count;
    if (available === true) facets.inStock = count;
    if (available === false) facets.soldOut = count;
    if (price) facets.price = { min: price.min ?? 0, ...(typeof price.max === 'number' && { max: price.max }) };
  }
  return facets;
}
