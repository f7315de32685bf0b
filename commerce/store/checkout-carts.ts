import type { CartRecord } from './carts.ts';
import type { CommerceTx } from './commerce-database.ts';

/** What a payment needs to know of its cart. */
export type CheckoutCart = Pick<
  CartRecord,
  'id' | 'countryCode' | 'note' | 'attributes' | 'completedAt' | 'customerId'
>;

/** Takes the row lock of a cart, completed or not, until the transaction ends: no line changes meanwhile (D6). */
export async function lockCart(tx: CommerceTx, cartId: number): Promise<CheckoutCart> {
  const row = await tx
    .selectFrom('commerce.cart')
    .select(['id', 'country_code', 'note', 'attributes', 'completed_at', 'customer_id'])
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    countryCode: row.country_code,
    note: row.note,
    attributes: row.attributes,
    completedAt: row.completed_at,
    customerId: row.customer_id,
  };
}

/** From now on the cart answers as if it were not there. The caller holds its lock and has written its order. */
export async function completeCart(tx: CommerceTx, cartId: number, now: Date): Promise<void> {
  await tx.updateTable('commerce.cart').set({ completed_at: now, updated_at: now }).where('id', '=', cartId).execute();
}
