import { countryOf } from '../domain/country/countries.ts';
import { orderName } from '../domain/order/order-name.ts';
import { fulfilmentStatus } from '../domain/order/order-status.ts';
import { findOrderOfGuest, orderNumberOf } from '../returns/find-order.ts';
import { fulfilmentsOfOrders } from '../store/order/fulfilments.ts';
import type { OrderLineRecord, OrderRecord } from '../store/order/order-record.ts';
import { findOrder } from '../store/order/orders.ts';
import { returnsOfOrders } from '../store/order/returns.ts';
import { parcelView, wayAhead } from './parcel-view.ts';
import { readJson } from './read-json.ts';
import { returnViewer, unitView } from './return-view.ts';
import { bearerOf, customerOf, Refused, type SelfServiceContext } from './self-service-context.ts';
import { FIND_ORDER, type FoundItem, type FoundOrder } from './self-service-contract.ts';

function itemOf(line: OrderLineRecord, context: SelfServiceContext): FoundItem {
  const { position: _, ...unit } = unitView(line, context);
  return { ...unit, quantity: line.quantity };
}

/** The order of a number and the address it was placed with. Every try is counted, right or wrong. Throws {@link Refused}. */
export async function findGuestOrder(request: Request, context: SelfServiceContext): Promise<FoundOrder> {
  const requested = await readJson(request, FIND_ORDER.body);
  const order = await orderOfMailbox(requested, context);
  const parcels = (await fulfilmentsOfOrders(context.db, [order.id])).get(order.id) ?? [];
  const returns = (await returnsOfOrders(context.db, [order.id])).get(order.id) ?? [];
  const viewOf = await returnViewer(context, returns);
  const { city, countryCode } = order.deliveryAddress;
  return {
    name: orderName(order.number),
    placedAt: order.processedAt.toISOString(),
    cancelled: order.cancelledAt !== null,
    fulfilmentStatus: fulfilmentStatus(order.lines),
    arrival: order.arrival,
    parcels: parcels.map((record) => parcelView(record, context)),
    way: parcels.length === 0 ? wayAhead(order, context) : null,
    pieces: order.lines.map((line) => itemOf(line, context)),
    returns: returns.map((found) => viewOf(found, order)),
    goesTo: [city, countryOf(countryCode)?.name ?? countryCode].filter(Boolean).join(', '),
  };
}

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
