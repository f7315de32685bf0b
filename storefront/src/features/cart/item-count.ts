import type { Cart } from './cart.ts';

/** Items in the cart, those on lines beyond the first 50 as well. */
export function itemCount(cart: Cart): number {
  return cart.totalQuantity;
}

/** "1 piece", "3 pieces". */
export function itemCountLabel(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}
