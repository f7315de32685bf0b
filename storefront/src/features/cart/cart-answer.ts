import type { ApiFailure, ApiResult } from '../../storefront-api/result.ts';
import type { Cart, CartUserError, CartWarning } from './cart.ts';

/** What a cart request came to. Only `gone` may ever cost a shopper their cart (decision D17). */
export type CartAnswer =
  | { kind: 'cart'; cart: Cart; warnings: readonly CartWarning[] }
  /** The provider says that it has no such open cart: never existed, expired, or checked out. */
  | { kind: 'gone' }
  /** The provider answered and would not do it. */
  | { kind: 'refused'; errors: readonly CartUserError[] }
  /** No usable answer: network, throttling, a fault on the provider's side, or GraphQL errors. */
  | { kind: 'failed'; failure: ApiFailure };

interface CartPayload {
  cart: Cart | null;
  userErrors: readonly CartUserError[];
  warnings: readonly CartWarning[];
}

// The provider's words for a cart that cannot be used any more; it gives these cases no code of their own. Line ids
// may end in `?cart=…`, so "line gid://…?cart=abc does not exist" must not match.
const GONE = /\bcart (does not exist|(was )?not found|(is |has )?(already )?(been )?completed)/i;

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
  if (errors.some(namesNoOpenCart)) return { kind: 'gone' };
  if (errors.length > 0) return { kind: 'refused', errors };
  if (payload?.cart) return { kind: 'cart', cart: payload.cart, warnings: payload.warnings };
  return { kind: 'failed', failure: { kind: 'server', messages: ['The answer holds no cart.'] } };
}
