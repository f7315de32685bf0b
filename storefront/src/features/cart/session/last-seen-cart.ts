import { RetrieveCart } from '../../../storefront-api/generated/operations.ts';
import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import type { Cart } from '../state/cart.ts';
import type { CartStore } from '../state/cart-store.ts';

const LAST_SEEN_KEY = 'lastSeenBag';

/** Tells carts of this build from those of builds that asked for other fields: nobody could draw these. */
const SHAPE = RetrieveCart.length;

const isCart = (value: unknown): value is Cart => Array.isArray(Object(value).lines?.edges);

function parsed(text: string | undefined): Cart | undefined {
  try {
    const { shape, cart }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
    return shape === SHAPE && isCart(cart) ? cart : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The cart as it was last seen, to be shown while the provider cannot be asked. It is shown, never acted on by itself: what
 * the shopper does with it goes to the provider like anything else, or says why it could not.
 */
export interface LastSeenCart {
  /** Only ever the cart of this id, so that nobody is shown another's. */
  of(cartId: string): Cart | undefined;
  /** Writes down every cart the provider returns, and forgets the last one with the cart. */
  follow(store: CartStore): void;
}

export function lastSeenCart(storage: GuardedStorage): LastSeenCart {
  return {
    of(cartId) {
      const seen = parsed(storage.read(LAST_SEEN_KEY));
      return seen?.id === cartId ? seen : undefined;
    },

    follow(store) {
      store.listen((_event, { cart, phase }, before) => {
        if (phase === 'ready' && cart && cart !== before.cart) {
          storage.write(LAST_SEEN_KEY, JSON.stringify({ shape: SHAPE, cart }));
        }
        if (phase === 'absent') storage.remove(LAST_SEEN_KEY);
      });
    },
  };
}
