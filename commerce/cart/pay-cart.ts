import { lockCart, markCompleted } from '../store/cart/cart-writes.ts';
import type { CartRecord } from '../store/cart/carts.ts';
import type { CommerceTx } from '../store/commerce-database.ts';

/**
 * Takes the cart's row lock for a step of its payment: until the transaction ends no line changes, and once an attempt is
 * written none changes until it has ended (`change-cart.ts`). Completed carts too.
 */
export async function lockCartForPayment(tx: CommerceTx, cartId: number): Promise<CartRecord> {
  const record = await lockCart(tx, { id: cartId });
  if (!record) throw new Error(`There is no cart ${cartId} to be paid.`);
  return record;
}

/** An order stands for the cart: from now on it answers as if it were not there. The caller holds its lock. */
export const completeCart = (tx: CommerceTx, cartId: number, now: Date): Promise<void> =>
  markCompleted(tx, cartId, now);
