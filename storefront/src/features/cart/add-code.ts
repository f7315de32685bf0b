import { changeCart } from './cart-actions.ts';
import type { Cart } from './state/cart.ts';
import { type CartCommand, CODE_FIELD } from './state/cart-commands.ts';
import type { CartState } from './state/cart-state.ts';
import { cartStore } from './state/cart-store.ts';

/** The cart as whoever puts something into it sees it. */
export interface CartDoor {
  ask: (command: CartCommand) => Promise<Cart | null>;
  state: () => Pick<CartState, 'cart' | 'reasons' | 'codeNotes' | 'warnings'>;
}

/** This browser's own. */
export const OWN_CART: CartDoor = { ask: changeCart, state: () => cartStore.getState() };

/** What there is to say where there is no more to say. */
export const AWAY = 'We could not reach your bag. Try again in a minute.';

/** The code is in the cart, with what keeps it from taking something off; or why it is not. */
export type AddedCode = { reason: string } | { isEmpty: boolean; note?: string | undefined };

/** Why what was asked of the cart last did not work, in words. */
export const cartReason = ({ state }: CartDoor): string => state().reasons.cart ?? AWAY;

/** Puts a discount code into the cart, which is opened where there is none. */
export async function addCode(code: string, door: CartDoor = OWN_CART): Promise<AddedCode> {
  const { ask, state } = door;
  const isThis = (other: string): boolean => other.toUpperCase() === code.toUpperCase();
  const cart = await ask({ kind: 'ensure' });
  if (!cart) return { reason: cartReason(door) };
  const isIn = cart.discountCodes.some((applied) => isThis(applied.code));
  const changed = isIn ? cart : await ask({ kind: 'applyCode', code });
  const { reasons, codeNotes } = state();
  if (!changed) return { reason: reasons[CODE_FIELD] ?? cartReason(door) };
  const [, note] = Object.entries(codeNotes).find(([waiting]) => isThis(waiting)) ?? [];
  return { isEmpty: changed.totalQuantity === 0, note };
}
