import { ordersOfCustomer } from '../store/customer-orders.ts';
import { fulfilmentsOfOrders } from '../store/fulfilments.ts';
import { parcelView } from './parcel-view.ts';
import { customerOf, type SelfServiceContext } from './self-service-context.ts';
import type { AnswerOf, TRACK_ORDERS } from './self-service-contract.ts';

/** As many as the order history shows (specification §9). */
const MOST = 50;

/** The newest orders of whoever's token it is. */
export async function trackOrders(
  request: Request,
  context: SelfServiceContext,
): Promise<AnswerOf<typeof TRACK_ORDERS>> {
  const customer = await customerOf(request, context);
  const page = await ordersOfCustomer(context.db, customer.id, {
    sort: 'id',
    descending: true,
    page: { limit: MOST, backward: false },
  });
  const records = page.rows.map(({ record }) => record);
  const parcels = await fulfilmentsOfOrders(
    context.db,
    records.map(({ id }) => id),
  );
  return {
    orders: records.map((order) => ({
      id: String(order.id),
      arrival: order.arrival,
      cardLast4: order.cardLast4,
      parcels: (parcels.get(order.id) ?? []).map((record) => parcelView(record, order, context)),
    })),
  };
}
