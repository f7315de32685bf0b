import type { ProductCardFragment } from '../../../storefront-api/generated/operations.ts';

/** A product among what a search found. */
export const isProduct = (node: object): node is ProductCardFragment => 'handle' in node;

/** The product of a variant that was asked for by its id; undefined for one that is gone. */
export const productOf = (node: { product?: ProductCardFragment } | null): ProductCardFragment | undefined =>
  node?.product;
