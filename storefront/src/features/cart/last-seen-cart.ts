import { RetrieveCart } from '../../storefront-api/generated/operations.ts';
import type { GuardedStorage } from '../storage/guarded-storage.ts';
import type { Cart } from './cart.ts';
import type { CartStore } from './cart-state.ts';
import type { StoredCartId } from './stored-cart-id.ts';

const LAST_SEEN_KEY = 'lastSeenBag';

/** Tells carts of this build from those of builds that asked for other fields: nobody could draw these. */
const SHAPE = RetrieveCart.length;

interface LastSeenCart {
  shape: number;
  cart: Cart;
}

function parsed(text: string | undefined): Cart | undefined {
  try {
    const seen: Partial<LastSeenCart> | null = JSON.parse(text ?? 'null');
    return seen?.shape === SHAPE && Array.isArray(seen.cart?.lines?.edges) ? seen.cart : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers the cart as it was last seen and shows it while the provider cannot be asked. It is shown, never acted on
 * by itself: what the shopper does with it goes to the provider like anything else, or says why it could not. Only ever
 * the cart of the stored id, so that nobody is shown another's.
 */
export function rememberCart(store: CartStore, storage: GuardedStorage, storedId: StoredCartId): void {
  store.subscribe(({ cart, phase }, before) => {
    if (phase === 'ready' && cart && cart !== before.cart) {
      storage.write(LAST_SEEN_KEY, JSON.stringify({ shape: SHAPE, cart } satisfies LastSeenCart));
    }
    if (phase === 'absent') storage.remove(LAST_SEEN_KEY);
    if (phase !== 'unreachable' || cart) return;
    const seen = parsed(storage.read(LAST_SEEN_KEY));
    if (seen && seen.id === storedId.read()) store.setState({ cart: seen });
  });
}
