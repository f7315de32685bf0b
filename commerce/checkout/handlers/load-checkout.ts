import { hasExpired } from '../../domain/cart/cart-limits.ts';
import type { CartCredentials } from '../../store/cart/cart-credentials.ts';
import { type CartRecord, findCartByCredentials } from '../../store/cart/carts.ts';
import { findLiveAttempt } from '../../store/checkout/checkout-attempts.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { type CheckoutPaths, checkoutPaths } from '../checkout-paths.ts';
import { expiredCartPage } from '../pages/message-page.ts';
import { pageResponse, redirectTo } from './page-response.ts';

/** Somebody with the address of a cart that exists. */
export interface LoadedCheckout {
  cart: CartRecord;
  paths: CheckoutPaths;
  /** Whom the visitor is counted as. */
  network: string;
}

/** Opens the cart of an address; undefined for an unknown one and a wrong key alike. */
export async function loadCheckout(
  context: CheckoutContext,
  credentials: CartCredentials,
  network: string,
): Promise<LoadedCheckout | undefined> {
  const cart = await findCartByCredentials(context.paymentContext.db, credentials);
  return cart && { cart, paths: checkoutPaths(credentials), network };
}

/**
 * Where a visitor belongs whose cart is paid, being paid for, or too old; undefined where there is still something to
 * fill in.
 */
export async function redirectIfClosed(
  { paymentContext, links }: CheckoutContext,
  { cart, paths }: LoadedCheckout,
): Promise<Response | undefined> {
  if (cart.completedAt) return redirectTo(paths.thankYou);
  const liveAttempt = await findLiveAttempt(paymentContext.db, cart.id);
  if (liveAttempt) return redirectTo(paths.pending(liveAttempt.key));
  return hasExpired(cart, paymentContext.clock()) ? pageResponse(expiredCartPage(links), 410) : undefined;
}
