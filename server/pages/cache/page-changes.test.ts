import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { createPageChanges, type PageChanges } from './page-changes.ts';
import { handlesIn } from './stored-page.ts';

interface Page {
  text: string;
  handles: readonly string[];
}

/** What the pages of a small shop show. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  '/': ['kaila-top', 'tops'],
  '/products/kaila-top/': ['kaila-top', 'mira-bottoms'],
  '/products/mira-bottoms/': ['mira-bottoms', 'kaila-top'],
  '/collections/tops/': ['tops', 'kaila-top'],
  '/collections/tops/page/2/': ['tops', 'mira-bottoms'],
  '/collections/caf%C3%A9/': ['café'],
  '/size-guide/': [],
};

/** The shop with all its pages made, and then something changed. */
async function aShop() {
  const shop = { season: 'spring' };
  const made: string[] = [];
  const expired: string[] = [];
  const make = async (address: string): Promise<Page> => {
    made.push(address);
    return { text: shop.season, handles: SHOWS[address] ?? [] };
  };
  const cache = createPageCache<Page>({
    make,
    onUnmade: () => undefined,
    now: () => 0,
    freshMs: 60_000,
    maxPages: 100,
  });
  const changes = createPageChanges({ cache, priced: { expire: (address) => expired.push(address) } });
  for (const address of Object.keys(SHOWS)) await cache.get(address);
  made.length = 0;
  shop.season = 'summer';
  /** Everybody reads everything; then nobody makes anything any more. */
  const readAll = async (): Promise<Record<string, string | undefined>> => {
    const read = Object.fromEntries(
      await Promise.all(
        Object.keys(SHOWS).map(async (address) => [address, (await cache.get(address))?.text] as const),
      ),
    );
    await cache.close();
    return read;
  };
  return { shop, cache, changes, made, expired, make, readAll };
}

const showing = (handle: string): string[] => Object.keys(SHOWS).filter((address) => SHOWS[address]?.includes(handle));

test.each([
  ['kaila-top', ['/products/kaila-top/']],
  ['mira-bottoms', ['/products/mira-bottoms/']],
  ['tops', ['/collections/tops/', '/collections/tops/page/2/']],
  ['café', ['/collections/caf%C3%A9/']],
  ['tides-of-may', []],
])('a change of %s makes its own pages at once', async (handle, own) => {
  const { changes, made, cache } = await aShop();
  changes.changed(handle);
  await cache.close();
  expect(made.toSorted()).toEqual(own.toSorted());
});

test.each(['kaila-top', 'mira-bottoms', 'tops', 'café'])(
  'after a change of %s every page that shows it is made again, and no other',
  async (handle) => {
    const { changes, made, expired, readAll } = await aShop();
    changes.changed(handle);
    await readAll();
    expect(made.toSorted()).toEqual(showing(handle).toSorted());
    expect(expired.toSorted()).toEqual(showing(handle).toSorted());
  },
);

test('without a change nothing is made again, however often it is read', async () => {
  const { made, readAll } = await aShop();
  expect(new Set(Object.values(await readAll()))).toEqual(new Set(['spring']));
  expect(made).toEqual([]);
});

test('who reads a page that only shows what has changed gets the old one, the next reader the new one', async () => {
  const { changes, cache } = await aShop();
  changes.changed('kaila-top');
  expect((await cache.get('/'))?.text).toBe('spring');
  await cache.close();
  expect((await cache.get('/'))?.text).toBe('summer');
});

test('a page made from what was read before a change is made once more', async () => {
  const { changes, cache, shop, make, made } = await aShop();
  await changes.whileMaking(async () => {
    shop.season = 'spring';
    const page = await make('/products/kaila-top/');
    shop.season = 'summer';
    changes.changed('kaila-top');
    cache.set('/products/kaila-top/', page);
  });
  await cache.close();
  expect((await cache.get('/products/kaila-top/'))?.text).toBe('summer');
  expect(made.filter((address) => address === '/products/kaila-top/').length).toBeGreaterThan(1);
});

test('a page made from what was read before everything may have changed is made once more', async () => {
  const { changes, cache, shop, make } = await aShop();
  await changes.whileMaking(async () => {
    shop.season = 'spring';
    const page = await make('/size-guide/');
    shop.season = 'summer';
    changes.expireAll();
    cache.set('/size-guide/', page);
  });
  await cache.get('/size-guide/');
  await cache.close();
  expect((await cache.get('/size-guide/'))?.text).toBe('summer');
});

test.each([
  ['everything', (changes: PageChanges) => changes.expireAll()],
  ['one product', (changes: PageChanges) => changes.changed('kaila-top')],
])('makings that overlap do not pass a change of %s on for ever', async (_what, change) => {
  const { changes, expired } = await aShop();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const firstMaking = changes.whileMaking(() => first.promise);
  change(changes);
  const secondMaking = changes.whileMaking(() => second.promise);
  first.resolve();
  await firstMaking;
  expired.length = 0;
  second.resolve();
  await secondMaking;
  expect(expired).toEqual([]);
});

test('what changed during one making is no news to the next', async () => {
  const { changes, made, cache } = await aShop();
  await changes.whileMaking(async () => changes.changed('café'));
  await cache.close();
  made.length = 0;
  await changes.whileMaking(async () => undefined);
  expect(made).toEqual([]);
});

test('page data names its products and collections, each once', () => {
  const data = { handle: 'tops', cards: [{ handle: 'a' }, { handle: 'b', title: '"handle":"c"' }, { handle: 'a' }] };
  expect(handlesIn(JSON.stringify(data))).toEqual(['tops', 'a', 'b']);
});
