import type { ProviderUnderTest } from '../../../../../commerce/testing/provider-under-test.ts';
import type {} from '../../../../../database/testing/global-setup.ts';
import { httpClient } from '../../../storefront-api/http-client.ts';
import { fetchOffers } from '../../promo/offers.ts';
import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import { cartQueue } from '../cart-queue.ts';
import { cartRequests } from '../cart-requests.ts';
import { cartSession } from '../cart-session.ts';
import { createCartStore } from '../cart-state.ts';
import { storedCartId } from '../stored-cart-id.ts';
import { aBuyer, aStorage } from './a-shop.ts';

const PUBLIC_TOKEN = '0b1eb12d0b1eb12d0b1eb12d0b1eb12d';
const ENDPOINT = 'https://shop.example/api/2025-07/graphql.json';

interface RealShopSetting {
  /** Shared by the tabs of one browser. */
  storage?: GuardedStorage;
  buyer?: ReturnType<typeof aBuyer>;
}

/** A cart session before the embedded provider on real PostgreSQL: one tab of a browser. */
export function aRealShop({ provider }: ProviderUnderTest, setting: RealShopSetting = {}) {
  const { storage = aStorage(), buyer = aBuyer() } = setting;
  const client = httpClient({
    endpoint: ENDPOINT,
    token: PUBLIC_TOKEN,
    fetch: async (input, init) => provider.fetch(new Request(input, init), {}),
  });
  const store = createCartStore();
  const queue = cartQueue();
  const session = cartSession({
    store,
    requests: cartRequests(
      () => client,
      async () => {},
    ),
    queue,
    storedId: storedCartId(storage),
    country: () => buyer.country,
    customer: () => buyer.token,
    offersOf: (country) => fetchOffers(client, country),
    afterNextPaint: async () => {},
    publish: () => {},
  });
  /** Waits until all that was asked for, and the rule of gifts after it, is through. */
  const settled = async (): Promise<void> => {
    await queue(async () => {});
    await queue(async () => {});
  };
  return { session, state: store.getState, settled, storage, buyer };
}
