import { browserClient } from '../../../storefront-api/browser-client.ts';
import { currentCountry } from '../../country/current-country.ts';
import { fetchOffers } from '../../promo/offers.ts';
import { localValues, tabValues } from '../../storage/guarded-storage.ts';
import { reduce } from '../state/cart-reducer.ts';
import { cartStore } from '../state/cart-store.ts';
import { cartRequests, REQUEST_MS } from './cart-requests.ts';
import { type CartSession, cartSession } from './cart-session.ts';
import { lastSeenCart } from './last-seen-cart.ts';
import { onCartKnown, publishMerchantSession, sessionId } from './merchant-session.ts';
import { jitteredPause } from './retry.ts';
import { shareUndo } from './shared-undo.ts';
import { storedCartId } from './stored-cart-id.ts';
import { timeoutSignal } from './with-timeout.ts';

const LOCK = 'bluebird-bay-cart';

/** A tab in the background paints nothing; it waits no longer than this. */
const PAINT_AT_MOST_MS = 100;

/** Resolves once the browser has painted what is set now. */
function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_AT_MOST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** The browser's cart session over the real provider, storage and tab locks. `cart-actions.ts` loads this chunk on first need. */
export function openSession(customer: () => string | null | undefined): CartSession {
  const storedId = storedCartId(localValues);
  const lastSeen = lastSeenCart(localValues);
  const store = cartStore.reducedBy(reduce);
  lastSeen.follow(store);
  shareUndo(store, localValues, storedId);
  onCartKnown(store, (cartId) => publishMerchantSession({ cartId, sessionId: sessionId(tabValues) }));
  return cartSession({
    store,
    requests: cartRequests(browserClient, jitteredPause, () => timeoutSignal(REQUEST_MS)),
    storedId,
    lastSeen,
    // Without a secure context there are no locks; the queue then orders this tab alone.
    alone: (task) => ('locks' in navigator ? navigator.locks.request(LOCK, task) : task()),
    country: () => currentCountry(),
    customer,
    offersOf: (country) => fetchOffers(browserClient(), country),
    afterNextPaint,
  });
}
