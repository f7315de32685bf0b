import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { itemCount } from './item-count.ts';
import { rememberCart } from './last-seen-cart.ts';
import { aShop, aStorage, TOP } from './testing/a-shop.ts';
import { failure } from './testing/fake-provider.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function aVisit() {
  const storage = aStorage();
  const first = aShop({ storage });
  first.provider.open('old', { [TOP]: 2 });
  first.storedId.write('old');
  rememberCart(first.store, storage, first.storedId);
  await first.session.read();
  return storage;
}

it('shows the cart as it was last seen while the provider cannot be asked', async () => {
  const storage = await aVisit();
  const shop = aShop({ storage });
  rememberCart(shop.store, storage, shop.storedId);
  for (let tries = 0; tries < 4; tries += 1)
    shop.provider.trouble.push({ on: 'RetrieveCart', failure: failure('network') });
  await shop.session.read();
  const { cart, phase } = shop.state();
  expect([phase, cart && itemCount(cart)]).toEqual(['unreachable', 2]);
});

it('shows nobody the cart of another id', async () => {
  const storage = await aVisit();
  const shop = aShop({ storage });
  shop.storedId.write('another');
  rememberCart(shop.store, storage, shop.storedId);
  for (let tries = 0; tries < 4; tries += 1)
    shop.provider.trouble.push({ on: 'RetrieveCart', failure: failure('network') });
  await shop.session.read();
  expect(shop.state()).toMatchObject({ phase: 'unreachable', cart: undefined });
});

const OF_ANOTHER_BUILD = '{"shape":1,"cart":{"id":"old","lines":{"edges":[]}}}';

it.each(['{', 'null', '{"lines":7}', '[]', '{"id":"old","lines":{"edges":[]}}', OF_ANOTHER_BUILD])(
  'makes nothing of %s',
  async (text) => {
    const shop = aShop();
    const storage = aStorage();
    shop.storedId.write('old');
    storage.write('lastSeenBag', text);
    rememberCart(shop.store, storage, shop.storedId);
    shop.store.setState({ phase: 'unreachable' });
    expect(shop.state().cart).toBeUndefined();
  },
);
