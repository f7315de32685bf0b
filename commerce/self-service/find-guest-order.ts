import { countryOf } from '../domain/country/countries.ts';
import { orderName } from '../domain/order/order-name.ts';
import { fulfilmentStatus } from '../domain/order/order-status.ts';
import { fulfilmentsOfOrders } from '../store/order/fulfilments.ts';
import type { OrderLineRecord } from '../store/order/order-record.ts';
import { returnsOfOrders } from '../store/order/returns.ts';
import { orderOfMailbox } from './order-of-asker.ts';
import { parcelView } from './parcel-view.ts';
import { readJson } from './read-json.ts';
import { pieceView, returnViewer } from './return-view.ts';
import type { SelfServiceContext } from './self-service-context.ts';
import { FIND_ORDER, type FoundItem, type FoundOrder } from './self-service-contract.ts';

function itemOf(line: OrderLineRecord, context: SelfServiceContext): FoundItem {
  const { position: _, ...piece } = pieceView(line, context);
  return { ...piece, quantity: line.quantity };
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
    pieces: order.lines.map((line) => itemOf(line, context)),
    returns: returns.map((found) => viewOf(found, order)),
    goesTo: [city, countryOf(countryCode)?.name ?? countryCode].filter(Boolean).join(', '),
  };
}
