import type {
  CartErrorCode,
  CartFieldsFragment,
  CartWarningFieldsFragment,
} from '../../storefront-api/generated/operations.ts';

/**
 * A cart as the provider last returned it; every amount in it is the provider's. What other features do with it: add
 * (`bag.ts`), buy at once (`buy-now.ts`), say who is signed in (`setCustomer` in `bag.ts`) and where they are
 * (`changeBagCountry` in `change-country.ts`).
 */
export type Cart = CartFieldsFragment;
export type CartLine = Cart['lines']['edges'][number]['node'];
export type CartWarning = CartWarningFieldsFragment;

/** Why the provider would not change a cart, in its own words. */
export interface CartUserError {
  code: CartErrorCode | null;
  field: readonly string[] | null;
  message: string;
}

/** What a shopper puts into the bag. */
export interface CartPiece {
  merchandiseId: string;
  /** Whole and positive. */
  quantity: number;
  attributes?: ReadonlyArray<{ key: string; value: string }>;
}

/** What is known about a piece before the provider has answered: enough to draw its line. */
export interface PiecePreview {
  title: string;
  /** The product's handle. */
  handle: string;
  /** The variant's title: a size, or `Default Title` for a piece of one size. */
  variantTitle: string;
  picture: { url: string; alt: string } | undefined;
}
