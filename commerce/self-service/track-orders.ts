import { paidWith } from '../domain/order/paid-with.ts';
import { allOrdersOfCustomer } from '../store/customer/customer-orders.ts';
import { fulfilmentsOfOrders } from '../store/order/fulfilments.ts';
import { returnsOfOrders } from '../store/order/returns.ts';
import type { AnswerOf } from './endpoint.ts';
import { parcelView } from './parcel-view.ts';
import { returnViewer } from './return-view.ts';
import { customerOf, type SelfServiceContext } from './self-service-context.ts';
import type { TRACK_ORDERS } from './self-service-contract.ts';

/** Every order of whoever's token it is, the newest first: as the order history shows them all. */
export async function trackOrders(
  request: Request,
  context: SelfServiceContext,
): Promise<AnswerOf<typeof TRACK_ORDERS>> {
  const customer = await customerOf(request, context);
  const orders = (await allOrdersOfCustomer(context.db, customer.id)).toReversed();
  const ids = orders.map(({ id }) => id);
  const [parcels, returns] = await Promise.all([
    fulfilmentsOfOrders(context.db, ids),
    returnsOfOrders(context.db, ids),
  ]);
  const viewOf = await returnViewer(context, [...returns.values()].flat());
  return {
    mailboxProven: customer.isMailboxProven,
    orders: orders.map((order) => ({
      id: String(order.id),
      arrival: order.arrival,
      paidWith: paidWith(order),
      parcels: (parcels.get(order.id) ?? []).map((record) => parcelView(record, context)),
      returns: (returns.get(order.id) ?? []).map((found) => viewOf(found, order)),
    })),
  };
}
