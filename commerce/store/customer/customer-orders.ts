import { sql } from 'kysely';
import type { CommerceDb } from '../commerce-database.ts';
import { cutPage, keysetClauses, type Page, type PageRequest, type SortKeyType } from '../keyset-page.ts';
import { linesOfOrders, type OrderHead, type OrderRecord, orderDays, parseOrder } from '../order/order-record.ts';

/** What a customer's orders may be listed by. */
export type OrderSort = 'id' | 'processed_at' | 'total';

export const ORDER_SORT_TYPES: Readonly<Record<OrderSort, SortKeyType>> = {
  id: 'bigint',
  processed_at: 'timestamptz',
  total: 'bigint',
};

/** A stretch of a customer's orders. */
export interface OrderListing {
  sort: OrderSort;
  descending: boolean;
  page: PageRequest;
}

/** A page of this customer's orders, and of nobody else's. */
export async function ordersOfCustomer(
  db: CommerceDb,
  customerId: number,
  { sort, descending, page }: OrderListing,
): Promise<Page<OrderHead>> {
  const clauses = keysetClauses(
    { key: sql.ref(sort), keyType: ORDER_SORT_TYPES[sort], id: sql.ref('id'), descending },
    page,
  );
  const rows = await db
    .selectFrom('commerce.order')
    .selectAll()
    .select(orderDays)
    .select(clauses.key.as('sort_key'))
    .where('customer_id', '=', customerId)
    .where(clauses.where)
    .orderBy(clauses.orderBy)
    .limit(clauses.limit)
    .execute();
  return cutPage(
    rows.map((row) => ({ record: parseOrder(row), position: { key: row.sort_key, id: row.id } })),
    page,
  );
}

/** Every order of this customer with its lines, the oldest first. */
export async function allOrdersOfCustomer(db: CommerceDb, customerId: number): Promise<OrderRecord[]> {
  const rows = await db
    .selectFrom('commerce.order')
    .selectAll()
    .select(orderDays)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const orders = rows.map(parseOrder);
  const lines = await linesOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }));
}

export async function countOrdersOfCustomer(db: CommerceDb, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('commerce.order')
    .select(sql<number>`count(*)::int`.as('orders'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.orders;
}
