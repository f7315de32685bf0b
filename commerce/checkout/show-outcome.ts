import { findAttempt } from '../store/checkout-attempts.ts';
import { findOrder } from '../store/orders.ts';
import type { Desk } from './desk.ts';
import { pageResponse, redirectTo } from './page-response.ts';
import { confirmationPage } from './pages/confirmation-page.ts';
import { PENDING_REFRESH_SECONDS, pendingPage } from './pages/pending-page.ts';
import type { Visit } from './visit.ts';

/** GET of the waiting page: onwards as soon as there is an answer. An unknown attempt leads back to the checkout. */
export async function showPending({ till, links }: Desk, { cart, paths }: Visit, key: string): Promise<Response> {
  const attempt = await findAttempt(till.db, key);
  if (!attempt || attempt.cartId !== cart.id) return redirectTo(paths.page);
  if (attempt.response)
    return redirectTo(attempt.response.outcome === 'paid' ? paths.thankYou : paths.afterAttempt(key));
  const page = pendingPage(attempt.snapshot, paths.pending(key), links);
  return pageResponse(page, 200, { refresh: String(PENDING_REFRESH_SECONDS) });
}

/** GET of the confirmation, any number of times. Without an order it leads back to the checkout. */
export async function showConfirmation({ till, links }: Desk, { cart, paths }: Visit): Promise<Response> {
  const order = await findOrder(till.db, { cartId: cart.id });
  return order ? pageResponse(confirmationPage(order, links)) : redirectTo(paths.page);
}
