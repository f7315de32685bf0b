import { act } from './bag.ts';
import type { Cart } from './cart.ts';

/** What the controls of the bag do. Null when it failed; the reason is then in the store. */
export function setLineQuantity(lineId: string, quantity: number): Promise<Cart | null> {
  return act(lineId, (session) => session.setQuantity(lineId, quantity));
}

export function removeLine(lineId: string): Promise<Cart | null> {
  return act(lineId, (session) => session.remove(lineId));
}

export function undoRemove(): Promise<Cart | null> {
  return act('bag', (session) => session.undoRemove());
}
