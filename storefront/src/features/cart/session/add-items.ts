import type { Cart, CartItem, CartWarning } from '../state/cart.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import { hasGrownBy, quantitiesOf, quantityOf } from '../state/cart-lines.ts';
import { type AnsweredCart, type CartAnswer, returnedCart } from './cart-answer.ts';
import { explain, isStockWarning, REASONS } from './cart-reasons.ts';
import type { OpenCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';

/**
 * The variants that did not go in: "added" is said only once the returned cart holds them (decision D1). A cart that
 * holds some but not more than before has had none added only if the provider says so: another tab may have taken out.
 * Lines beyond those returned are not seen; what may be among them is in unless the provider says that it is short.
 */
function notAdded(cart: Cart, before: ReadonlyMap<string, number>, warnings: readonly CartWarning[]): string[] {
  const shortOfStock = warnings.some(isStockWarning);
  const wholeCart = !cart.lines.pageInfo.hasNextPage;
  return [...before.keys()].filter((id) => {
    const has = quantityOf(cart, id);
    return (wholeCart && has === 0) || (shortOfStock && has <= (before.get(id) ?? 0));
  });
}

/** Why an item is missing from the returned cart. */
function missingReason(cart: Cart, missing: readonly string[], asked: number): string {
  if (missing.length < asked) return REASONS.partly;
  return quantityOf(cart, missing[0] ?? '') > 0 ? REASONS.allInCart : REASONS.soldOut;
}

/** What came of a request for items, and what the cart held of them before; or why none was sent. */
type Sent = { answer: CartAnswer; before: ReadonlyMap<string, number> } | { reason: string };

/**
 * Puts items into the cart, which is made if there is none. What fails changes nothing the shopper has. `tellsShort` says so
 * when fewer went in than were asked for; of a single item, its line tells that.
 */
export function itemAdder({ store, requests }: CartSessionParts, open: OpenCart) {
  const { getState } = store;

  /** Sends the items; a cart that has been checked out meanwhile is replaced by a new one that holds them. */
  async function send(items: readonly CartItem[]): Promise<Sent> {
    const cartId = await open.openCartId();
    if ('reason' in cartId) return cartId;
    const before = quantitiesOf(getState().cart, items);
    const answer = await requests.add(cartId.id, items, before);
    return answer.kind === 'gone' ? sendAnew(items, answer.next) : { answer, before };
  }

  async function sendAnew(items: readonly CartItem[], next: AnsweredCart | undefined): Promise<Sent> {
    const fresh = await open.recreateCart(next);
    if (!fresh) return { reason: REASONS.noCart };
    const before = quantitiesOf(undefined, items);
    return { answer: next ? { ...next, cart: fresh } : await requests.add(fresh.id, items, before), before };
  }

  return async (items: readonly CartItem[], subject: string, tellsShort = false): Promise<CartOutcome> => {
    const fail = (reason: string): CartOutcome => ({ ok: false, failure: { subject, reason } });
    const sent = await send(items);
    if ('reason' in sent) return fail(sent.reason);
    const { answer, before } = sent;
    if (answer.kind !== 'cart') return fail(explain(answer));
    const { cart, warnings } = answer;
    const returned = returnedCart(answer, getState());
    const missing = notAdded(cart, before, warnings);
    if (missing.length > 0) {
      console.error('User errors', warnings);
      return { ...fail(missingReason(cart, missing, before.size)), returned };
    }
    const isShort = warnings.some(isStockWarning) && !hasGrownBy(cart, before, items);
    return { ok: true, returned, failure: isShort && tellsShort ? { subject, reason: REASONS.partly } : undefined };
  };
}
