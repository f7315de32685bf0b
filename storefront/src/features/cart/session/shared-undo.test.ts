import { expect, it } from 'vitest';
import type { GuardedStorage } from '../../storage/guarded-storage.ts';

import { aShop, aStorage, TOP } from '../testing/a-shop.ts';
import { FakeProvider } from '../testing/fake-provider.ts';
import { shareUndo } from './shared-undo.ts';

/** The storage of one browser as two tabs see it: each hears what the other one changes. */
function twoTabs(): [GuardedStorage, GuardedStorage] {
  const storage = aStorage();
  const listeners: Array<{ tab: number; keys: readonly string[]; listener: (key: string) => void }> = [];
  const seenBy = (tab: number): GuardedStorage => {
    const notify = (key: string): void => {
      for (const one of listeners) if (one.tab !== tab && one.keys.includes(key)) one.listener(key);
    };
    return {
      read: storage.read,
      write: (key, value) => {
        storage.write(key, value);
        notify(key);
      },
      remove: (key) => {
        storage.remove(key);
        notify(key);
      },
      watch: (keys, listener) => {
        listeners.push({ tab, keys, listener });
        return () => undefined;
      },
    };
  };
  return [seenBy(1), seenBy(2)];
}

/** Two tabs with one cart, out of which the first one has just taken everything. */
async function afterRemoving() {
  const provider = new FakeProvider();
  provider.open('old', { [TOP]: 2 });
  const [here, there] = twoTabs().map((storage) => {
    const shop = aShop({ storage, provider });
    shop.storedId.write('old');
    shareUndo(shop.store, storage, shop.storedId);
    return shop;
  });
  if (!here || !there) return expect.fail();
  await here.session.read();
  await there.session.read();
  await here.session.remove(`line-${TOP}`);
  return { here, there };
}

it('offers in the other tab what was removed in this one, and puts it back from there', async () => {
  const { here, there } = await afterRemoving();
  expect(there.state().removed).toMatchObject({ merchandiseId: TOP, quantity: 2 });
  await there.session.undoRemove();
  const { cart } = there.state();
  expect(cart?.totalQuantity).toBe(2);
  expect([here.state().removed, there.state().removed]).toEqual([undefined, undefined]);
});

it('offers in the other tab what is another size since, and changes it back from there', async () => {
  const { here, there } = await afterRemoving();
  await there.session.undoRemove();
  await here.session.read();
  await here.session.setSize(`line-${TOP}`, 'kaila-l');
  // Builds that know removals alone read these three, and would put in again what is still there.
  const { removed } = JSON.parse(here.storage.read('cartRemoved') ?? '{}');
  expect([removed.merchandiseId, removed.quantity, removed.preview]).toEqual([undefined, undefined, undefined]);
  expect(there.state().removed).toMatchObject({
    merchandiseId: TOP,
    changedTo: { merchandiseId: 'kaila-l', title: 'L' },
  });
  await there.session.read();
  await there.session.undoRemove();
  expect(there.state().cart?.lines.edges.map(({ node }) => node.id)).toEqual([`line-${TOP}`]);
  expect([here.state().removed, there.state().removed]).toEqual([undefined, undefined]);
});

it('lets go in this tab alone when its drawer closes', async () => {
  const { here, there } = await afterRemoving();
  here.store.dispatch({ type: 'drawerOpened' });
  here.store.dispatch({ type: 'drawerClosed' });
  expect(here.state().removed).toBeUndefined();
  expect(there.state().removed).toMatchObject({ merchandiseId: TOP });
});

it('offers nothing of another cart, and nothing that cannot be read', async () => {
  const [mine, other] = twoTabs();
  const shop = aShop({ storage: mine });
  shareUndo(shop.store, mine, shop.storedId);
  shop.storedId.write('mine');
  const removed = { merchandiseId: TOP, quantity: 1, attributes: [], preview: { title: 'Kaila' } };
  other.write('cartRemoved', JSON.stringify({ cartId: 'another', removed, at: 1 }));
  expect(shop.state().removed).toBeUndefined();
  other.write('cartRemoved', '{"cartId":"mine","removed":{');
  expect(shop.state().removed).toBeUndefined();
  const changed = { ...removed, changedTo: { title: 'L' } };
  other.write('cartRemoved', JSON.stringify({ cartId: 'mine', removed: changed, at: 1 }));
  expect(shop.state().removed).toBeUndefined();
  other.write('cartRemoved', JSON.stringify({ cartId: 'mine', removed, at: 2 }));
  expect(shop.state().removed).toEqual(removed);
});

it('keeps the names that other builds of the shop have stored', async () => {
  const provider = new FakeProvider();
  provider.open('old', { [TOP]: 1 });
  const [mine, other] = twoTabs();
  const shop = aShop({ storage: mine, provider });
  shop.storedId.write('old');
  shareUndo(shop.store, mine, shop.storedId);
  await shop.session.read();
  const preview = { title: 'Mini Pouch', handle: 'pouch', variantTitle: 'One Size', picture: { url: '/p', alt: '' } };
  const item = { merchandiseId: TOP, quantity: 1, preview };
  other.write('cartRemoved', JSON.stringify({ cartId: 'old', removed: { ...item, giveaway: 'pouch' }, at: 1 }));
  expect(shop.state().removed).toEqual({ ...item, giftWithPurchase: 'pouch' });

  const removed = { ...item, giftWithPurchase: 'sticker-pack' };
  shop.store.dispatch({ type: 'asked', command: { kind: 'leaveOut', lineId: 'line' }, ticket: 0 });
  shop.store.dispatch({ type: 'begun' });
  shop.store.dispatch({ type: 'finished', outcome: { ok: true, removed } });
  expect(JSON.parse(other.read('cartRemoved') ?? '{}').removed).toEqual({ ...item, giveaway: 'sticker-pack' });
});
