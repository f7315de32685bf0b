import { randomUUID } from 'node:crypto';
import { RETURN_REASONS } from '@bluebird-bay/contract/returns.ts';
import { returnUrl } from '../../domain/return/return-state.ts';
import { findOrderOfGuest } from '../../returns/find-order.ts';
import { loadReturnable } from '../../returns/load-returnable.ts';
import { type RequestOutcome, requestReturn, type UnitRequest } from '../../returns/request-return.ts';
import { fulfilmentsOfReturns } from '../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import { findOrder } from '../../store/order/orders.ts';
import { findRefund } from '../../store/order/refunds.ts';
import { findReturn } from '../../store/order/returns.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { readFormBody } from '../form/read-body.ts';
import { pageResponse, redirectTo } from '../handlers/page-response.ts';
import { notFoundReturnPage } from '../pages/message-page.ts';
import { findReturnPage, returnFormPage, type ToldOrder } from '../pages/order/return-form-page.ts';
import { returnPage } from '../pages/order/return-page.ts';

/** GET of a return's page, by its secret. */
export async function showReturn({ paymentContext: { db }, links }: CheckoutContext, token: string): Promise<Response> {
  const found = await findReturn(db, { token });
  const order = found && (await findOrder(db, { id: found.orderId }));
  if (!found || !order) return pageResponse(notFoundReturnPage(links), 404);
  const parcel = (await fulfilmentsOfReturns(db, [found.id])).get(found.id);
  const refund = found.moneyRefundId === null ? undefined : await findRefund(db, found.moneyRefundId);
  return pageResponse(returnPage({ found, order, parcel, refund }, links));
}

type Found = { order: OrderRecord; told: ToldOrder; sent: URLSearchParams };

/** The order a form is about, or the answer to a form that finds none. */
async function orderOfForm(context: CheckoutContext, request: Request, network: string): Promise<Found | Response> {
  const sent = await readFormBody(request);
  if (typeof sent === 'number') return new Response(null, { status: sent });
  const told = { number: sent.get('number') ?? '', email: sent.get('email') ?? '' };
  const { db, clock } = context.paymentContext;
  const order = await findOrderOfGuest(db, told, { network, now: clock() });
  if (order === 'too-often')
    return pageResponse(findReturnPage(told, 'Too many tries. Wait a while, then try again.', context.links), 429);
  if (order === 'unknown')
    return pageResponse(
      findReturnPage(told, 'No order has this number and email together. Check both on your receipt.', context.links),
      404,
    );
  return { order, told, sent };
}

/** POST of number and email by a browser without scripts: what of the order may go back. */
export async function findForReturn(context: CheckoutContext, request: Request, network: string): Promise<Response> {
  const found = await orderOfForm(context, request, network);
  if (found instanceof Response) return found;
  const { db, clock } = context.paymentContext;
  const returnable = await loadReturnable(db, found.order, clock());
  return pageResponse(returnFormPage(returnable, { told: found.told, key: randomUUID() }, context.links));
}

function unitOf(sent: URLSearchParams, position: number): UnitRequest[] {
  if (sent.get(`piece-${position}`) === null) return [];
  const reason = RETURN_REASONS.find(({ id }) => id === sent.get(`reason-${position}`))?.id ?? 'changed-mind';
  const quantity = Number(/^\d{1,3}$/.exec(sent.get(`quantity-${position}`) ?? '')?.[0] ?? 0);
  const wish = sent.get(`wish-${position}`) ?? 'refund';
  const size = /^size-(\d{1,15})$/.exec(wish)?.[1];
  const wanted = { position, quantity: Math.max(1, quantity), reason };
  if (size !== undefined) return [{ ...wanted, resolution: 'exchange', variantId: Number(size) }];
  return [{ ...wanted, resolution: wish === 'gift-card' ? 'gift-card' : 'refund' }];
}

const PROBLEMS: Readonly<Record<Exclude<RequestOutcome['kind'], 'requested'>, string>> = {
  'nothing-chosen': 'Tick what goes back.',
  stays: 'One of these pieces cannot go back. Nothing was asked for.',
  'too-many': 'There are fewer of these pieces than you ticked. Nothing was asked for.',
  'no-such-size': 'Choose another size. Nothing was asked for.',
  'size-gone': 'The size you wanted has just sold out. Nothing was asked for; choose another.',
};

/** POST of the pieces by a browser without scripts: on to the return's own page. */
export async function sendReturn(context: CheckoutContext, request: Request, network: string): Promise<Response> {
  const found = await orderOfForm(context, request, network);
  if (found instanceof Response) return found;
  const { order, told, sent } = found;
  const { db, clock } = context.paymentContext;
  const key = /^[\w-]{8,64}$/.exec(sent.get('key') ?? '')?.[0] ?? randomUUID();
  const outcome = await requestReturn(
    db,
    { orderId: order.id, key, way: 'label', units: order.lines.flatMap(({ position }) => unitOf(sent, position)) },
    clock(),
  );
  if (outcome.kind === 'requested') return redirectTo(returnUrl('', outcome.found.token));
  const returnable = await loadReturnable(db, order, clock());
  return pageResponse(returnFormPage(returnable, { told, key, problem: PROBLEMS[outcome.kind] }, context.links), 422);
}
