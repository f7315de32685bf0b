import { sql } from 'kysely';
import type { CommerceDb } from '../commerce-database.ts';
import { type OrderHead, orderDays, parseOrder } from './order-record.ts';

/** A stretch of the orders of which items are still to be sent, the oldest first. */
export async function ordersToSend(db: CommerceDb, after: number, limit: number): Promise<OrderHead[]> {
  const rows = await db
    .selectFrom('commerce.order')
    .selectAll()
    .select(orderDays)
    .where('id', '>', after)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`exists (select from commerce.order_line as line
        where line.order_id = "commerce"."order".id and line.fulfilled + line.removed < line.quantity)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(parseOrder);
}

/** Orders by their ids, without lines. */
export async function orderHeads(db: CommerceDb, ids: readonly number[]): Promise<Map<number, OrderHead>> {
  const rows = await db
    .selectFrom('commerce.order')
    .selectAll()
    .select(orderDays)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, parseOrder(row)]));
}
