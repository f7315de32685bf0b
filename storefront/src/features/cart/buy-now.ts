import { act } from './bag.ts';
import type { Cart, CartPiece } from './cart.ts';
import { withinReach } from './within-reach.ts';

/** Adds one piece and leaves for the checkout. Stays, with a reason in the store, when the add failed. */
export function buyNow(piece: CartPiece): Promise<Cart | null> {
  return act(piece.merchandiseId, async (session) => {
    // The way out first: a piece that went in while nothing leads to the checkout would be put in again.
    const { leaveForCheckout } = await withinReach(import('./leave-for-checkout.ts'));
    const added = await session.add(piece, { quietly: true });
    if (added) leaveForCheckout(added);
    return added;
  });
}
