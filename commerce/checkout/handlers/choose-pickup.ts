import { isPickupPoint } from '../../domain/delivery/delivery-options.ts';
import { choosePickupPoint, findOrder } from '../../store/order/orders.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { readFormBody } from '../form/read-body.ts';
import { notFoundOrderPage } from '../pages/message-page.ts';
import { pageResponse, redirectTo } from './page-response.ts';

/** POST of an order's page: where its parcel waits. Once it has left, or for an order that comes to the door, nothing changes. */
export async function choosePickup(
  { paymentContext, links }: CheckoutContext,
  statusToken: string,
  request: Request,
): Promise<Response> {
  const body = await readFormBody(request);
  if (typeof body === 'number') return new Response(null, { status: body });
  const order = await findOrder(paymentContext.db, { statusToken });
  if (!order) return pageResponse(notFoundOrderPage(links), 404);
  const point = body.get('point') ?? '';
  if (isPickupPoint(point)) await choosePickupPoint(paymentContext.db, order.id, point);
  return redirectTo(`/checkouts/orders/${statusToken}#pickup`);
}
