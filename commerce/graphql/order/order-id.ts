import type { OrderHead } from '../../store/order/order-record.ts';
import { findOrder } from '../../store/order/orders.ts';
import type { RequestContext } from '../context.ts';
import { globalId, parseGlobalId } from '../ids/global-id.ts';

/**
 * The global id of an order: its row and its key, as the hosted provider writes it. Storefronts fetch an order by this id
 * alone (`node(id:)`), so it holds the secret that also opens the order's page.
 */
export function orderId({ id, statusToken }: OrderHead): string {
  return globalId('Order', `${id}?key=${statusToken}`);
}

/** The order an id with its key names. Without the key, or with another's, there is none. */
export async function orderOf(text: string, { db }: RequestContext): Promise<OrderHead | undefined> {
  const [, row, statusToken] = /^([1-9]\d{0,14})\?key=([\w-]{1,100})$/.exec(parseGlobalId(text)?.rest ?? '') ?? [];
  if (row === undefined || statusToken === undefined) return undefined;
  const order = await findOrder(db, { statusToken });
  return order?.id === Number(row) ? order : undefined;
}
