import type { ApiFailure } from '../../../storefront-api/client.ts';
import type { CartUserError, CartWarning } from '../state/cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import { UNREACHABLE } from './with-timeout.ts';

/** Words for the shopper when the cart did not do as asked (decision D1): what happened, then what helps. */
export const REASONS = {
  network: UNREACHABLE,
  throttled: 'The counter is busy. Give it a moment, then try again.',
  server: 'Something slipped on our side. Your bag is safe, so try again in a moment.',
  readOnly: 'The shop takes no changes for a few minutes. Your bag is safe, so look around and try again soon.',
  refused: 'That did not work. Reload the page and try again.',
  leftTheShop: 'This piece has just left the shop. Reload the page to see what is here.',
  noCart: 'We could not open a bag for you. Try again in a moment.',
  soldOut: 'Someone got there first: this size is sold out.',
  allInCart: 'Every one we have left is already in your bag.',
  partly: 'Not all of it is still to be had. The rest is in your bag.',
  checkedOut: 'That bag has been checked out, so this is a fresh one.',
  beingPaid: 'This bag is being paid for, so it stays as it is. Checkout shows how the payment stands.',
  lineGone: 'This piece had already left the bag.',
} as const;

export function failureReason(failure: ApiFailure): string {
  return REASONS[failure.kind];
}

const PLAIN_REASONS: Partial<Record<NonNullable<CartUserError['code']>, string>> = {
  MAXIMUM_EXCEEDED: 'That is more of this piece than one order can hold.',
  CART_TOO_LARGE: 'Your bag is as full as a bag gets. Check out first, or take something out.',
  SERVICE_UNAVAILABLE: REASONS.throttled,
};

/** The provider's refusal in our words where we have them, else in its own; never with an id in it. */
export function refusalReason(errors: readonly CartUserError[]): string {
  const first = errors[0];
  if (!first) return REASONS.refused;
  if (/\bmerchandise\b.*does not exist/i.test(first.message)) return REASONS.leftTheShop;
  if (first.field?.includes('cartId') && /\bbeing paid\b/i.test(first.message)) return REASONS.beingPaid;
  const plain = first.code && PLAIN_REASONS[first.code];
  return plain ?? (first.message.includes('gid://') ? REASONS.refused : first.message);
}

/** Logs what failed (specification §8) and returns the shopper's words for it. */
export function explain(answer: Exclude<CartAnswer, { kind: 'cart' }>): string {
  if (answer.kind === 'gone') return REASONS.noCart;
  if (answer.kind === 'refused') {
    console.error('User errors', answer.errors);
    return refusalReason(answer.errors);
  }
  console.error('GraphQL errors', answer.failure);
  return failureReason(answer.failure);
}

export function isStockWarning({ code }: CartWarning): boolean {
  return code === 'MERCHANDISE_NOT_ENOUGH_STOCK' || code === 'MERCHANDISE_OUT_OF_STOCK';
}

/** What a line says about its stock, given the quantity that is in the cart now. */
export function stockNote(warning: CartWarning, quantity: number): string {
  if (warning.code === 'MERCHANDISE_OUT_OF_STOCK') return REASONS.soldOut;
  return quantity === 1 ? 'Only 1 left, so we set it to 1.' : `Only ${quantity} left, so we set it to ${quantity}.`;
}
