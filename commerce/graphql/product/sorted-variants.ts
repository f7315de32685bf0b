import type { VariantRecord } from '../../store/catalogue/variants.ts';
import type { ProductVariantSortKeys } from '../generated/resolvers.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Readonly<Record<ProductVariantSortKeys, (a: VariantRecord, b: VariantRecord) => number>> = {
  ID: (a, b) => a.id - b.id,
  POSITION: (a, b) => a.position - b.position,
  // Without a search nothing is more relevant than another.
  RELEVANCE: (a, b) => a.position - b.position,
  SKU: (a, b) => byText(a.sku, b.sku),
  TITLE: (a, b) => byText(a.optionValue, b.optionValue),
};

/** A product's variants in the wanted order. */
export function sortedVariants(variants: readonly VariantRecord[], key: ProductVariantSortKeys): VariantRecord[] {
  return variants.toSorted(ORDERS[key]);
}
