import type { ApiFailure, ApiResult } from '../../../storefront-api/client.ts';
import { codeNotes } from '../../promo/code-messages.ts';
import type { Cart, CartUserError, CartWarning } from '../state/cart.ts';
import type { ReturnedCart } from '../state/cart-events.ts';
import type { CartState } from '../state/cart-state.ts';

/** A cart as the provider has it now. */
export interface AnsweredCart {
  kind: 'cart';
  cart: Cart;
  warnings: readonly CartWarning[];
}

/** What a cart request came to. Only `gone` may ever cost a shopper their cart (decision D17). */
export type CartAnswer =
  | AnsweredCart
  /**
   * The provider says that it has no such open cart: never existed, expired, or checked out. `next` is a new one that it has
   * made in its place, with the change made to it as far as that could be.
   */
  | { kind: 'gone'; next?: AnsweredCart }
  /** The provider answered and would not do it. */
  | { kind: 'refused'; errors: readonly CartUserError[] }
  /** No usable answer: network, throttling, a fault on the provider's side, or GraphQL errors. */
  | { kind: 'failed'; failure: ApiFailure };

/** What every mutation of a cart answers with. */
export interface CartPayload {
  cart: Cart | null;
  userErrors: readonly CartUserError[];
  warnings: readonly CartWarning[];
}

// The provider's words for a cart that cannot be used any more; it gives these cases no code of their own. Line ids
// may end in `?cart=…`, so "line gid://…?cart=abc does not exist" must not match.
// An id that is none at all is one of another provider's carts.
const GONE =
  /^Variable \$(cartId|id) of type ID! was provided invalid value|\bcart (does not exist|(was )?not found|(is |has )?(already )?(been )?completed)/i;

function isGone(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.messages.some((message) => GONE.test(message));
}

function namesNoOpenCart({ code, field, message }: CartUserError): boolean {
  const aboutTheCart = (code === null || code === 'INVALID') && field?.includes('cartId');
  return aboutTheCart === true || GONE.test(message);
}

/** Reads RetrieveCart: a null cart is one that is gone or checked out (decision D2). */
export function retrieved(result: ApiResult<{ cart: Cart | null }>): CartAnswer {
  if (!result.ok) return isGone(result.failure) ? { kind: 'gone' } : { kind: 'failed', failure: result.failure };
  const { cart } = result.data;
  return cart ? { kind: 'cart', cart, warnings: [] } : { kind: 'gone' };
}

/** Reads a mutation: it failed if the response has errors or a non-empty list of user errors (specification §5). */
export function mutated<R>(result: ApiResult<R>, payloadOf: (data: R) => CartPayload | null): CartAnswer {
  if (!result.ok) return isGone(result.failure) ? { kind: 'gone' } : { kind: 'failed', failure: result.failure };
  const payload = payloadOf(result.data);
  const errors = payload?.userErrors ?? [];
  if (errors.some(namesNoOpenCart))
    return payload?.cart
      ? { kind: 'gone', next: { kind: 'cart', cart: payload.cart, warnings: payload.warnings } }
      : { kind: 'gone' };
  if (errors.length > 0) return { kind: 'refused', errors };
  if (payload?.cart) return { kind: 'cart', cart: payload.cart, warnings: payload.warnings };
  return { kind: 'failed', failure: { kind: 'server', messages: ['The answer holds no cart.'] } };
}

/** A returned cart as the store takes it: with why its codes take nothing off, as far as that was ever said. */
export function returnedCart(
  { cart, warnings }: AnsweredCart,
  { codeNotes: before }: Pick<CartState, 'codeNotes'>,
): ReturnedCart {
  return { cart, warnings, codeNotes: codeNotes(cart, warnings, before) };
}
