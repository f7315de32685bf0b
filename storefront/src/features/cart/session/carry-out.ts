import type { OfferTerms } from '../../promo/offers.ts';
import type { CartLine } from '../state/cart.ts';
import { arrivingItem, type CartCommand, type RemovedItem, subjectOf } from '../state/cart-commands.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import { lineOf, previewOf } from '../state/cart-lines.ts';
import { itemAdder } from './add-items.ts';
import { type AnsweredCart, type CartAnswer, returnedCart } from './cart-answer.ts';
import { explain, REASONS } from './cart-reasons.ts';
import { codeChanges } from './change-codes.ts';
import { giftKeeper } from './give-gifts.ts';
import { type OpenCart, openCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';
import { buyerTeller } from './tell-buyer.ts';

function removedItem(line: CartLine): RemovedItem {
  const attributes = line.attributes.map(({ key, value }) => ({ key, value: value ?? '' }));
  return { merchandiseId: line.merchandise.id, quantity: line.quantity, attributes, preview: previewOf(line) };
}

/** Changes lines that are in the cart. What fails changes nothing the shopper has. */
function lineChanges({ store, requests }: CartSessionParts, open: OpenCart) {
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

  async function outcomeOf(answer: CartAnswer, cartId: string, lineId: string): Promise<CartOutcome> {
    if (answer.kind === 'cart') return { ok: true, returned: returnedCart(answer, getState()) };
    if (answer.kind === 'gone') return replaceLostCart(answer.next);
    const reason = explain(answer);
    if (answer.kind === 'refused') return lookAgain(cartId, lineId, reason);
    return { ok: false, failure: { subject: lineId, reason } };
  }

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

/** How each command of docs/cart-state.md is carried out. `drawn` resolves when the shopper sees what was asked for. */
export function carryOutWith(
  parts: CartSessionParts,
  drawn: () => Promise<void>,
): {
  carryOut: (command: CartCommand) => Promise<CartOutcome>;
  offers: () => Promise<OfferTerms | undefined>;
  disagrees: () => boolean;
} {
  const open = openCart(parts);
  const addItems = itemAdder(parts, open);
  const lines = lineChanges(parts, open);
  const codes = codeChanges(parts, open);
  const gifts = giftKeeper(parts, open);
  const buyer = buyerTeller(parts, open);

  async function ensure(): Promise<CartOutcome> {
    const cart = await open.openCartId();
    return 'id' in cart ? { ok: true } : { ok: false, failure: { subject: 'cart', reason: cart.reason } };
  }

  async function carryOut(command: CartCommand): Promise<CartOutcome> {
    if (arrivingItem(command)) await drawn();
    switch (command.kind) {
      case 'read':
        await open.readStored();
        return { ok: true };
      case 'ensure':
        return ensure();
      case 'add':
        return addItems([command.item], subjectOf(command));
      case 'putBack':
        return addItems([command.removed], subjectOf(command));
      case 'addMany':
        return addItems(command.items, subjectOf(command), true);
      case 'setQuantity':
        return lines.setQuantity(command.lineId, command.quantity);
      case 'remove':
        return lines.remove(command.lineId);
      case 'applyCode':
        return codes.apply(command.code);
      case 'removeCode':
        return codes.remove(command.code);
      case 'removeGiftCard':
        return codes.removeGiftCard(command.appliedId);
      case 'leaveOut':
        return gifts.leaveOut(command.lineId);
      case 'takeGift':
        return gifts.take(command.handle);
      case 'reconcileGifts':
        return gifts.reconcile();
      case 'tellBuyer':
        return buyer.tell(command);
      case 'settle':
        return { ok: true };
    }
  }

  return { carryOut, offers: gifts.offers, disagrees: buyer.disagrees };
}
