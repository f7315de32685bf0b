import { GIFT_ATTRIBUTE } from '../../promo/gifts-with-purchase.ts';
import type { OfferTerms } from '../../promo/offers.ts';
import type { PromoMove } from '../../promo/promo-rule.ts';
import type { Cart } from '../state/cart.ts';
import type { CartOutcome, ReturnedCart } from '../state/cart-events.ts';
import { giftMark, giftMoves, leftOut, withLeftOut } from '../state/cart-gifts.ts';
import { cartLines, lineOf, previewOf, quantitiesOf } from '../state/cart-lines.ts';
import type { CartFailure } from '../state/cart-state.ts';
import { type CartAnswer, returnedCart } from './cart-answer.ts';
import { explain, REASONS } from './cart-reasons.ts';
import type { OpenCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';

/** Gifts and extras: what the shop puts in by itself, and the shopper's word on it. */
export function giftKeeper({ store, requests, country, offersOf }: CartSessionParts, open: OpenCart) {
  const { dispatch, getState } = store;
  let request: Promise<OfferTerms | undefined> | undefined;

  async function offers(): Promise<OfferTerms | undefined> {
    const known = getState().offers;
    if (known && known.country === country()) return known;
    request ??= offersOf(country());
    const found = await request;
    request = undefined;
    dispatch({ type: 'offersTold', offers: found ?? null });
    return found;
  }

  const carryOut = (cart: Cart, move: PromoMove): Promise<CartAnswer> => {
    if (move.kind === 'remove') return requests.remove(cart.id, move.lineId);
    if (move.kind === 'setToOne') return requests.update(cart.id, move.lineId, 1);
    const { merchandiseId, handle } = move;
    const item = { merchandiseId, quantity: 1, attributes: [{ key: GIFT_ATTRIBUTE, value: handle }] };
    return requests.add(cart.id, [item], quantitiesOf(cart, [item]));
  };

  /** Writes down what is left out. */
  async function remember(
    cart: Cart,
    change: (handles: Set<string>) => void,
  ): Promise<{ returned: ReturnedCart } | { failure: CartFailure }> {
    const handles = new Set(leftOut(cart));
    change(handles);
    const answer = await requests.setAttributes(cart.id, withLeftOut(cart, handles));
    if (answer.kind === 'cart') return { returned: returnedCart(answer, getState()) };
    if (answer.kind === 'gone') await open.recreateCart(answer.next);
    const reason = answer.kind === 'gone' ? REASONS.checkedOut : explain(answer);
    return { failure: { subject: 'cart', reason } };
  }

  /** What the rule would have of the cart now. What there is to give away is not asked for an empty one. */
  async function movesFor(cart: Cart): Promise<readonly PromoMove[]> {
    const offered = cartLines(cart).length > 0 ? await offers() : undefined;
    return offered ? giftMoves(cart, offered) : [];
  }

  /** Makes one move; whether it came through. */
  async function make(cart: Cart, move: PromoMove): Promise<boolean> {
    const answer = await carryOut(cart, move);
    if (answer.kind === 'gone') await open.recreateCart(answer.next);
    if (answer.kind !== 'cart') return false;
    dispatch({ type: 'cartReturned', returned: { ...returnedCart(answer, getState()), byGifts: true } });
    return true;
  }

  return {
    offers,

    /** Brings the cart in line with the rule (decision D8). A move that fails is left for the next time. */
    async reconcile(): Promise<CartOutcome> {
      const { cart } = getState();
      const moves = cart ? await movesFor(cart) : [];
      if (!cart || moves.length === 0) return { ok: true };
      dispatch({ type: 'giftsMoving' });
      for (const move of moves) if (!(await make(cart, move))) return { ok: false };
      return { ok: true };
    },

    /** Takes a gift out and remembers that it is not wanted (decision D9). */
    async leaveOut(lineId: string): Promise<CartOutcome> {
      const { cart } = getState();
      const line = lineOf(cart, lineId);
      const mark = line && giftMark(line);
      if (!cart || !line || !mark) return { ok: true };
      // Remembered first: what fails after that is put right by the rule, and never comes back by it.
      const remembered = await remember(cart, (handles) => handles.add(mark));
      if ('failure' in remembered) return { ok: false, ...remembered };
      dispatch({ type: 'cartReturned', returned: remembered.returned });
      const answer = await requests.remove(cart.id, lineId);
      const removed = {
        merchandiseId: line.merchandise.id,
        quantity: 1,
        preview: previewOf(line),
        giftWithPurchase: mark,
      };
      if (answer.kind !== 'cart') return { ok: true, removed };
      return { ok: true, removed, returned: { ...returnedCart(answer, getState()), byGifts: true } };
    },

    /** Takes the refusal back; the rule then puts the gift in again. */
    async take(handle: string): Promise<CartOutcome> {
      const { cart } = getState();
      if (!cart) return { ok: false };
      const remembered = await remember(cart, (handles) => handles.delete(handle));
      return { ok: 'returned' in remembered, ...remembered };
    },
  };
}
