import { withTx } from '@bluebird-bay/database/with-tx.ts';
import type { CartRecord } from '../store/carts.ts';
import { findLiveAttempt } from '../store/checkout-attempts.ts';
import { lockCart } from '../store/checkout-carts.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import type { PaymentContext } from './payment/payment-context.ts';

/** Changes a cart from the checkout, under its lock; undefined, and nothing done, while it is being paid and once it is. */
export function changeOpenCart<Result>(
  { db }: PaymentContext,
  cartId: number,
  change: (tx: CommerceTx, cart: CartRecord) => Promise<Result>,
): Promise<Result | undefined> {
  return withTx(db, async (tx) => {
    const cart = await lockCart(tx, cartId);
    if (cart.completedAt || (await findLiveAttempt(tx, cart.id))) return undefined;
    return change(tx, cart);
  });
}
