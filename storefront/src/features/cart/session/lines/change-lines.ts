import type { CartLine } from '../../state/cart.ts';
import type { RemovedItem } from '../../state/cart-commands.ts';
import type { CartOutcome } from '../../state/cart-events.ts';
import { lineOf, previewOf } from '../../state/cart-lines.ts';
import { type AnsweredCart, type CartAnswer, returnedCart } from '../cart-answer.ts';
import { explain, REASONS } from '../cart-reasons.ts';
import type { OpenCart } from '../open-cart.ts';
import type { CartSessionParts } from '../session-parts.ts';

/** A line as it can be put back. */
export function removedItem(line: CartLine): RemovedItem {
  const attributes = line.attributes.map(({ key, value }) => ({ key, value: value ?? '' }));
  return { merchandiseId: line.merchandise.id, quantity: line.quantity, attributes, preview: previewOf(line) };
}

/** Reads the answer to a change of a line of a cart: `reading(answer, cartId, lineId)`. */
export function lineAnswers({ store, requests }: CartSessionParts, open: OpenCart) {
  const { getState } = store;

  /** The cart is gone: a fresh one takes its place, and the shopper is told why it is empty. */
  async function replaceLostCart(next?: AnsweredCart): Promise<CartOutcome> {
    await open.recreateCart(next);
    return { ok: false, failure: { subject: 'cart', reason: REASONS.checkedOut } };
  }

  /** A refusal usually means that another tab was faster; the cart as it really is says more than the refusal. */
  async function lookAgain(cartId: string, lineId: string, reason: string): Promise<CartOutcome> {
    const seen = await requests.retrieve(cartId);
    if (seen.kind === 'gone') return replaceLostCart();
    if (seen.kind !== 'cart') return { ok: false, failure: { subject: lineId, reason } };
    const isThere = lineOf(seen.cart, lineId) !== undefined;
    const failure = isThere ? { subject: lineId, reason } : { subject: 'cart', reason: REASONS.lineGone };
    return { ok: false, returned: returnedCart(seen, getState()), failure };
  }

  return async function outcomeOf(answer: CartAnswer, cartId: string, lineId: string): Promise<CartOutcome> {
    if (answer.kind === 'cart') return { ok: true, returned: returnedCart(answer, getState()) };
    if (answer.kind === 'gone') return replaceLostCart(answer.next);
    const reason = explain(answer);
    if (answer.kind === 'refused') return lookAgain(cartId, lineId, reason);
    return { ok: false, failure: { subject: lineId, reason } };
  };
}

/** Changes lines that are in the cart. What fails changes nothing the shopper has. */
export function lineChanges(parts: CartSessionParts, open: OpenCart) {
  const { requests } = parts;
  const { getState } = parts.store;
  const outcomeOf = lineAnswers(parts, open);

  return {
    /** Takes a line out and keeps it at hand for "Undo". */
    async remove(lineId: string): Promise<CartOutcome> {
      const { cart } = getState();
      const line = lineOf(cart, lineId);
      if (!cart || !line) return { ok: true };
      const outcome = await outcomeOf(await requests.remove(cart.id, lineId), cart.id, lineId);
      return outcome.ok ? { ...outcome, removed: removedItem(line) } : outcome;
    },

    async setQuantity(lineId: string, quantity: number): Promise<CartOutcome> {
      const { cart } = getState();
      if (!cart || lineOf(cart, lineId)?.quantity === quantity) return { ok: true };
      return outcomeOf(await requests.update(cart.id, lineId, quantity), cart.id, lineId);
    },
  };
}
