import {
  type CatalogueAvailability,
  isSellable,
  type ListedProduct,
  type ListedVariant,
  VENDOR,
} from './listed-product.ts';
import type { PriceSpan, ProductFilters } from './product-filters.ts';

/** Which groups of filters a product meets; the filters about variants are told apart for the counts of each. */
export interface FilterMatch {
  type: boolean;
  colour: boolean;
  tag: boolean;
  /** All groups that are not counted. */
  rest: boolean;
  /** Some variant meets price, option and fields, and the filtered stock. */
  variants: boolean;
  /** Some variant meets price, option and fields: at all, and in stock. */
  some: boolean;
  someInStock: boolean;
}

const within = (amount: number | null, spans: readonly PriceSpan[]): boolean =>
  spans.length === 0 ||
  (amount !== null && spans.some(({ min, max }) => amount >= min && (max === null || amount <= max)));

export const priceMatches = (variant: ListedVariant, filters: ProductFilters): boolean =>
  within(variant.amount, filters.prices);

/** Every option named must be the product's own and have one of the values. */
export function optionMatches(product: ListedProduct, variant: ListedVariant, { options }: ProductFilters): boolean {
  if (options.size === 0) return true;
  const values = options.size === 1 ? options.get(product.optionKey) : undefined;
  return values?.has(variant.valueKey) ?? false;
}

export const fieldsMatch = (variant: ListedVariant, { variants }: ProductFilters): boolean =>
  variants.every((ids) => ids.has(variant.id));

/** Whether the stock of one variant is the one filtered by. */
export const stockMatches = (sellable: boolean, { available }: ProductFilters): boolean =>
  available === undefined || sellable === available;

const oneOf = (wanted: readonly string[], tags: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((tag) => tags.includes(tag));

/** Holds a product against all filters. */
export function matchOf(
  product: ListedProduct,
  filters: ProductFilters,
  availability: CatalogueAvailability,
): FilterMatch {
  let some = false;
  let someInStock = false;
  for (const variant of product.variants) {
    if (!priceMatches(variant, filters) || !optionMatches(product, variant, filters) || !fieldsMatch(variant, filters))
      continue;
    some = true;
    someInStock ||= isSellable(product, variant, availability);
  }
  const { available, types, vendors } = filters;
  return {
    type: types.size === 0 || types.has(product.kindKey),
    colour: oneOf(filters.colours, product.colours),
    tag: oneOf(filters.tags, product.tags),
    rest:
      (vendors.size === 0 || vendors.has(VENDOR.toLowerCase())) && filters.products.every((ids) => ids.has(product.id)),
    variants: available === undefined ? some : available ? someInStock : some && !someInStock,
    some,
    someInStock,
  };
}

/** Whether the product stays in the list. */
export function meetsFilters(
  product: ListedProduct,
  filters: ProductFilters,
  availability: CatalogueAvailability,
): boolean {
  const { type, colour, tag, rest, variants } = matchOf(product, filters, availability);
  return type && colour && tag && rest && variants;
}
