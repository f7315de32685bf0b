import { GIFT_ATTRIBUTE } from '../promo/gifts-with-purchase.ts';
import type { OfferTerms } from '../promo/offers.ts';
import { type PromoMove, promoMoves } from '../promo/promo-rule.ts';
import type { Cart } from './cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartLifecycle, CartSessionParts } from './cart-lifecycle.ts';
import { previewOf } from './cart-line-changes.ts';
import { cartLines, lineOf, quantitiesOf } from './cart-lines.ts';
import { giftMark, leftOut, promoCart, withLeftOut } from './promo-cart.ts';

/** Gifts and extras: what the shop puts in by itself, and the shopper's word on it. */
export interface CartPromo {
  /** Brings the cart in line with the rule (decision D8). Runs by itself after every replacement of the cart. */
  reconcileGifts(): Promise<void>;
  /** "No thanks": takes a gift out and remembers that (decision D9). `undoRemove` puts it back. */
  leaveOut(lineId: string): Promise<Cart | null>;
  /** Takes the refusal back; the rule then puts the gift in again. */
  putBack(handle: string): Promise<Cart | null>;
  /** The offers of the country the cart is bought from, asked once; undefined while they cannot be had. */
  offers(): Promise<OfferTerms | undefined>;
}

export function cartPromo(
  { store, requests, storedId, country, offersOf }: CartSessionParts,
  life: CartLifecycle,
): CartPromo {
  const { getState, setState } = store;

  let request: Promise<OfferTerms | undefined> | undefined;

  async function offers(): Promise<OfferTerms | undefined> {
    const known = getState().offers;
    if (known?.country === country()) return known;
    request ??= offersOf(country());
    const found = await request;
    request = undefined;
    setState({ offers: found ?? null });
    return found;
  }

  const carryOut = (cart: Cart, move: PromoMove): Promise<CartAnswer> => {
    if (move.kind === 'remove') return requests.remove(cart.id, move.lineId);
    if (move.kind === 'setToOne') return requests.update(cart.id, move.lineId, 1);
    const { merchandiseId, handle } = move;
    const item = { merchandiseId, quantity: 1, attributes: [{ key: GIFT_ATTRIBUTE, value: handle }] };
    return requests.add(cart.id, [item], quantitiesOf(cart, [item]));
  };

  /** A move that fails is left for the next time: the provider checks gifts anyway. */
  async function carryOutAll(cart: Cart, moves: readonly PromoMove[]): Promise<void> {
    for (const move of moves) {
      const answer = await carryOut(cart, move);
      if (answer.kind !== 'cart') return;
      life.replace(answer, { settled: true });
      storedId.announceChange();
    }
  }

  async function reconcile(): Promise<void> {
    const { cart } = getState();
    if (!cart || cart.lines.pageInfo.hasNextPage) return;
    const offered = cartLines(cart).length > 0 ? await offers() : undefined;
    if (!offered) return;
    // A cart whose change of country has not come through counts in another currency; its gift is left as it is.
    const sameCurrency = offered.currencyCode === cart.cost.subtotalAmount.currencyCode;
    const moves = promoMoves(promoCart(cart), offered.giftsWithPurchase, sameCurrency ? offered.giftFrom : undefined);
    if (moves.length > 0) await life.working(() => carryOutAll(cart, moves));
  }

  /** Writes down what is left out; false when that failed, with the reason at the cart. */
  async function remember(cart: Cart, change: (handles: Set<string>) => void): Promise<Cart | null> {
    const handles = new Set(leftOut(cart));
    change(handles);
    const answer = await requests.setAttributes(cart.id, withLeftOut(cart, handles));
    if (answer.kind === 'cart') {
      life.replace(answer);
      storedId.announceChange();
      return answer.cart;
    }
    life.setError('cart', life.explain(answer));
    return null;
  }

  return {
    offers,
    reconcileGifts: reconcile,

    leaveOut(lineId) {
      life.clearError('cart');
      setState((state) => ({ pendingQuantities: { ...state.pendingQuantities, [lineId]: 0 } }));
      return life.mutation(async () => {
        const { cart } = getState();
        const line = lineOf(cart, lineId);
        const mark = line && giftMark(line);
        if (!cart || !line || !mark) return cart ?? null;
        // Remembered first: what fails after that is put right by the rule, and never comes back by it.
        const remembered = await remember(cart, (handles) => handles.add(mark));
        const answer = remembered && (await requests.remove(cart.id, lineId));
        if (answer?.kind === 'cart') life.replace(answer, { settled: true });
        setState(({ pendingQuantities: { [lineId]: _, ...pendingQuantities } }) => ({ pendingQuantities }));
        if (!remembered) return null;
        const item = {
          merchandiseId: line.merchandise.id,
          quantity: 1,
          preview: previewOf(line),
          giftWithPurchase: mark,
        };
        setState({ removed: item });
        storedId.announceChange();
        return getState().cart ?? null;
      });
    },

    putBack(handle) {
      life.clearError('cart');
      setState({ removed: undefined });
      return life.mutation(async () => {
        const { cart } = getState();
        return cart ? remember(cart, (handles) => handles.delete(handle)) : null;
      });
    },
  };
}
