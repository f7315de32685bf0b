import { act } from '../cart/bag.ts';
import type { Cart, CartPiece } from '../cart/cart.ts';

/** Puts several pieces into the bag in one request. Null when that failed; the reason is in the store under `bag`. */
export function addTogether(pieces: readonly CartPiece[]): Promise<Cart | null> {
  return act('bag', async (session) => ((await session.ensure()) === null ? null : session.addMany(pieces)));
}
