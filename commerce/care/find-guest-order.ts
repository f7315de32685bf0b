import { ATTEMPT_LIMITS } from '../domain/customer/attempt-limits.ts';
import { normaliseEmail } from '../domain/customer/email-address.ts';
import { countryOf } from '../domain/money/countries.ts';
import { orderName } from '../domain/order/order-name.ts';
import { fulfilmentStatus } from '../domain/order/order-status.ts';
import { fulfilmentsOfOrders } from '../store/fulfilments.ts';
import type { OrderLineRecord } from '../store/order-record.ts';
import { findOrderOfMailbox } from '../store/orders.ts';
import { FIND_ORDER, type FoundOrder, type FoundPiece } from './care-contract.ts';
import { type CareDesk, countOrRefuse, Refused } from './care-desk.ts';
import { parcelView } from './parcel-view.ts';
import { readJson } from './read-json.ts';

/** A wrong number, another address, an order that never was: one answer. */
const unknown = (): Refused =>
  new Refused(404, 'NOT_FOUND', 'No order has this number and email together. Check both on your receipt.');

/** `BB-1001`, `bb1001`, `#1001` or ` 1001 ` as the number it is. */
function orderNumberOf(text: string): number | undefined {
  const digits = /^(?:BB\s*-?|#)?\s*(\d{1,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function pieceOf(line: OrderLineRecord, { pictureUrl }: CareDesk): FoundPiece {
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
export async function findGuestOrder(request: Request, desk: CareDesk): Promise<FoundOrder> {
  const asked = await readJson(request, FIND_ORDER.body);
  const number = orderNumberOf(asked.number);
  await countOrRefuse(ATTEMPT_LIMITS.orderFindsOfNetwork, desk.network, desk);
  await countOrRefuse(ATTEMPT_LIMITS.orderFindsOfOrder, String(number ?? 0), desk);
  const order = await findOrderOfMailbox(desk.db, number ?? 0, normaliseEmail(asked.email));
  if (!order) throw unknown();
  const parcels = (await fulfilmentsOfOrders(desk.db, [order.id])).get(order.id) ?? [];
  const { city, countryCode } = order.deliveryAddress;
  return {
    name: orderName(order.number),
    placedAt: order.processedAt.toISOString(),
    cancelled: order.cancelledAt !== null,
    fulfilmentStatus: fulfilmentStatus(order.lines),
    arrival: order.arrival,
    parcels: parcels.map((record) => parcelView(record, order, desk)),
    pieces: order.lines.map((line) => pieceOf(line, desk)),
    goesTo: [city, countryOf(countryCode)?.name ?? countryCode].filter(Boolean).join(', '),
  };
}
