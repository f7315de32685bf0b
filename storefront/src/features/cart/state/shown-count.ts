import { arrivingItem, tasksOf } from './cart-commands.ts';
import type { CartState } from './cart-state.ts';

/** Items the shopper sees as theirs: those in the cart and those on their way in. Undefined until the cart is known. */
export function shownItemCount({ cart, phase, queue }: CartState): number | undefined {
  const coming = tasksOf(queue).reduce((sum, { command }) => sum + (arrivingItem(command)?.quantity ?? 0), 0);
  // The provider's own sum, for those on lines beyond the first 250 as well.
  if (cart) return cart.totalQuantity + coming;
  return phase === 'absent' || coming > 0 ? coming : undefined;
}

/** Whether the cart is known to hold nothing. A cart that cannot be reached is not an empty one. */
export function isCartEmpty(state: CartState): boolean {
  return shownItemCount(state) === 0;
}

/** "1 piece", "3 pieces". */
export function itemCountLabel(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}
