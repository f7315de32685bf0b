import { afterNextPaint } from '../../../page-runtime/after-next-paint.ts';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { currentCountry } from '../../country/current-country.ts';
import { fetchOffers } from '../../promo/offers.ts';
import { type GuardedStorage, localValues, tabValues } from '../../storage/guarded-storage.ts';
import { reduce } from '../state/cart-reducer.ts';
import { type CartStore, cartStore } from '../state/cart-store.ts';
import { cardCodes } from './card-codes.ts';
import { cartRequests, REQUEST_MS } from './cart-requests.ts';
import { type CartSession, cartSession } from './cart-session.ts';
import { lastSeenCart } from './last-seen-cart.ts';
import { jitteredPause } from './retry.ts';
import { shareUndo } from './shared-undo.ts';
import { storedCartId } from './stored-cart-id.ts';
import { timeoutSignal } from './with-timeout.ts';

/** Name of the event that tells the shop's other tools which cart and which visit this is (specification §7). */
const MERCHANT_SESSION_EVENT = 'merchant-session';

const SESSION_ID_KEY = 'sessionId';

interface MerchantSession {
  cartId: string;
  sessionId: string;
}

/** This tab's session id, made on first use. Not a secret and not an identity: it ends with the tab. */
function sessionId(storage: GuardedStorage): string {
  const known = storage.read(SESSION_ID_KEY);
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  storage.write(SESSION_ID_KEY, made);
  return made;
}

/** Calls back with the id whenever this browser's cart becomes known. */
export function onCartKnown(store: CartStore, listener: (cartId: string) => void): void {
  store.listen((_event, { phase, cart }, before) => {
    const isNews = before.phase !== 'ready' || before.cart?.id !== cart?.id;
    if (phase === 'ready' && cart && isNews) listener(cart.id);
  });
}

/** Sends the merchant-session event; it bubbles, so listeners on the document and on the window both hear it. */
function publishMerchantSession(detail: MerchantSession): void {
  document.dispatchEvent(new CustomEvent<MerchantSession>(MERCHANT_SESSION_EVENT, { detail, bubbles: true }));
}

const LOCK = 'bluebird-bay-cart';

/** The browser's cart session over the real provider, storage and tab locks. `cart-actions.ts` loads this chunk on first need. */
export function openSession(customer: () => string | null | undefined): CartSession {
  const storedId = storedCartId(localValues);
  const lastSeen = lastSeenCart(localValues);
  const store = cartStore.reducedBy(reduce);
  const codes = cardCodes(tabValues);
  lastSeen.follow(store);
  codes.follow(store);
  shareUndo(store, localValues, storedId);
  onCartKnown(store, (cartId) => publishMerchantSession({ cartId, sessionId: sessionId(tabValues) }));
  return cartSession({
    store,
    requests: cartRequests(browserClient, jitteredPause, () => timeoutSignal(REQUEST_MS)),
    storedId,
    lastSeen,
    cardCodes: codes,
    // Without a secure context there are no locks; the queue then orders this tab alone.
    alone: (task) => ('locks' in navigator ? navigator.locks.request(LOCK, task) : task()),
    country: () => currentCountry(),
    customer,
    offersOf: (country) => fetchOffers(browserClient(), country),
    afterNextPaint,
  });
}
