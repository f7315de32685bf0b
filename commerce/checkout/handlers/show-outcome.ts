import { type CheckoutAttempt, findAttempt } from '../../store/checkout/checkout-attempts.ts';
import { findCustomer } from '../../store/customer/customers.ts';
import { fulfilmentsOfOrders } from '../../store/order/fulfilments.ts';
import { findOrder, findOrderPoints } from '../../store/order/orders.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { type AccountOffer, confirmationPage } from '../pages/order/confirmation-page.ts';
import { PENDING_REFRESH_SECONDS, pendingPage } from '../pages/order/pending-page.ts';
import { queryGateway } from '../payment/query-gateway.ts';
import { callOff, settleAttempt } from '../payment/sweep.ts';
import type { LoadedCheckout } from './load-checkout.ts';
import { pageResponse, redirectTo } from './page-response.ts';

/** Where the shopper's word is awaited; undefined where it is not, or nobody can say. */
async function bankOf({ paymentContext }: CheckoutContext, { key }: CheckoutAttempt): Promise<string | undefined> {
  try {
    const outcome = await queryGateway(paymentContext, (signal) => paymentContext.gateway.find(key, signal));
    return outcome?.status === 'confirmation' ? outcome.url : undefined;
  } catch {
    return undefined;
  }
}

/** GET of the waiting page: onwards as soon as there is an answer. An unknown attempt leads back to the checkout. */
export async function showPending(
  context: CheckoutContext,
  { cart, paths }: LoadedCheckout,
  { key, from }: { key: string; from: string },
): Promise<Response> {
  const { paymentContext, links } = context;
  const found = await findAttempt(paymentContext.db, key);
  if (!found || found.cartId !== cart.id) return redirectTo(paths.page);
  // whoever comes back from the bank, or from where they did not pay, need not wait for the sweep
  if (from === 'bank' && !found.response) await settleAttempt(paymentContext, found);
  if (from === 'back' && !found.response) await callOff(paymentContext, found);
  const attempt = (await findAttempt(paymentContext.db, key)) ?? found;
  if (attempt.response)
    return redirectTo(attempt.response.outcome === 'paid' ? paths.thankYou : paths.afterAttempt(key));
  const page = pendingPage(attempt, { self: paths.pending(key), bank: await bankOf(context, attempt) }, links);
  return pageResponse(page, 200, { refresh: String(PENDING_REFRESH_SECONDS) });
}

/** GET of the confirmation, any number of times. Without an order it leads back to the checkout. */
export async function showConfirmation(
  { paymentContext, links, loyalty }: CheckoutContext,
  { cart, paths }: LoadedCheckout,
  account: AccountOffer,
  status = 200,
): Promise<Response> {
  const order = await findOrder(paymentContext.db, { cartId: cart.id });
  if (!order) return redirectTo(paths.page);
  const parcels = (await fulfilmentsOfOrders(paymentContext.db, [order.id])).get(order.id) ?? [];
  const customer = order.customerId === null ? undefined : await findCustomer(paymentContext.db, order.customerId);
  const mayOpenAccount = customer?.state === 'guest' || customer?.state === 'invited';
  const offer = mayOpenAccount ? { action: paths.thankYou, ...account } : undefined;
  const points = await findOrderPoints(paymentContext.db, loyalty, order);
  return pageResponse(confirmationPage({ order, parcels, points, offer }, links), status);
}
