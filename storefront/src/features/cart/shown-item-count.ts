import type { CartState } from './cart-state.ts';
import { itemCount } from './item-count.ts';

/** Items the shopper sees as theirs: those in the cart and those on their way in. Undefined until the cart is known. */
export function shownItemCount({ cart, optimisticLines, phase }: CartState): number | undefined {
  const coming = optimisticLines.reduce((sum, item) => sum + item.quantity, 0);
  if (cart) return itemCount(cart) + coming;
  return phase === 'absent' || coming > 0 ? coming : undefined;
}

/** Whether the cart is known to hold nothing. A cart that cannot be reached is not an empty one. */
export function isCartEmpty(state: CartState): boolean {
  return shownItemCount(state) === 0;
}
