import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { normaliseEmail } from '../domain/customer/email-address.ts';
import { type CheckoutAttempt, findAttempt } from '../store/checkout-attempts.ts';
import { findCustomer } from '../store/customers.ts';
import { fulfilmentsOfOrders } from '../store/fulfilments.ts';
import { writeLetter } from '../store/letters.ts';
import { findOrder } from '../store/orders.ts';
import type { Desk } from './desk.ts';
import { pageResponse, redirectTo } from './page-response.ts';
import { confirmationPage } from './pages/confirmation-page.ts';
import { PENDING_REFRESH_SECONDS, pendingPage } from './pages/pending-page.ts';
import { askGateway } from './payment/ask-gateway.ts';
import { settleAttempt } from './payment/sweep.ts';
import type { Visit } from './visit.ts';

/** Where the shopper's word is awaited; undefined where it is not, or nobody can say. */
async function bankOf({ till }: Desk, { key }: CheckoutAttempt): Promise<string | undefined> {
  try {
    const outcome = await askGateway(till.gatewayTimeoutMs, (signal) => till.gateway.find(key, signal));
    return outcome?.status === 'confirmation' ? outcome.url : undefined;
  } catch {
    return undefined;
  }
}

/** GET of the waiting page: onwards as soon as there is an answer. An unknown attempt leads back to the checkout. */
export async function showPending(
  desk: Desk,
  { cart, paths }: Visit,
  { key, isFromBank }: { key: string; isFromBank: boolean },
): Promise<Response> {
  const { till, links } = desk;
  const found = await findAttempt(till.db, key);
  if (!found || found.cartId !== cart.id) return redirectTo(paths.page);
  // whoever comes back from the bank need not wait for the sweep
  if (isFromBank && !found.response) await settleAttempt(till, found);
  const attempt = (await findAttempt(till.db, key)) ?? found;
  if (attempt.response)
    return redirectTo(attempt.response.outcome === 'paid' ? paths.thankYou : paths.afterAttempt(key));
  const page = pendingPage(attempt.snapshot, { self: paths.pending(key), bank: await bankOf(desk, attempt) }, links);
  return pageResponse(page, 200, { refresh: String(PENDING_REFRESH_SECONDS) });
}

/** GET of the confirmation, any number of times. Without an order it leads back to the checkout. */
export async function showConfirmation(
  { till, links }: Desk,
  { cart, paths }: Visit,
  isLinkSent = false,
): Promise<Response> {
  const order = await findOrder(till.db, { cartId: cart.id });
  if (!order) return redirectTo(paths.page);
  const parcels = (await fulfilmentsOfOrders(till.db, [order.id])).get(order.id) ?? [];
  const customer = order.customerId === null ? undefined : await findCustomer(till.db, order.customerId);
  const mayOpenAccount = customer?.state === 'guest' || customer?.state === 'invited';
  const offer = mayOpenAccount ? { action: paths.thankYou, isLinkSent } : undefined;
  return pageResponse(confirmationPage({ order, parcels, offer }, links));
}

/**
 * POST of the confirmation: has a letter written with the link that opens an account. It goes to the mailbox the order was
 * placed with and to no other, so whoever opens the account has shown that the mailbox is theirs.
 */
export async function offerAccount(desk: Desk, visit: Visit): Promise<Response> {
  const { db } = desk.till;
  const order = await findOrder(db, { cartId: visit.cart.id });
  const customer = order?.customerId == null ? undefined : await findCustomer(db, order.customerId);
  if (order && customer && customer.email === normaliseEmail(order.email))
    await withTx(db, (tx) => writeLetter(tx, { topic: 'activate-account', payload: { customerId: customer.id } }));
  return redirectTo(`${visit.paths.thankYou}&account=asked`);
}
