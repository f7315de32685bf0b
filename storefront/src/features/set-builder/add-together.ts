import type { Cart, CartItem } from '../cart/cart.ts';
import { act } from '../cart/cart-actions.ts';

/** Puts several items into the cart in one request. Null when that failed; the reason is in the store under `cart`. */
export function addTogether(items: readonly CartItem[]): Promise<Cart | null> {
  return act('cart', async (session) => ((await session.ensure()) === null ? null : session.addMany(items)));
}
