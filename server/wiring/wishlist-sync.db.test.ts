import { createServices, type Services } from '@bluebird-bay/services/services.ts';
import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { guardedStorage } from '@bluebird-bay/storefront/src/features/storage/guarded-storage.ts';
import { wishlistService } from '@bluebird-bay/storefront/src/features/wishlist/sync/wishlist-service.ts';
import {
  createWishlistSync,
  forgetAccount,
} from '@bluebird-bay/storefront/src/features/wishlist/sync/wishlist-sync.ts';
import type { WishlistEntry } from '@bluebird-bay/storefront/src/features/wishlist/wishlist-entry.ts';
import { AGREED_KEY } from '@bluebird-bay/storefront/src/features/wishlist/wishlist-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const entry = (handle: string): WishlistEntry => ({ handle, variants: [{ id: `variant of ${handle}` }] });

/** Storage that is there but holds nothing beyond this device's life. */
const blocked = () =>
  guardedStorage(() => {
    throw new Error('blocked');
  });

describe('a wishlist on several devices', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  const requested: string[] = [];
  beforeAll(async () => {
    test = await emptyServicesDatabase();
    services = createServices({ db: test.db, customerOf: async (token) => `gid://shopify/Customer/${token}` });
  });
  beforeEach(async () => {
    await test.db.deleteFrom('services.wishlist').execute();
    requested.length = 0;
  });
  afterAll(() => test.close());

  const send: typeof fetch = (input, init) => {
    requested.push(init?.method ?? 'GET');
    return services.fetch(new Request(new URL(String(input), 'http://shop.example'), init));
  };

  function aDevice(...handles: string[]) {
    let entries = handles.map(entry);
    const storage = blocked();
    const list = {
      read: () => entries,
      replace: (next: readonly WishlistEntry[]) => {
        entries = [...next];
      },
    };
    let leaving = new AbortController();
    let told = 0;
    function signIn(owner: string, through = send) {
      leaving = new AbortController();
      const service = wishlistService({ owner, token: owner }, through);
      const onFull = () => {
        told += 1;
      };
      return createWishlistSync({ list, storage, owner, service, signal: leaving.signal, onFull });
    }
    return {
      signIn,
      signOut: () => {
        leaving.abort();
        forgetAccount({ list, storage });
      },
      agreed: () => storage.read(AGREED_KEY),
      toldFull: () => told,
      add: (handle: string) => list.replace([entry(handle), ...entries]),
      remove: (handle: string) => list.replace(entries.filter((one) => one.handle !== handle)),
      handles: () => entries.map(({ handle }) => handle),
    };
  }

  it('merges at sign-in, writes once, and not at all where nothing is new', async () => {
    const phone = aDevice('a', 'b');
    await phone.signIn('7')();
    expect(requested).toEqual(['GET', 'POST']);
    const desktop = aDevice('c', 'd');
    await desktop.signIn('7')();
    expect(desktop.handles()).toEqual(['c', 'd', 'a', 'b']);
    requested.length = 0;
    await phone.signIn('7')();
    expect(phone.handles()).toEqual(desktop.handles());
    expect(requested).toEqual(['GET']);
  });

  it('remembers what was taken off, on every device', async () => {
    const [phone, desktop] = [aDevice('a', 'b'), aDevice()];
    const [phoneSync, desktopSync] = [phone.signIn('7'), desktop.signIn('7')];
    await phoneSync();
    await desktopSync();
    desktop.remove('a');
    await desktopSync();
    await phoneSync();
    expect(phone.handles()).toEqual(['b']);
  });

  it('loses nothing of what five devices put on at once', async () => {
    const devices = Array.from({ length: 5 }, (_, index) => aDevice(`piece-${index}`));
    await Promise.all(devices.map((device) => device.signIn('7')()));
    const last = aDevice();
    await last.signIn('7')();
    expect(last.handles().sort()).toEqual(devices.map((_, index) => `piece-${index}`));
  });

  it('loses nothing where two devices of one customer sign in together, a hundred times (C14)', async () => {
    const lost: string[] = [];
    async function together(customer: number): Promise<void> {
      const owner = String(customer);
      const through: typeof fetch = (input, init) =>
        services.fetch(new Request(new URL(String(input), 'http://shop.example'), init), { address: owner });
      const [phone, desktop] = [aDevice('shared', 'of-the-phone'), aDevice('of-the-desk', 'shared')];
      await Promise.all([phone.signIn(owner, through)(), desktop.signIn(owner, through)()]);
      const later = aDevice();
      await later.signIn(owner, through)();
      const stored = later.handles().sort().join();
      if (stored !== 'of-the-desk,of-the-phone,shared') lost.push(`${owner}: ${stored}`);
    }
    for (let first = 100; first < 200; first += 10)
      await Promise.all(Array.from({ length: 10 }, (_, index) => together(first + index)));
    expect(lost).toEqual([]);
  });

  it('keeps what changes while it is under way', async () => {
    const phone = aDevice('a');
    const sync = phone.signIn('7', async (input, init) => {
      const response = await send(input, init);
      if (init?.method === 'POST' && !phone.handles().includes('late')) phone.add('late');
      return response;
    });
    await sync();
    const desktop = aDevice();
    await desktop.signIn('7')();
    expect(desktop.handles()).toEqual(['late', 'a']);
  });

  it('leaves nothing of an account behind for the next person', async () => {
    const phone = aDevice('a');
    await phone.signIn('7')();
    phone.add('visitors');
    phone.signOut();
    expect(phone.handles()).toEqual(['visitors']);
    await phone.signIn('8')();
    expect(phone.handles()).toEqual(['visitors']);

    const shared = aDevice();
    await shared.signIn('7')();
    expect(shared.handles()).toEqual(['a']);
    await shared.signIn('8')();
    expect(shared.handles()).toEqual(['visitors']);
  });

  it.each(['GET', 'POST'])('leaves nothing behind where somebody leaves during a %s', async (method) => {
    await aDevice('a').signIn('7')();
    const phone = aDevice('visitors');
    const sync = phone.signIn('7', async (input, init) => {
      const response = await send(input, init);
      if ((init?.method ?? 'GET') === method) phone.signOut();
      return response;
    });
    const first = sync();
    // A change during the first has another follow it, but for those who have left.
    void sync();
    await first;
    expect(phone.handles()).toEqual(['visitors']);
    expect(phone.agreed()).toBeUndefined();
    expect(requested.slice(2)).toEqual(method === 'GET' ? ['GET'] : ['GET', 'POST']);
  });

  it.each([
    ['text that is no JSON', [{ products: 'not json' }], { etag: '"9"' }],
    ['text that is no list', [{ products: '{}' }], { etag: '"9"' }],
    ['no version to build on', [{ products: '[]' }], {}],
  ])(
    'takes %s for no list that was emptied elsewhere: both lists stay (WSH-012, WSH-014)',
    async (_, body, headers) => {
      const notified = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const phone = aDevice('a', 'b');
      let isBroken = false;
      const sync = phone.signIn('7', (input, init) =>
        isBroken && !init?.method ? Promise.resolve(Response.json(body, { headers })) : send(input, init),
      );
      await sync();
      isBroken = true;
      await sync();
      phone.add('c');
      await sync();
      expect(phone.handles()).toEqual(['c', 'a', 'b']);
      expect(notified).toHaveBeenCalledTimes(2);
      notified.mockRestore();
      const desktop = aDevice();
      await desktop.signIn('7')();
      expect(desktop.handles()).toEqual(['a', 'b']);
    },
  );

  it('takes an answer without any text for an empty list (WSH-014)', async () => {
    for (const body of [[], [{}], [{ products: null }], [{ products: '' }]]) {
      const phone = aDevice('a');
      await phone.signIn('7', async (_, init) =>
        init?.method
          ? new Response('[{"products":"[]"}]', { headers: { etag: '"2"' } })
          : Response.json(body, { headers: { etag: '"1"' } }),
      )();
      expect(phone.handles()).toEqual(['a']);
    }
  });

  it('says that an account’s list is full, and cuts nothing of it', async () => {
    const full = Array.from({ length: 250 }, (_, index) => `piece-${index}`);
    const phone = aDevice(...full);
    await phone.signIn('7')();
    expect(phone.toldFull()).toBe(0);
    const desktop = aDevice('x', 'y', 'z');
    await desktop.signIn('7')();
    expect(desktop.handles()).toEqual(full);
    expect(desktop.toldFull()).toBe(1);
  });

  it('only logs that the service cannot be had, and tries again with the next change', async () => {
    const notified = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const phone = aDevice('a');
    let isDown = true;
    const sync = phone.signIn('7', (input, init) =>
      isDown ? Promise.resolve(new Response('', { status: 503 })) : send(input, init),
    );
    await sync();
    expect(phone.handles()).toEqual(['a']);
    expect(notified.mock.calls).toEqual([['Error syncing wishlist', expect.any(Error)]]);
    notified.mockRestore();
    isDown = false;
    await sync();
    expect(requested).toEqual(['GET', 'POST']);
  });

  it('merges two lists of a hundred and twenty', async () => {
    const phone = aDevice(...Array.from({ length: 120 }, (_, index) => `phone-${index}`));
    const desktop = aDevice(...Array.from({ length: 120 }, (_, index) => `desk-${index}`));
    await phone.signIn('7')();
    await desktop.signIn('7')();
    expect(new Set(desktop.handles()).size).toBe(240);
  });
});
