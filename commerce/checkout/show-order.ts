import { type ParcelPlan, stepsAhead } from '../domain/fulfilment/parcel-clock.ts';
import { TRACKING_NUMBER } from '../domain/fulfilment/tracking-number.ts';
import { stepWords } from '../domain/fulfilment/tracking-steps.ts';
import { type FulfilmentRecord, findFulfilment, fulfilmentsOfOrders } from '../store/fulfilments.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { findOrder } from '../store/orders.ts';
import type { Desk } from './desk.ts';
import { pageResponse } from './page-response.ts';
import { notFoundOrderPage, notFoundParcelPage } from './pages/message-page.ts';
import { orderPage, type ShownParcel } from './pages/order-page.ts';
import { parcelPage } from './pages/parcel-page.ts';

function shown(record: FulfilmentRecord, order: OrderRecord, speed: number): ShownParcel {
  const plan: ParcelPlan = { orderId: order.id, orderedAt: order.processedAt, arrival: order.arrival };
  return { record, ahead: stepsAhead(plan, record.events.at(-1)?.step ?? 1, speed) };
}

/** GET of an order's page, by its secret. */
export async function showOrder({ till, links, parcelSpeed }: Desk, statusToken: string): Promise<Response> {
  const order = await findOrder(till.db, { statusToken });
  if (!order) return pageResponse(notFoundOrderPage(links), 404);
  const records = (await fulfilmentsOfOrders(till.db, [order.id])).get(order.id) ?? [];
  return pageResponse(
    orderPage(
      order,
      records.map((record) => shown(record, order, parcelSpeed)),
      links,
    ),
  );
}

/** A parcel as other programs read it: who carries it and where it has been, and nothing about whose it is. */
function parcelFacts({ trackingCompany, trackingNumber, deliveredAt, events }: FulfilmentRecord) {
  return {
    company: trackingCompany,
    number: trackingNumber,
    delivered: deliveredAt !== null,
    events: events.map(({ step, at }) => ({ ...stepWords(step), date: at.toISOString() })),
  };
}

/** GET of the carrier's page of a parcel, or of its facts as JSON for a number with `.json` behind it. */
export async function showParcel({ till, links, parcelSpeed }: Desk, name: string): Promise<Response> {
  const [number = '', isJson] = name.endsWith('.json') ? [name.slice(0, -5), true] : [name, false];
  const record = TRACKING_NUMBER.test(number) ? await findFulfilment(till.db, { trackingNumber: number }) : undefined;
  const order = record && (await findOrder(till.db, { id: record.orderId }));
  if (!record || !order)
    return isJson
      ? Response.json({ error: { code: 'NOT_FOUND', message: 'There is no such parcel.' } }, { status: 404 })
      : pageResponse(notFoundParcelPage(links), 404);
  if (isJson) return Response.json(parcelFacts(record));
  return pageResponse(parcelPage(shown(record, order, parcelSpeed), order.deliveryAddress.countryCode, links));
}
