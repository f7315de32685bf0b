import { expect, test } from 'vitest';
import { createPageCache, TooLate } from './page-cache.ts';

function aCache(make: (address: string) => Promise<string | undefined>, maxPages = 100) {
  const clock = { now: 0 };
  const made: string[] = [];
  const stale: string[] = [];
  const cache = createPageCache<string>({
    make: (address) => {
      made.push(address);
      return make(address);
    },
    onUnmade: (address, _error, isNew) => stale.push(isNew ? `${address} new` : address),
    now: () => clock.now,
    freshMs: 60_000,
    maxPages,
  });
  return { cache, clock, made, stale };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('one making serves everybody who asks meanwhile', async () => {
  const { cache, made } = aCache(async () => 'page');
  expect(await Promise.all([cache.get('/a/'), cache.get('/a/'), cache.get('/a/')])).toEqual(['page', 'page', 'page']);
  expect(made).toEqual(['/a/']);
});

test('a stale page is served while it is made again', async () => {
  let version = 1;
  const { cache, clock } = aCache(async () => `page ${version}`);
  await cache.get('/a/');
  version = 2;
  clock.now = 60_000;
  expect(await cache.get('/a/')).toBe('page 1');
  await settled();
  expect(await cache.get('/a/')).toBe('page 2');
});

test('an expired page is made again for its next reader, who still gets the old one', async () => {
  let version = 1;
  const { cache, made } = aCache(async () => `page ${version}`);
  await cache.get('/a/');
  version = 2;
  cache.expire('/a/');
  expect(made).toHaveLength(1);
  expect(await cache.get('/a/')).toBe('page 1');
  await settled();
  expect(await cache.get('/a/')).toBe('page 2');
});

test('closing waits for what is being made and makes nothing more', async () => {
  let finish: (page: string) => void = () => undefined;
  const { cache, made, clock } = aCache((address) =>
    address === '/slow/' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve('page'),
  );
  await cache.get('/a/');
  void cache.get('/slow/');
  await settled();
  let closed = false;
  const closing = cache.close().then(() => (closed = true));
  clock.now = 120_000;
  expect(await cache.get('/a/')).toBe('page');
  await settled();
  expect([closed, made]).toEqual([false, ['/a/', '/slow/']]);
  finish('page');
  await closing;
});

test('an outage keeps old pages, is told, and is not hammered', async () => {
  let up = true;
  const { cache, clock, made, stale } = aCache(async () => {
    if (!up) throw new Error('down');
    return 'page';
  });
  await cache.get('/a/');
  up = false;
  clock.now = 61_000;
  for (let index = 0; index < 10; index += 1) expect(await cache.get('/a/')).toBe('page');
  await settled();
  expect(await cache.get('/a/')).toBe('page');
  expect([made.length, stale]).toEqual([2, ['/a/']]);
  await expect(cache.get('/b/')).rejects.toThrow('down');
});

test('old pages are made again one after another, and nobody who has no page yet waits behind them', async () => {
  const waiting: (() => void)[] = [];
  let hold = false;
  const { cache, clock, made } = aCache(async (address) => {
    if (hold && address !== '/new/') await new Promise<void>((resolve) => waiting.push(resolve));
    return address;
  });
  await Promise.all(['/a/', '/b/', '/c/'].map((address) => cache.get(address)));
  hold = true;
  clock.now = 60_000;
  made.length = 0;
  await Promise.all(['/a/', '/b/', '/c/'].map((address) => cache.get(address)));
  expect(await cache.get('/new/')).toBe('/new/');
  expect(made).toEqual(['/a/', '/new/']);
  waiting.shift()?.();
  await settled();
  expect(made).toEqual(['/a/', '/new/', '/b/']);
});

test('a page that is gone stays gone for a moment, and comes back', async () => {
  let there = true;
  const { cache, clock, made } = aCache(async () => (there ? 'page' : undefined));
  await cache.get('/a/');
  there = false;
  cache.refresh('/a/');
  await settled();
  expect([await cache.get('/a/'), await cache.get('/a/')]).toEqual([undefined, undefined]);
  expect(made.length).toBe(2);
  there = true;
  clock.now = 5_000;
  expect(await cache.get('/a/')).toBe('page');
});

test('the page not read for longest makes room', async () => {
  const { cache, made } = aCache(async (address) => address, 2);
  await cache.get('/a/');
  await cache.get('/b/');
  await cache.get('/a/');
  await cache.get('/c/');
  await cache.get('/a/');
  expect([cache.size(), made]).toEqual([2, ['/a/', '/b/', '/c/']]);
});

/** A cache whose pages are made of `state.now`, as it was when their making began, and are through when `finish` is called. */
function aSlowCache() {
  const state = { now: 'before' };
  const waiting: Array<() => void> = [];
  const shop = aCache(() => {
    const { now } = state;
    return new Promise((resolve) => waiting.push(() => resolve(now)));
  });
  async function finish(): Promise<void> {
    await settled();
    waiting.shift()?.();
    await settled();
  }
  return { ...shop, state, finish };
}

test('a change while a page is being made is not lost: it is made again at once', async () => {
  const { cache, made, state, finish } = aSlowCache();
  const first = cache.get('/a/');
  await settled();
  state.now = 'after';
  cache.refresh('/a/');
  cache.refresh('/a/');
  expect(made).toHaveLength(1);
  await finish();
  expect(await first).toBe('before');
  await finish();
  expect(cache.fresh('/a/')).toBe('after');
  expect(made).toHaveLength(2);
});

test('nor is one that is made again for its next reader only', async () => {
  const { cache, made, state, finish } = aSlowCache();
  void cache.get('/a/');
  await settled();
  state.now = 'after';
  cache.expire('/a/');
  await finish();
  expect(made).toHaveLength(1);
  expect(cache.fresh('/a/')).toBeUndefined();
  expect(await cache.get('/a/')).toBe('before');
  await finish();
  expect(cache.fresh('/a/')).toBe('after');
});

test('a change before the making has begun costs no second one', async () => {
  const { cache, made, finish } = aSlowCache();
  for (let at = 0; at < 8; at += 1) void cache.get(`/${at}/`);
  void cache.get('/a/');
  await settled();
  expect(made).not.toContain('/a/');
  cache.refresh('/a/');
  for (let at = 0; at < 9; at += 1) await finish();
  expect(made.filter((address) => address === '/a/')).toHaveLength(1);
});

test('a page that turns up while its absence is being found out is looked for again', async () => {
  let page: string | undefined;
  let finish: () => void = () => undefined;
  const { cache } = aCache(() => {
    const now = page;
    return new Promise((resolve) => (finish = () => resolve(now)));
  });
  const first = cache.get('/new/');
  await settled();
  page = 'here';
  cache.expire('/new/');
  finish();
  expect(await first).toBeUndefined();
  const second = cache.get('/new/');
  await settled();
  finish();
  expect(await second).toBe('here');
});

test('nobody waits for long: the making goes on, who asks again meanwhile is told at once, and then the page is there', async () => {
  let finish: (page: string) => void = () => undefined;
  const clock = { now: 0 };
  const made: string[] = [];
  const cache = createPageCache<string>({
    make: (address) => {
      made.push(address);
      if (address === '/down/') return Promise.reject(new Error('down'));
      return address === '/quick/' ? Promise.resolve('page') : new Promise((resolve) => (finish = resolve));
    },
    onUnmade: () => undefined,
    now: () => clock.now,
    freshMs: 60_000,
    maxPages: 100,
    withinMs: 20,
  });
  await expect(cache.get('/slow/')).rejects.toThrow(TooLate);
  clock.now = 1_000_000;
  await expect(cache.get('/slow/')).rejects.toThrow('The page was not made within 0.02 s.');
  await expect(cache.get('/down/')).rejects.toThrow('down');
  const whoCanWait = cache.whenMade('/slow/');
  finish('page');
  expect([await whoCanWait, await cache.get('/slow/'), await cache.get('/quick/')]).toEqual(['page', 'page', 'page']);
  expect(made).toEqual(['/slow/', '/down/', '/quick/']);
  expect(cache.figures()).toEqual({ fresh: 1, stale: 0, made: 2, late: 2, failed: 1 });
});

test('a making that fails when nobody waits for it any more is told of once', async () => {
  let fail: (error: Error) => void = () => undefined;
  const told: unknown[] = [];
  const cache = createPageCache<string>({
    make: () => new Promise((_, reject) => (fail = reject)),
    onUnmade: (address, error, isNew) => told.push([address, String(error), isNew]),
    now: () => 0,
    freshMs: 60_000,
    maxPages: 100,
    withinMs: 5,
  });
  await Promise.all([1, 2].map(() => expect(cache.get('/slow/')).rejects.toThrow(TooLate)));
  fail(new Error('down'));
  await settled();
  expect(told).toEqual([['/slow/', 'Error: down', true]]);
});
