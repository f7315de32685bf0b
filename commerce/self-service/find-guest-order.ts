import { ATTEMPT_LIMITS } from '../domain/customer/attempt-limits.ts';
import { normaliseEmail } from '../domain/customer/email-address.ts';
import { countryOf } from '../domain/money/countries.ts';
import { orderName } from '../domain/order/order-name.ts';
import { fulfilmentStatus } from '../domain/order/order-status.ts';
import { fulfilmentsOfOrders } from '../store/fulfilments.ts';
import type { OrderLineRecord } from '../store/order-record.ts';
import { findOrderOfMailbox } from '../store/orders.ts';
import { parcelView } from './parcel-view.ts';
import { readJson } from './read-json.ts';
import { countOrRefuse, Refused, type SelfServiceContext } from './self-service-context.ts';
import { FIND_ORDER, type FoundItem, type FoundOrder } from './self-service-contract.ts';

/** A wrong number, another address, an order that never was: one answer. */
const unknown = (): Refused =>
  new Refused(404, 'NOT_FOUND', 'No order has this number and email together. Check both on your receipt.');

/** `BB-1001`, `bb1001`, `#1001` or ` 1001 ` as the number it is. */
function orderNumberOf(text: string): number | undefined {
  const digits = /^(?:BB\s*-?|#)?\s*(\d{1,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function itemOf(line: OrderLineRecord, { pictureUrl }: SelfServiceContext): FoundItem {
  const { title, printTitle, optionName, optionValue, quantity, picture } = line;
  return {
    title,
    print: printTitle,
    option: optionValue.toLowerCase().includes(optionName.toLowerCase()) ? optionValue : `${optionName} ${optionValue}`,
    quantity,
    picture: picture && { url: pictureUrl(picture.spec, 400), alt: picture.alt },
  };
}

/** The order of a number and the address it was placed with. Every try is counted, right or wrong. Throws {@link Refused}. */
export async function findGuestOrder(request: Request, context: SelfServiceContext): Promise<FoundOrder> {
  const requested = await readJson(request, FIND_ORDER.body);
  const number = orderNumberOf(requested.number);
  await countOrRefuse(ATTEMPT_LIMITS.orderFindsOfNetwork, context.network, context);
  await countOrRefuse(ATTEMPT_LIMITS.orderFindsOfOrder, String(number ?? 0), context);
  const order = await findOrderOfMailbox(context.db, number ?? 0, normaliseEmail(requested.email));
  if (!order) throw unknown();
  const parcels = (await fulfilmentsOfOrders(context.db, [order.id])).get(order.id) ?? [];
  const { city, countryCode } = order.deliveryAddress;
  return {
    name: orderName(order.number),
    placedAt: order.processedAt.toISOString(),
    cancelled: order.cancelledAt !== null,
    fulfilmentStatus: fulfilmentStatus(order.lines),
    arrival: order.arrival,
    parcels: parcels.map((record) => parcelView(record, order, context)),
    pieces: order.lines.map((line) => itemOf(line, context)),
    goesTo: [city, countryOf(countryCode)?.name ?? countryCode].filter(Boolean).join(', '),
  };
}
