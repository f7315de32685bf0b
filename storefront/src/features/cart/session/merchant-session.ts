import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import type { CartStore } from '../state/cart-store.ts';

/** Name of the event that tells the shop's other tools which cart and which visit this is (specification §7). */
const MERCHANT_SESSION_EVENT = 'merchant-session';

const SESSION_ID_KEY = 'sessionId';

export interface MerchantSession {
  cartId: string;
  sessionId: string;
}

/** This tab's session id, made on first use. Not a secret and not an identity: it ends with the tab. */
export function sessionId(storage: GuardedStorage): string {
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
export function publishMerchantSession(detail: MerchantSession): void {
  document.dispatchEvent(new CustomEvent<MerchantSession>(MERCHANT_SESSION_EVENT, { detail, bubbles: true }));
}
