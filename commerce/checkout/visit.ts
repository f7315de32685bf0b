import { hasExpired } from '../domain/cart/cart-age.ts';
import type { CartCredentials } from '../store/cart-credentials.ts';
import { type CartRecord, findCartByCredentials } from '../store/carts.ts';
import { findLiveAttempt } from '../store/checkout-attempts.ts';
import { type CheckoutPaths, checkoutPaths } from './checkout-paths.ts';
import type { Desk } from './desk.ts';
import { pageResponse, redirectTo } from './page-response.ts';
import { expiredBagPage } from './pages/message-page.ts';

/** Somebody with the address of a cart that exists. */
export interface Visit {
  cart: CartRecord;
  paths: CheckoutPaths;
}

/** Opens the cart of an address; undefined for an unknown one and a wrong key alike. */
export async function openVisit(desk: Desk, credentials: CartCredentials): Promise<Visit | undefined> {
  const cart = await findCartByCredentials(desk.till.db, credentials);
  return cart && { cart, paths: checkoutPaths(credentials) };
}

/** Where a visitor belongs whose bag is paid, being paid for, or too old; undefined where there is still something to fill in. */
export async function wayOnwards({ till, links }: Desk, { cart, paths }: Visit): Promise<Response | undefined> {
  if (cart.completedAt) return redirectTo(paths.thankYou);
  const live = await findLiveAttempt(till.db, cart.id);
  if (live) return redirectTo(paths.pending(live.key));
  return hasExpired(cart, till.clock()) ? pageResponse(expiredBagPage(links), 410) : undefined;
}
