import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterParts } from '../document/later-parts.ts';
import type { LoadedPage } from '../loading/page-data.ts';
import { aShop, home } from './testing/shop-in-tab.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page of the same kind comes in place when told to, and the view stays the one it began with', async () => {
  const { navigation, router, left } = aShop();
  const state = () => [router.current().page.page.path, router.current().keepsPlace, router.current().view];
  await navigation.navigate('/products/a/');
  expect(state()).toEqual(['/products/a/', false, undefined]);
  for (const print of ['b', 'c']) {
    await navigation.navigate(`/products/${print}/`, { keepPlace: true });
    expect(state()).toEqual([`/products/${print}/`, true, '/products/a/']);
  }
  await navigation.navigate('/products/d/');
  expect(state()).toEqual(['/products/d/', false, undefined]);
  expect(left).toEqual(['/', '/products/c/']);
});

test('a page says how it was come to: by going on, in the place of another, or by going back (N-10, N-11, RTE-074)', async () => {
  const { tab, navigation, shown, key } = aShop();
  expect(shown()).toEqual([undefined, '/', undefined]);
  await navigation.navigate('/products/a/?x=1#y', { state: { from: 'here' } });
  expect(shown()).toEqual(['PUSH', '/products/a/?x=1#y', 'a']);
  expect([tab.at, tab.here().state]).toEqual([2, { from: 'here', key: key() }]);
  await navigation.navigate('/products/b/', { replace: true });
  expect([tab.at, tab.entries.length, ...shown()]).toEqual([2, 3, 'REPLACE', '/products/b/', 'b']);
  tab.go(-1);
  await vi.waitFor(() => expect(shown()).toEqual(['POP', '/', undefined]));
  expect(key()).toBe('1');
  expect(tab.documents).toEqual([]);
});

test('of two intents the newer one is carried out, whichever page is here first (N-18, X-5)', async () => {
  const { tab, navigation, hold, shown } = aShop();
  const letGo = hold('slow');
  const slow = navigation.navigate('/products/slow/');
  await navigation.navigate('/products/quick/');
  letGo();
  await slow;
  expect([tab.entries.length, ...shown()]).toEqual([3, 'PUSH', '/products/quick/', 'quick']);
});

test('going back takes back what was clicked before (X-5)', async () => {
  const { tab, navigation, hold, shown } = aShop();
  await navigation.navigate('/products/a/');
  const letGo = hold('slow');
  const slow = navigation.navigate('/products/slow/');
  tab.go(-1);
  await vi.waitFor(() => expect(shown()).toEqual(['POP', '/', undefined]));
  letGo();
  await slow;
  expect([tab.entries.length, tab.at, ...shown()]).toEqual([3, 1, 'POP', '/', undefined]);
});

test('who goes back before a page has begun to fade in is not led there after all (X-5)', async () => {
  const { tab, navigation, hold, shown, router } = aShop();
  const late = async (slug: string) => {
    const letGo = hold(slug);
    const going = navigation.navigate(`/products/${slug}/`);
    await vi.advanceTimersByTimeAsync(501);
    letGo();
    await going;
  };
  const fades: (() => unknown)[] = [];
  vi.stubGlobal('document', {
    hidden: false,
    startViewTransition(fade: () => unknown) {
      fades.push(fade);
      return { ready: Promise.resolve(), finished: Promise.resolve() };
    },
  });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  await late('a');
  expect([fades.length, ...shown()]).toEqual([1, undefined, '/', undefined]);
  tab.go(-1);
  await vi.waitFor(() => expect(shown()).toEqual(['POP', '/', undefined]));
  fades.shift()?.();
  expect(shown()).toEqual(['POP', '/', undefined]);
  expect(router.current().isReturn).toBe(true);
  await late('b');
  fades.shift()?.();
  expect(shown()).toEqual(['PUSH', '/products/b/', 'b']);
  // What is at hand does not wait for a fade.
  await navigation.navigate('/products/c/');
  expect([fades.length, ...shown()]).toEqual([0, 'PUSH', '/products/c/', 'c']);
});

test('a page at hand is drawn behind the frame that shows the press, unless the shopper has gone back by then (X-5)', async () => {
  const { tab, navigation, shown, paint } = aShop();
  const press = async (slug: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    paint.next = promise;
    await navigation.navigate(`/products/${slug}/`);
    return resolve;
  };
  const painted = await press('a');
  expect(shown()).toEqual([undefined, '/', undefined]);
  painted();
  await vi.waitFor(() => expect(shown()).toEqual(['PUSH', '/products/a/', 'a']));
  const tooLate = await press('b');
  tab.go(-2);
  await vi.waitFor(() => expect(shown()).toEqual(['POP', '/', undefined]));
  tooLate();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(['POP', '/', undefined]);
});

test('a page that comes while the press is on show already is drawn at once', async () => {
  const { navigation, hold, shown, paint } = aShop();
  const letGo = hold('a');
  const going = navigation.navigate('/products/a/');
  await vi.advanceTimersByTimeAsync(150);
  paint.next = new Promise(() => undefined);
  letGo();
  await going;
  expect(shown()).toEqual(['PUSH', '/products/a/', 'a']);
});

test('a page that has seen less of the address than there is does not change it', async () => {
  const { tab, navigation, shown, router } = aShop();
  await navigation.navigate('/products/a/?colour=blue');
  const { location } = router.current();
  navigation.readdress({ ...location, search: '' }, '/products/a/page/2/');
  expect(shown()).toEqual(['PUSH', '/products/a/?colour=blue', 'a']);
  navigation.readdress(location, '/products/a/page/2/');
  expect(shown()).toEqual(['PUSH', '/products/a/page/2/', 'a']);
  expect(tab.here().url.pathname).toBe('/products/a/page/2/');
});

test('what is old is asked for anew when it is opened, and not on the way back nor for another state of it (X-1)', async () => {
  const { tab, navigation, server, shown } = aShop();
  await navigation.navigate('/products/a/');
  await navigation.navigate('/products/b/');
  server.time = 5 * 60_000 + 1;
  server.asked.length = 0;
  tab.go(-1);
  await vi.waitFor(() => expect(shown()).toEqual(['POP', '/products/a/', 'a']));
  await navigation.navigate('/products/a/?size=s', { keepPlace: true });
  expect(server.asked).toEqual([]);
  await navigation.navigate('/products/b/', { keepPlace: true });
  await navigation.navigate('/products/a/');
  expect(server.asked).toEqual(['b', 'a']);
});

test('a page that another one grows by says whether it is as it was last seen', async () => {
  const { navigation, server, down, hold, grownBy } = aShop();
  server.keptAt = '2026-05-06T07:08:09.000Z';
  await navigation.load('/products/a/');
  down.add('b');
  expect(await navigation.load('/products/b/')).toBeUndefined();
  expect(grownBy).toEqual([server.keptAt]);
  const letGo = hold('late');
  const late = navigation.load('/products/late/');
  await navigation.navigate('/products/a/');
  letGo();
  expect([await late, grownBy], 'another page is on show by then').toMatchObject([{}, [server.keptAt]]);
});

test('a page that is late is told of once, after a second, on the way back as well (N-8, X-10, RTE-071, CST-012)', async () => {
  const { tab, hold, shown } = aShop();
  const letGo = hold('before');
  tab.go(-1);
  await vi.advanceTimersByTimeAsync(999);
  expect(tab.delays).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.delays).toEqual([{ pathname: '/products/before/' }]);
  letGo();
  await vi.waitFor(() => expect(shown()).toEqual(['POP', '/products/before/', 'before']));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tab.delays).toHaveLength(1);
});

test('a page of another build is a document, with query and hash (B-5, X-7)', async () => {
  const { tab, navigation, server, shown } = aShop();
  server.build = 'build-2';
  await navigation.navigate('/products/a/?x=1#y');
  expect(tab.documents).toEqual(['/products/a/?x=1#y']);
  expect([tab.entries.length, ...shown()]).toEqual([2, undefined, '/', undefined]);
});

test('a page of a server that will not name its build is a document (B-6)', async () => {
  const { tab, navigation, server } = aShop();
  server.build = '';
  await navigation.navigate('/products/a/');
  expect(tab.documents).toEqual(['/products/a/']);
});

test('the worker forgets what was seen for another build, and not for a server that cannot be asked (B-2, B-6)', async () => {
  const told: unknown[] = [];
  const controller = { state: 'activated', postMessage: ({ type }: { type: string }) => told.push(type) };
  const { navigation, server } = aShop();
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  server.build = '';
  await navigation.navigate('/products/a/');
  expect(told).toEqual([]);
  server.build = 'build-2';
  await navigation.navigate('/products/b/');
  expect(told).toEqual(['clearPathResources']);
});

test('pages that are here stay those of one build: a minute later the next one is a document (X-3)', async () => {
  const { tab, navigation, server, shown } = aShop();
  await navigation.navigate('/products/a/');
  server.build = 'build-2';
  server.time = 60_001;
  await navigation.navigate('/');
  expect([tab.documents, ...shown()]).toEqual([[], 'PUSH', '/', undefined]);
  await vi.advanceTimersByTimeAsync(0);
  await navigation.navigate('/products/a/?x=1');
  expect(tab.documents).toEqual(['/products/a/?x=1']);
});

test('a page that cannot be had is a document, wherever it was looked for (N-10, N-14, X-7, X-8, RTE-070)', async () => {
  const { tab, navigation, down } = aShop();
  down.add('gone').add('before');
  await navigation.navigate('/products/gone/?x=1#y');
  tab.go(-1);
  await vi.waitFor(() => expect(tab.documents).toEqual(['/products/gone/?x=1#y', '/products/before/']));
});

test('a history that takes no more entries leaves the page to the browser (N-12)', async () => {
  const { tab, navigation } = aShop();
  tab.isFull = true;
  await navigation.navigate('/products/a/#y');
  expect(tab.documents).toEqual(['/products/a/#y']);
});

test('a page that stands in for another is left by its own address, not by a place in it', async () => {
  const standIn: LoadedPage = { ...home, page: { ...home.page, path: '/offline/' } };
  const { tab, navigation, shown, router } = aShop(standIn);
  await navigation.navigate('/#main');
  tab.go(-1);
  await vi.waitFor(() => expect(shown()).toEqual(['POP', '/', undefined]));
  expect(router.current().page).toBe(standIn);
  await navigation.navigate('/');
  expect(router.current().page).not.toBe(standIn);
  expect(tab.documents).toEqual([]);
});

test('a place on the page is led to once the parts that sleep are here, or it would be gone from under the shopper', async () => {
  const { tab, shown } = aShop();
  const { promise, resolve } = Promise.withResolvers<void>();
  laterParts.add(() => promise);
  tab.entries.push({ url: new URL('/#pieces', 'https://shop.example'), state: null });
  tab.go(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual([undefined, '/', undefined]);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(['PUSH', '/#pieces', undefined]);
});
