import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import type { ProviderUnderTest } from '../../../../../commerce/testing/provider-under-test.ts';
import type {} from '../../../../../database/testing/global-setup.ts';
import { httpClient } from '../../../storefront-api/http-client.ts';
import { fetchOffers } from '../../promo/offers.ts';
import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import { cardCodes } from '../session/card-codes.ts';
import { cartRequests } from '../session/cart-requests.ts';
import { cartSession } from '../session/cart-session.ts';
import { lastSeenCart } from '../session/last-seen-cart.ts';
import { storedCartId } from '../session/stored-cart-id.ts';
import { reduce } from '../state/cart-reducer.ts';
import { createCartStore } from '../state/cart-store.ts';
import { aBuyer, aStorage } from './a-shop.ts';
import { aShopper, seenBy } from './a-shopper.ts';

const ENDPOINT = `https://shop.example${API_PATH}`;

interface RealShopSetting {
  /** Shared by the tabs of one browser. */
  storage?: GuardedStorage;
  /** What the tab alone keeps, also through a reload. */
  tab?: GuardedStorage;
  buyer?: ReturnType<typeof aBuyer>;
  /** Operations of which the next answer is lost on its way back. */
  lost?: Set<string>;
}

/** A cart session before the embedded provider on real PostgreSQL: one tab of a browser. */
export function aRealShop({ provider }: ProviderUnderTest, setting: RealShopSetting = {}) {
  const { storage = aStorage(), tab = aStorage(), buyer = aBuyer(), lost = new Set() } = setting;
  const client = httpClient({
    endpoint: ENDPOINT,
    token: EMBEDDED_TOKEN,
    fetch: async (input, init) => {
      const answer = await provider.fetch(new Request(input, init), {});
      if (lost.delete(/mutation (\w+)/.exec(String(init.body))?.[1] ?? '')) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const store = createCartStore().reducedBy(reduce);
  const codes = cardCodes(tab);
  codes.follow(store);
  const session = cartSession({
    store,
    requests: cartRequests(
      () => client,
      async () => {},
    ),
    storedId: storedCartId(storage),
    lastSeen: lastSeenCart(storage),
    cardCodes: codes,
    alone: (task) => task(),
    country: () => buyer.country,
    customer: () => buyer.token,
    offersOf: (country) => fetchOffers(client, country),
    afterNextPaint: async () => {},
  });
  const shopper = aShopper(session, store);
  return { session: shopper, state: () => seenBy(store.getState()), settled: shopper.settled, storage, tab, buyer };
}
