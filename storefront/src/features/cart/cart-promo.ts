import { GIFT_ATTRIBUTE } from '../promo/giveaways.ts';
import type { OfferFacts } from '../promo/offers.ts';
import { type PromoMove, promoMoves } from '../promo/promo-rule.ts';
import type { Cart } from './cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartLifecycle, CartSessionParts } from './cart-lifecycle.ts';
import { previewOf } from './cart-line-changes.ts';
import { cartLines, lineOf, quantitiesOf } from './cart-lines.ts';
import { giftMark, leftOut, promoBag, withLeftOut } from './promo-bag.ts';

/** Gifts and extras: what the shop puts in by itself, and the shopper's word on it. */
export interface CartPromo {
  /** Brings the bag in line with the rule (decision D8). Runs by itself after every replacement of the cart. */
  settlePromo(): Promise<void>;
  /** "No thanks": takes a gift out and remembers that (decision D9). `undoRemove` puts it back. */
  leaveOut(lineId: string): Promise<Cart | null>;
  /** Takes the refusal back; the rule then puts the gift in again. */
  putBack(handle: string): Promise<Cart | null>;
  /** The offers of the country the bag is bought from, asked once; undefined while they cannot be had. */
  offers(): Promise<OfferFacts | undefined>;
}

export function cartPromo(
  { store, requests, storedId, country, offersOf }: CartSessionParts,
  life: CartLifecycle,
): CartPromo {
  const { getState, setState } = store;

  let asked: Promise<OfferFacts | undefined> | undefined;

  async function offers(): Promise<OfferFacts | undefined> {
    const known = getState().offers;
    if (known?.country === country()) return known;
    asked ??= offersOf(country());
    const found = await asked;
    asked = undefined;
    setState({ offers: found ?? null });
    return found;
  }

  const carryOut = (cart: Cart, move: PromoMove): Promise<CartAnswer> => {
    if (move.kind === 'remove') return requests.remove(cart.id, move.lineId);
    if (move.kind === 'setToOne') return requests.update(cart.id, move.lineId, 1);
    const { merchandiseId, handle } = move;
    const piece = { merchandiseId, quantity: 1, attributes: [{ key: GIFT_ATTRIBUTE, value: handle }] };
    return requests.add(cart.id, [piece], quantitiesOf(cart, [piece]));
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

  async function settle(): Promise<void> {
    const { cart } = getState();
    if (!cart || cart.lines.pageInfo.hasNextPage) return;
    const facts = cartLines(cart).length > 0 ? await offers() : undefined;
    if (!facts) return;
    // A cart whose change of country has not come through counts in another currency; its gift is left as it is.
    const sameCurrency = facts.currencyCode === cart.cost.subtotalAmount.currencyCode;
    const moves = promoMoves(promoBag(cart), facts.giveaways, sameCurrency ? facts.giftFrom : undefined);
    if (moves.length > 0) await life.working(() => carryOutAll(cart, moves));
  }

  /** Writes down what is left out; false when that failed, with the reason at the bag. */
  async function remember(cart: Cart, change: (handles: Set<string>) => void): Promise<Cart | null> {
    const handles = new Set(leftOut(cart));
    change(handles);
    const answer = await requests.setAttributes(cart.id, withLeftOut(cart, handles));
    if (answer.kind === 'cart') {
      life.replace(answer);
      storedId.announceChange();
      return answer.cart;
    }
    life.say('bag', life.explain(answer));
    return null;
  }

  return {
    offers,
    settlePromo: settle,

    leaveOut(lineId) {
      life.unsay('bag');
      setState((state) => ({ wanted: { ...state.wanted, [lineId]: 0 } }));
      return life.mutation(async () => {
        const { cart } = getState();
        const line = lineOf(cart, lineId);
        const mark = line && giftMark(line);
        if (!cart || !line || !mark) return cart ?? null;
        // Remembered first: what fails after that is put right by the rule, and never comes back by it.
        const remembered = await remember(cart, (handles) => handles.add(mark));
        const answer = remembered && (await requests.remove(cart.id, lineId));
        if (answer?.kind === 'cart') life.replace(answer, { settled: true });
        setState(({ wanted: { [lineId]: _, ...wanted } }) => ({ wanted }));
        if (!remembered) return null;
        const piece = { merchandiseId: line.merchandise.id, quantity: 1, preview: previewOf(line), giveaway: mark };
        setState({ removed: piece });
        storedId.announceChange();
        return getState().cart ?? null;
      });
    },

    putBack(handle) {
      life.unsay('bag');
      setState({ removed: undefined });
      return life.mutation(async () => {
        const { cart } = getState();
        return cart ? remember(cart, (handles) => handles.delete(handle)) : null;
      });
    },
  };
}
