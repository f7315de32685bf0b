import { changeCart } from '../../cart/cart-actions.ts';
import { CODE_FIELD } from '../../cart/state/cart-commands.ts';
import { cartStore } from '../../cart/state/cart-store.ts';

const AWAY = 'We could not reach your bag. Try again in a minute.';

/** Puts a reward's code into the bag, which is opened where there is none. Answers why it did not work, or whether anything is in it. */
export async function putInBag(code: string): Promise<{ reason: string } | { isEmpty: boolean }> {
  const cart = await changeCart({ kind: 'ensure' });
  if (!cart) return { reason: cartStore.getState().reasons.cart ?? AWAY };
  const isIn = cart.discountCodes.some((applied) => applied.code === code);
  const changed = isIn ? cart : await changeCart({ kind: 'applyCode', code });
  if (!changed) return { reason: cartStore.getState().reasons[CODE_FIELD] ?? AWAY };
  return { isEmpty: changed.totalQuantity === 0 };
}
