import { ORDER_SORT_TYPES, type OrderSort, ordersOfCustomer } from '../../store/customer/customer-orders.ts';
import { badInput } from '../bad-input.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import type { RequestContext } from '../context.ts';
import type { CustomerOrdersArgs, OrderSortKeys } from '../generated/resolvers.ts';
import { notImplemented } from '../not-implemented.ts';
import type { OrderConnectionSource } from './order-source.ts';

const SORTS: Readonly<Record<OrderSortKeys, OrderSort | undefined>> = {
  ID: 'id',
  PROCESSED_AT: 'processed_at',
  TOTAL_PRICE: 'total',
  RELEVANCE: undefined,
};

/** A page of a customer's own orders. */
export async function customerOrders(
  customerId: number,
  args: Partial<CustomerOrdersArgs>,
  { db }: RequestContext,
): Promise<OrderConnectionSource> {
  if (args.query) throw notImplemented('Customer.orders(query:)');
  const sort = SORTS[args.sortKey ?? 'ID'];
  if (!sort) throw badInput('RELEVANCE needs a query.');
  const page = pageRequest(args, ORDER_SORT_TYPES[sort]);
  const found = await ordersOfCustomer(db, customerId, { sort, descending: args.reverse ?? false, page });
  return { ...connectionOfPage(found, page), customerId };
}
