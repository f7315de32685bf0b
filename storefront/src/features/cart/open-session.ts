import { browserClient } from '../../storefront-api/browser-client.ts';
import { currentCountry } from '../country/current-country.ts';
import { localValues, tabValues } from '../storage/guarded-storage.ts';
import { cartQueue } from './cart-queue.ts';
import { cartRequests } from './cart-requests.ts';
import { type CartSession, cartSession } from './cart-session.ts';
import { cartStore } from './cart-state.ts';
import { publishMerchantSession, sessionId } from './merchant-session.ts';
import { jitteredPause } from './retry.ts';
import { storedCartId } from './stored-cart-id.ts';

/** The browser's cart session over the real provider, storage and tab locks. `bag.ts` loads this chunk on first need. */
export function openSession(): CartSession {
  // Without a secure context there are no locks; the queue then orders this tab alone.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return cartSession({
    store: cartStore,
    requests: cartRequests(browserClient, jitteredPause),
    queue: cartQueue(locks && { request: (name, task) => locks.request(name, task) }),
    storedId: storedCartId(localValues),
    country: () => currentCountry(),
    publish: (cartId) => publishMerchantSession({ cartId, sessionId: sessionId(tabValues) }),
  });
}
