import type { CartCredentials } from '../store/cart-credentials.ts';
import { type CartRecord, findCartByCredentials } from '../store/carts.ts';
import { findLiveAttempt } from '../store/checkout-attempts.ts';
import { type CheckoutPaths, checkoutPaths } from './checkout-paths.ts';
import type { Desk } from './desk.ts';
import { redirectTo } from './page-response.ts';

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

/** Where a visitor belongs whose bag is paid, or being paid for; undefined where there is still something to fill in. */
export async function wayOnwards({ till }: Desk, { cart, paths }: Visit): Promise<Response | undefined> {
  if (cart.completedAt) return redirectTo(paths.thankYou);
  const live = await findLiveAttempt(till.db, cart.id);
  return live && redirectTo(paths.pending(live.key));
}
