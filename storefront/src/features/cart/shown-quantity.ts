import type { CartLine } from './cart.ts';
import { joins } from './cart-lines.ts';
import type { CartState } from './cart-state.ts';

/** The items on their way in that will be more of `line`. */
export function optimisticLinesOf(
  line: CartLine,
  optimisticLines: CartState['optimisticLines'],
): CartState['optimisticLines'] {
  return optimisticLines.filter((item) => joins(item, line));
}

/**
 * How many of a line the shopper sees as theirs: what they asked for last, or what is in the cart, and what is on its
 * way in beside that. A line on its way out still says how many it was.
 */
export function shownQuantity(
  line: CartLine,
  { pendingQuantities, optimisticLines }: Pick<CartState, 'pendingQuantities' | 'optimisticLines'>,
): number {
  const pending = pendingQuantities[line.id];
  const coming = optimisticLinesOf(line, optimisticLines).filter((item) => !(pending && item.counted));
  return (pending || line.quantity) + coming.reduce((sum, { quantity }) => sum + quantity, 0);
}
