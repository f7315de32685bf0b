import type { Cart } from './cart.ts';
import { act } from './cart-actions.ts';
import { CODE_FIELD } from './code-subject.ts';

/** What the controls of the cart do. Null when it failed; the reason is then in the store. */
export function setLineQuantity(lineId: string, quantity: number): Promise<Cart | null> {
  return act(lineId, (session) => session.setQuantity(lineId, quantity));
}

export function removeLine(lineId: string): Promise<Cart | null> {
  return act(lineId, (session) => session.remove(lineId));
}

export function undoRemove(): Promise<Cart | null> {
  return act('cart', (session) => session.undoRemove());
}

/** Tries a discount code or a gift card; the reason is in the store under `CODE_FIELD`. */
export function applyCode(code: string): Promise<Cart | null> {
  return act(CODE_FIELD, (session) => session.applyCode(code));
}

export function removeCode(code: string): Promise<Cart | null> {
  return act(CODE_FIELD, (session) => session.removeCode(code));
}

export function removeGiftCard(appliedId: string): Promise<Cart | null> {
  return act(CODE_FIELD, (session) => session.removeGiftCard(appliedId));
}

/** "No thanks": takes a gift or an extra out for good. */
export function leaveGiftOut(lineId: string): Promise<Cart | null> {
  return act('cart', (session) => session.leaveOut(lineId));
}

export function putGiftBack(handle: string): Promise<Cart | null> {
  return act('cart', (session) => session.putBack(handle));
}

/** Asks the provider for its offers, once; what cannot be had is not promised. */
export function loadOffers(): void {
  void act('offers', async (session) => {
    await session.offers();
    return null;
  });
}
