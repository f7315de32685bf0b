import type { CountryCode } from '../../../storefront-api/generated/operations.ts';
import type { OfferTerms } from '../../promo/offers.ts';
import { type GuardedStorage, guardedStorage } from '../../storage/guarded-storage.ts';
import { cardCodes } from '../session/card-codes.ts';
import { cartRequests } from '../session/cart-requests.ts';
import { cartSession } from '../session/cart-session.ts';
import { lastSeenCart } from '../session/last-seen-cart.ts';
import { onCartKnown } from '../session/open-session.ts';
import type { CartSessionParts } from '../session/session-parts.ts';
import { storedCartId } from '../session/stored-cart-id.ts';
import { reduce } from '../state/cart-reducer.ts';
import { type CartStore, createCartStore } from '../state/cart-store.ts';
import { aShopper, seenBy } from './a-shopper.ts';
import { FakeProvider } from './fake-provider.ts';

/** Two variants, by id. */
export const TOP = 'kaila-m';
export const BOTTOMS = 'zoey-l';

export function aStorage(): GuardedStorage {
  const values = new Map<string, string>();
  return guardedStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
}

/** Somebody in Britain of whom nothing else is known. */
export function aBuyer(): { country: CountryCode; token: string | null | undefined } {
  return { country: 'GB', token: undefined };
}

interface ShopSetting {
  storage?: GuardedStorage;
  provider?: FakeProvider;
  buyer?: ReturnType<typeof aBuyer>;
  store?: CartStore;
  /** What the provider says of gifts and extras; without it there are none. */
  offers?: OfferTerms;
  /** The lock that tabs share; this tab has it at once unless told. */
  alone?: CartSessionParts['alone'];
}

/** A cart session before a fake provider: a browser that has no cart yet, in Britain. */
export function aShop({
  storage = aStorage(),
  provider = new FakeProvider(),
  buyer = aBuyer(),
  store = createCartStore().reducedBy(reduce),
  offers,
  alone = (task) => task(),
}: ShopSetting = {}) {
  const storedId = storedCartId(storage);
  const published: string[] = [];
  onCartKnown(store, (cartId) => published.push(cartId));
  const session = cartSession({
    store,
    requests: cartRequests(
      () => provider,
      async () => {},
    ),
    storedId,
    lastSeen: lastSeenCart(storage),
    cardCodes: cardCodes(aStorage()),
    alone,
    country: () => buyer.country,
    customer: () => buyer.token,
    offersOf: async () => offers,
    afterNextPaint: async () => {},
  });
  const state = () => seenBy(store.getState());
  return { store, state, storedId, published, session: aShopper(session, store), provider, storage, buyer };
}

/** A shop whose browser has come back to the open cart `old`. */
export function aReturningShop(lines: Record<string, number> = {}, setting: ShopSetting = {}) {
  const shop = aShop(setting);
  shop.provider.open('old', lines);
  shop.storedId.write('old');
  return shop;
}

export const one = (merchandiseId: string) => ({ merchandiseId, quantity: 1 });
