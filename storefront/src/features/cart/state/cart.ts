import type {
  CartErrorCode,
  CartFieldsFragment,
  CartWarningFieldsFragment,
} from '../../../storefront-api/generated/operations.ts';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';

/**
 * A cart as the provider last returned it; every amount in it is the provider's. What other features do with it: add
 * or buy at once, say who is signed in and where they are, all by `cart-actions.ts`.
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

/** What a shopper puts into the cart. */
export interface CartItem {
  merchandiseId: string;
  /** Whole and positive. */
  quantity: number;
  attributes?: ReadonlyArray<{ key: string; value: string }> | undefined;
}

/** What is known about an item before the provider has answered: enough to draw its line. */
export interface ItemPreview {
  title: string;
  /** The product's handle. */
  handle: string;
  /** What its fabric is printed with: two lines of one style would read alike without it. */
  print?: string | undefined;
  /** The variant's title: a size, or `Default Title` for an item of one size. */
  variantTitle: string;
  picture: { url: string; alt: string } | undefined;
  /** As it was shown, for what is noted without a connection. */
  price?: MoneyAmount | undefined;
}

/** An item with what the cart shows of it. */
export interface ShownItem extends CartItem {
  preview: ItemPreview;
}
