import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { type OrderLineRecord, parseOrderLine } from './order-record.ts';

/** The lines of each of these orders in their order, by the order's id: one statement. */
export async function linesOfOrders(
  db: CommerceDb | CommerceTx,
  orderIds: readonly number[],
): Promise<Map<number, OrderLineRecord[]>> {
  const rows = await db
    .selectFrom('commerce.order_line')
    .selectAll()
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows.map(parseOrderLine), (line) => line.orderId);
}
