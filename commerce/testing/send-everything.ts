import type { CommerceDb } from '../store/commerce-database.ts';

/** Every piece of an order has been sent, without a parcel. */
export async function sendEverything(db: CommerceDb, orderId: number): Promise<void> {
  await db
    .updateTable('commerce.order_line')
    .set(({ ref }) => ({ fulfilled: ref('quantity') }))
    .where('order_id', '=', orderId)
    .execute();
}
