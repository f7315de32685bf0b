import type { CartState } from './cart-state.ts';
import { pieceCount } from './pieces.ts';

/** Pieces the shopper sees as theirs: those in the bag and those on their way in. Undefined until the bag is known. */
export function shownPieces({ cart, arriving, phase }: CartState): number | undefined {
  const coming = arriving.reduce((sum, piece) => sum + piece.quantity, 0);
  if (cart) return pieceCount(cart) + coming;
  return phase === 'absent' || coming > 0 ? coming : undefined;
}

/** Whether the bag is known to hold nothing. A bag that cannot be reached is not an empty one. */
export function bagIsEmpty(state: CartState): boolean {
  return shownPieces(state) === 0;
}
