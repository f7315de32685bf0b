import { ordersOfCustomer } from '../store/customer-orders.ts';
import { fulfilmentsOfOrders } from '../store/fulfilments.ts';
import { type CareDesk, customerOf } from './care-desk.ts';
import { type ParcelView, parcelView } from './parcel-view.ts';

/** What the Storefront API does not say of an order: when it comes, where its parcels are, what it was paid with. */
export interface TrackedOrder {
  /** The order's plain id. */
  id: string;
  /** The days it was promised for, `2026-11-24`. */
  arrival: { from: string; to: string };
  cardLast4: string | null;
  parcels: ParcelView[];
}

/** As many as the order history shows (specification §9). */
const MOST = 50;

/** The newest orders of whoever's token it is. */
export async function trackOrders(request: Request, desk: CareDesk): Promise<{ orders: TrackedOrder[] }> {
  const customer = await customerOf(request, desk);
  const page = await ordersOfCustomer(desk.db, customer.id, {
    sort: 'id',
    descending: true,
    page: { limit: MOST, backward: false },
  });
  const records = page.rows.map(({ record }) => record);
  const parcels = await fulfilmentsOfOrders(
    desk.db,
    records.map(({ id }) => id),
  );
  return {
    orders: records.map((order) => ({
      id: String(order.id),
      arrival: order.arrival,
      cardLast4: order.cardLast4,
      parcels: (parcels.get(order.id) ?? []).map((record) => parcelView(record, order, desk)),
    })),
  };
}
