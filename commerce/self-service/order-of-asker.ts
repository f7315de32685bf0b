import { findOrderOfGuest, orderNumberOf } from '../returns/find-order.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { findOrder } from '../store/order/orders.ts';
import { bearerOf, customerOf, Refused, type SelfServiceContext } from './self-service-context.ts';

/** A wrong number, another address, an order that never was: one answer. */
const unknown = (): Refused =>
  new Refused(404, 'NOT_FOUND', 'No order has this number and email together. Check both on your receipt.');

/** The order of a number and the address it was placed with. Every try is counted, right or wrong. Throws {@link Refused}. */
export async function orderOfMailbox(
  named: { number: string; email: string },
  context: SelfServiceContext,
): Promise<OrderRecord> {
  const found = await findOrderOfGuest(context.db, named, context);
  if (found === 'too-often') throw new Refused(429, 'THROTTLED', 'Too many tries. Wait a while, then try again.');
  if (found === 'unknown') throw unknown();
  return found;
}

/** The same; but whoever sends an access token needs no address, and finds their own orders alone. Throws {@link Refused}. */
export async function orderOfAsker(
  request: Request,
  named: { number: string; email: string },
  context: SelfServiceContext,
): Promise<OrderRecord> {
  if (bearerOf(request) === undefined) return orderOfMailbox(named, context);
  const customer = await customerOf(request, context);
  const own = await findOrder(context.db, { number: orderNumberOf(named.number) });
  if (own?.customerId !== customer.id) throw unknown();
  return own;
}
