import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aShop, aStorage, TOP } from '../testing/a-shop.ts';
import { failure } from '../testing/fake-provider.ts';
import { lastSeenCart } from './last-seen-cart.ts';

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
  lastSeenCart(storage).follow(first.store);
  await first.session.read();
  return storage;
}

it('shows the cart as it was last seen while the provider cannot be asked', async () => {
  const storage = await aVisit();
  const shop = aShop({ storage });
  for (let tries = 0; tries < 4; tries += 1)
    shop.provider.trouble.push({ on: 'RetrieveCart', failure: failure('network') });
  await shop.session.read();
  const { cart, phase } = shop.state();
  expect([phase, cart?.totalQuantity]).toEqual(['unreachable', 2]);
});

it('shows nobody the cart of another id', async () => {
  const storage = await aVisit();
  const shop = aShop({ storage });
  shop.storedId.write('another');
  for (let tries = 0; tries < 4; tries += 1)
    shop.provider.trouble.push({ on: 'RetrieveCart', failure: failure('network') });
  await shop.session.read();
  expect(shop.state()).toMatchObject({ phase: 'unreachable', cart: undefined });
});

const OF_ANOTHER_BUILD = '{"shape":1,"cart":{"id":"old","lines":{"edges":[]}}}';

it.each(['{', 'null', '{"lines":7}', '[]', '{"id":"old","lines":{"edges":[]}}', OF_ANOTHER_BUILD])(
  'makes nothing of %s',
  (text) => {
    const storage = aStorage();
    storage.write('lastSeenBag', text);
    expect(lastSeenCart(storage).of('old')).toBeUndefined();
  },
);
