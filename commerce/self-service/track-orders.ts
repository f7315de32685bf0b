import { ordersOfCustomer } from '../store/customer/customer-orders.ts';
import { fulfilmentsOfOrders } from '../store/order/fulfilments.ts';
import { linesOfOrders } from '../store/order/order-record.ts';
import { returnsOfOrders } from '../store/order/returns.ts';
import type { AnswerOf } from './endpoint.ts';
import { parcelView } from './parcel-view.ts';
import { returnViewer } from './return-view.ts';
import { customerOf, type SelfServiceContext } from './self-service-context.ts';
import type { TRACK_ORDERS } from './self-service-contract.ts';

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
  const ids = records.map(({ id }) => id);
  const [parcels, returns, lines] = await Promise.all([
    fulfilmentsOfOrders(context.db, ids),
    returnsOfOrders(context.db, ids),
    linesOfOrders(context.db, ids),
  ]);
  const viewOf = await returnViewer(context, [...returns.values()].flat());
  return {
    mailboxProven: customer.isMailboxProven,
    orders: records.map((order) => ({
      id: String(order.id),
      arrival: order.arrival,
      cardLast4: order.cardLast4,
      parcels: (parcels.get(order.id) ?? []).map((record) => parcelView(record, context)),
      returns: (returns.get(order.id) ?? []).map((found) =>
        viewOf(found, { ...order, lines: lines.get(order.id) ?? [] }),
      ),
    })),
  };
}
