import { type CartRecord, parseCart } from './carts.ts';
import type { CommerceTx } from './commerce-database.ts';

/** Takes the row lock of a cart, completed or not, until the transaction ends: no line changes meanwhile (D6). */
export async function lockCart(tx: CommerceTx, cartId: number): Promise<CartRecord> {
  const row = await tx
    .selectFrom('commerce.cart')
    .selectAll()
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return parseCart(row);
}

/** From now on the cart answers as if it were not there. The caller holds its lock and has written its order. */
export async function completeCart(tx: CommerceTx, cartId: number, now: Date): Promise<void> {
  await tx.updateTable('commerce.cart').set({ completed_at: now, updated_at: now }).where('id', '=', cartId).execute();
}
