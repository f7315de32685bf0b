import type { CartLine } from './cart.ts';
import { joins } from './cart-lines.ts';
import type { CartState } from './cart-state.ts';

/** The pieces on their way in that will be more of `line`. */
export function arrivingAt(line: CartLine, arriving: CartState['arriving']): CartState['arriving'] {
  return arriving.filter((piece) => joins(piece, line));
}

/**
 * How many of a line the shopper sees as theirs: what they asked for last, or what is in the bag, and what is on its way in
 * beside that. A line on its way out still says how many it was.
 */
export function shownQuantity(line: CartLine, { wanted, arriving }: Pick<CartState, 'wanted' | 'arriving'>): number {
  const asked = wanted[line.id];
  const coming = arrivingAt(line, arriving).filter((piece) => !(asked && piece.counted));
  return (asked || line.quantity) + coming.reduce((sum, { quantity }) => sum + quantity, 0);
}
