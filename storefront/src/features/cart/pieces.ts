import type { Cart } from './cart.ts';

/** Pieces in the bag, those on lines beyond the first 50 as well. */
export function pieceCount(cart: Cart): number {
  return cart.totalQuantity;
}

/** "1 piece", "3 pieces". */
export function pieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}
