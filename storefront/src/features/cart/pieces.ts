import type { Cart } from './cart.ts';

/** Pieces in the bag, every line counted with its quantity. */
export function pieceCount(cart: Cart): number {
  return cart.lines.edges.reduce((sum, { node }) => sum + node.quantity, 0);
}

/** "1 piece", "3 pieces". */
export function pieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}
