import { act } from './bag.ts';
import type { Cart, CartPiece } from './cart.ts';

/** Adds one piece and leaves for the checkout. Stays, with a reason in the store, when the add failed. */
export function buyNow(piece: CartPiece): Promise<Cart | null> {
  return act(piece.merchandiseId, async (session) => {
    const [added, { leaveForCheckout }] = await Promise.all([
      session.add(piece, { quietly: true }),
      import('./leave-for-checkout.ts'),
    ]);
    if (added) leaveForCheckout(added);
    return added;
  });
}
