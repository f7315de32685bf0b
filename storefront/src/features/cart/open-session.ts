import { browserClient } from '../../storefront-api/browser-client.ts';
import { currentCountry } from '../country/current-country.ts';
import { fetchOffers } from '../promo/offers.ts';
import { localValues, tabValues } from '../storage/guarded-storage.ts';
import { afterNextPaint } from './after-next-paint.ts';
import { cartQueue } from './cart-queue.ts';
import { cartRequests, REQUEST_MS } from './cart-requests.ts';
import { type CartSession, cartSession } from './cart-session.ts';
import { cartStore } from './cart-state.ts';
import { rememberCart } from './last-seen-cart.ts';
import { publishMerchantSession, sessionId } from './merchant-session.ts';
import { jitteredPause } from './retry.ts';
import { shareUndo } from './shared-undo.ts';
import { storedCartId } from './stored-cart-id.ts';
import { timeoutSignal } from './with-timeout.ts';

/** The browser's cart session over the real provider, storage and tab locks. `cart-actions.ts` loads this chunk on first need. */
export function openSession(customer: () => string | null | undefined): CartSession {
  // Without a secure context there are no locks; the queue then orders this tab alone.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const storedId = storedCartId(localValues);
  rememberCart(cartStore, localValues, storedId);
  shareUndo(cartStore, localValues, storedId);
  return cartSession({
    store: cartStore,
    requests: cartRequests(browserClient, jitteredPause, () => timeoutSignal(REQUEST_MS)),
    queue: cartQueue(locks && { request: (name, task) => locks.request(name, task) }),
    storedId,
    country: () => currentCountry(),
    customer,
    offersOf: (country) => fetchOffers(browserClient(), country),
    afterNextPaint,
    publish: (cartId) => publishMerchantSession({ cartId, sessionId: sessionId(tabValues) }),
  });
}
