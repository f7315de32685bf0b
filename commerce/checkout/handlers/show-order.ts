import { stepsAhead } from '../../domain/fulfilment/parcel-clock.ts';
import { stepLabels, TRACKING_NUMBER } from '../../domain/fulfilment/tracking.ts';
import { type FulfilmentRecord, findFulfilment, fulfilmentsOfOrders } from '../../store/order/fulfilments.ts';
import { findOrder, findOrderPoints } from '../../store/order/orders.ts';
import { refundsOfOrder } from '../../store/order/refunds.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { notFoundOrderPage, notFoundParcelPage } from '../pages/message-page.ts';
import { orderPage, type ShownParcel } from '../pages/order/order-page.ts';
import { parcelPage } from '../pages/order/parcel-page.ts';
import { pageResponse } from './page-response.ts';

const shown = (record: FulfilmentRecord, speed: number): ShownParcel => ({
  record,
  ahead: stepsAhead(record.plan, record.events.at(-1)?.step ?? 1, speed),
});

/** GET of an order's page, by its secret. */
export async function showOrder(
  { paymentContext, links, parcelSpeed, loyalty }: CheckoutContext,
  statusToken: string,
): Promise<Response> {
  const order = await findOrder(paymentContext.db, { statusToken });
  if (!order) return pageResponse(notFoundOrderPage(links), 404);
  const records = (await fulfilmentsOfOrders(paymentContext.db, [order.id])).get(order.id) ?? [];
  return pageResponse(
    orderPage(
      {
        order,
        parcels: records.map((record) => shown(record, parcelSpeed)),
        points: await findOrderPoints(paymentContext.db, loyalty, order),
        refunds: order.refunded > 0 ? await refundsOfOrder(paymentContext.db, order.id) : [],
      },
      links,
    ),
  );
}

/** A parcel as other programs read it: who carries it and where it has been, and nothing about whose it is. */
function parcelDetails({ trackingCompany, trackingNumber, deliveredAt, events }: FulfilmentRecord) {
  return {
    company: trackingCompany,
    number: trackingNumber,
    delivered: deliveredAt !== null,
    events: events.map(({ step, at }) => ({ ...stepLabels(step), date: at.toISOString() })),
  };
}

/** GET of the carrier's page of a parcel, or of its details as JSON for a number with `.json` behind it. */
export async function showParcel(
  { paymentContext, links, parcelSpeed }: CheckoutContext,
  name: string,
): Promise<Response> {
  const [number = '', isJson] = name.endsWith('.json') ? [name.slice(0, -5), true] : [name, false];
  const record = TRACKING_NUMBER.test(number)
    ? await findFulfilment(paymentContext.db, { trackingNumber: number })
    : undefined;
  const order = record && (await findOrder(paymentContext.db, { id: record.orderId }));
  if (!record || !order)
    return isJson
      ? Response.json({ error: { code: 'NOT_FOUND', message: 'There is no such parcel.' } }, { status: 404 })
      : pageResponse(notFoundParcelPage(links), 404);
  if (isJson) return Response.json(parcelDetails(record));
  return pageResponse(parcelPage(shown(record, parcelSpeed), order.deliveryAddress.countryCode, links));
}
