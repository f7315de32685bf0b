import type { OfferTerms } from '../../promo/offers.ts';
import { arrivingItem, type CartCommand, subjectOf } from '../state/cart-commands.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import { itemAdder } from './add-items.ts';
import { codeChanges } from './change-codes.ts';
import { giftKeeper } from './give-gifts.ts';
import { lineChanges } from './lines/change-lines.ts';
import { sizeChanges } from './lines/change-sizes.ts';
import { openCart } from './open-cart.ts';
import type { CartSessionParts } from './session-parts.ts';
import { buyerTeller } from './tell-buyer.ts';

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
  const sizes = sizeChanges(parts, open, addItems);
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
      case 'sizeBack':
        return sizes.takeBack(command.removed);
      case 'addMany':
        return addItems(command.items, subjectOf(command), true);
      case 'setQuantity':
        return lines.setQuantity(command.lineId, command.quantity);
      case 'setSize':
        return sizes.set(command);
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
