import type { Cart, CartItem } from './cart.ts';
import { act } from './cart-actions.ts';
import { withTimeout } from './with-timeout.ts';

/** Adds one item and leaves for the checkout. Stays, with a reason in the store, when the add failed. */
export function buyNow(item: CartItem): Promise<Cart | null> {
  return act(item.merchandiseId, async (session) => {
    // The way out first: an item that went in while nothing leads to the checkout would be put in again.
    const { leaveForCheckout } = await withTimeout(import('./leave-for-checkout.ts'));
    const added = await session.add(item, { quietly: true });
    if (added) leaveForCheckout(added);
    return added;
  });
}
