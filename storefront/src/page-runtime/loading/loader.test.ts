import { expect, test } from 'vitest';
import { createPageTable } from '../addresses/page-matching.ts';
import { createBuildData } from './build-data.ts';
import type { Network } from './fetch-answer.ts';
import { createLoader } from './loader.ts';
import type { LoadedPage, PageModules } from './page-data.ts';

const page = (path: string, template: string) => ({ path, matchPath: path, template });
const rows = [
  page('/', 'home'),
  page('/products/:slug/', 'product'),
  page('/404.html', 'not-found'),
  page('/500.html', 'server-error'),
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
];
const Component = () => null;
const modules: PageModules = {
  home: async () => ({ default: Component }),
  product: async () => ({ default: Component }),
  'not-found': async () => ({ default: Component }),
  'server-error': async () => ({ default: Component }),
};

const pageData = (path: string, template: string): string =>
  JSON.stringify({
    componentChunkName: template,
    path,
    matchPath: path,
    country: 'PH',
    result: { data: { path } },
    staticQueryHashes: [],
    slicesMap: {},
  });

const SERVED: Readonly<Record<string, string>> = {
  '/page-data/app-data.json': '{"webpackCompilationHash":"build-1"}',
  '/page-data/index/page-data.json': pageData('/', 'home'),
  '/page-data/products/a/page-data.json': pageData('/products/a/', 'product'),
  '/page-data/products/b/page-data.json': pageData('/products/b/', 'product'),
  '/page-data/404.html/page-data.json': pageData('/404.html', 'not-found'),
  '/page-data/500.html/page-data.json': pageData('/500.html', 'server-error'),
};

const home: LoadedPage = {
  status: 'success',
  page: {
    componentChunkName: 'home',
    path: '/',
    matchPath: '/',
    country: 'PH',
    staticQueryHashes: [],
    slicesMap: {},
    webpackCompilationHash: 'build-1',
  },
  json: JSON.parse('{"data":null}'),
  component: Component,
  notFound: false,
  internalServerError: false,
};

/**
 * A loader on `/` whose server answers from `SERVED`, save where `statuses` and `texts` say otherwise; `requested`
 * lists requests.
 */
function aLoader(
  statuses: Record<string, number> = {},
  others: Partial<Parameters<typeof createLoader>[0]> = {},
  texts: Readonly<Record<string, string>> = {},
) {
  const requested: string[] = [];
  const clock = { now: 0 };
  const connection: { online: boolean; keptAt?: string } = { online: true };
  const network: Network = {
    fetch: async (url, init) => {
      requested.push(init.method ? `${init.method} ${url}` : url);
      await Promise.resolve();
      const status = statuses[url] ?? (SERVED[url] ? 200 : 404);
      const headers: HeadersInit = connection.keptAt ? { 'x-kept-at': connection.keptAt } : {};
      return new Response(status === 200 ? (texts[url] ?? SERVED[url] ?? '') : '', { status, headers });
    },
    online: () => connection.online,
    wait: async () => undefined,
  };
  const loader = createLoader({
    table: createPageTable(rows),
    modules,
    network,
    build: createBuildData(network, () => clock.now),
    first: { location: { pathname: '/', search: '', hash: '', key: '1' }, page: home, params: {} },
    country: undefined,
    worker: { hasLostResources: false },
    now: () => clock.now,
    ...others,
  });
  return { loader, requested, clock, connection };
}

test('a page is its data, its module and the build it was loaded under (A-7, L-3, RUN-012)', async () => {
  const product = () => Promise.resolve(requested.push('scripts')).then(() => ({ default: Component }));
  const { loader, requested } = aLoader({}, { modules: { ...modules, product } });
  expect(await loader.load('/products/a/?x=1')).toMatchObject({
    status: 'success',
    page: { path: '/products/a/', componentChunkName: 'product', webpackCompilationHash: 'build-1' },
    json: { data: { path: '/products/a/' } },
    notFound: false,
  });
  // The scripts last: there are more of them than a browser has connections.
  expect(requested).toEqual(['/page-data/app-data.json', '/page-data/products/a/page-data.json', 'scripts']);
});

test('four loads of one page are one load, two pages share one question for the build (L-2, P-6, X-15)', async () => {
  const { loader, requested } = aLoader();
  await Promise.all(['/products/a/', '/products/a', '/products/a/?q', '/products/b/'].map((path) => loader.load(path)));
  expect(requested.sort()).toEqual([
    '/page-data/app-data.json',
    '/page-data/products/a/page-data.json',
    '/page-data/products/b/page-data.json',
  ]);
});

test('what is here needs no request (L-1)', async () => {
  const { loader, requested } = aLoader();
  await loader.load('/products/a/');
  requested.length = 0;
  expect([loader.peek('/')?.page.path, loader.peek('/products/a/')?.page.path]).toEqual(['/', '/products/a/']);
  await Promise.all([loader.load('/'), loader.load('/products/a/')]);
  expect(requested).toEqual([]);
});

test('a page that stands in for another is not taken for it (L-6)', async () => {
  const standIn: LoadedPage = { ...home, page: { ...home.page, path: '/offline/' } };
  for (const pathname of ['/products/a/', '/no/such/page/']) {
    const first = { location: { pathname, search: '', hash: '', key: '1' }, page: standIn, params: {} };
    const { loader } = aLoader({}, { first });
    expect(loader.peek(pathname)).toBeUndefined();
    expect(await loader.load(pathname)).not.toMatchObject({ page: { path: '/offline/' } });
  }
  const broken: LoadedPage = { ...home, page: { ...home.page, path: '/500.html' }, internalServerError: true };
  const first = { location: { pathname: '/products/a/', search: '', hash: '', key: '1' }, page: broken, params: {} };
  expect(aLoader({}, { first }).loader.peek('/products/a/')).toBeUndefined();
});

test('a page that is not there is the 404 page, asked for under no other address (L-4, RUN-013)', async () => {
  const { loader } = aLoader();
  expect(await loader.load('/products/gone/')).toMatchObject({ page: { path: '/404.html' }, notFound: true });
});

test('an unknown address is one request for page data (L-5)', async () => {
  const { loader, requested } = aLoader();
  expect(await loader.load('/no/such/page/')).toMatchObject({ page: { path: '/404.html' }, notFound: true });
  expect(requested.sort()).toEqual(['/page-data/404.html/page-data.json', '/page-data/app-data.json']);
});

test('a document that is no page of the app is left to the browser (L-5)', async () => {
  const { loader, requested } = aLoader({ '/products/manual/': 200 });
  expect((await loader.load('/products/manual/')).status).toBe('error');
  expect(requested).toContain('HEAD /products/manual/');
});

test.each(['', '{', '<!doctype html>', 'null', '7', '{"result":{}}', '{"path":7,"result":{}}'])(
  'page data that reads %j is none: the page is not there (A-2, L-4)',
  async (text) => {
    const { loader } = aLoader({}, {}, { '/page-data/products/a/page-data.json': text });
    expect(await loader.load('/products/a/')).toMatchObject({ page: { path: '/404.html' }, notFound: true });
  },
);

test.each([
  ['/products/a/', { '/page-data/products/a/page-data.json': 404, '/page-data/404.html/page-data.json': 404 }],
  ['/products/a/', { '/page-data/products/a/page-data.json': 500, '/page-data/500.html/page-data.json': 500 }],
  ['/404.html', { '/page-data/404.html/page-data.json': 404 }],
])('%s, with %j, has not even an error page (L-4)', async (address, statuses) => {
  expect((await aLoader(statuses).loader.load(address)).status).toBe('error');
});

test('no document is looked for at an address that might be another host’s (L-5)', async () => {
  const { loader, requested } = aLoader({ '//evil.example/': 200 });
  expect(await loader.load('//evil.example/')).toMatchObject({ notFound: true });
  expect(requested.filter((request) => request.includes('evil'))).toEqual([]);
});

test('a broken page is the 500 page, and is asked for again next time (L-4, L-15, X-8, RUN-014)', async () => {
  const statuses: Record<string, number> = { '/page-data/products/a/page-data.json': 500 };
  const { loader } = aLoader(statuses);
  expect(await loader.load('/products/a/')).toMatchObject({ page: { path: '/500.html' }, internalServerError: true });
  delete statuses['/page-data/products/a/page-data.json'];
  expect(await loader.load('/products/a/')).toMatchObject({ page: { path: '/products/a/' } });
});

test('a page that cannot be reached is an error after four requests, and no error for good (L-4, X-8, RUN-015, CST-013)', async () => {
  const statuses: Record<string, number> = { '/page-data/products/a/page-data.json': 503 };
  const { loader, requested } = aLoader(statuses);
  expect((await loader.load('/products/a/')).status).toBe('error');
  expect(requested.filter((url) => url.includes('products/a')).length).toBe(4);
  delete statuses['/page-data/products/a/page-data.json'];
  expect((await loader.load('/products/a/')).status).toBe('success');
});

test('a server that will not name its build leaves the hash empty (A-7, L-7)', async () => {
  const { loader } = aLoader({ '/page-data/app-data.json': 503 });
  expect(await loader.load('/products/a/')).toMatchObject({ status: 'success', page: { webpackCompilationHash: '' } });
});

test.each(['{}', '[]', 'null', '{"webpackCompilationHash":7}', '<!doctype html>'])(
  'app data that reads %j names no build (A-3)',
  async (text) => {
    const { loader } = aLoader({}, {}, { '/page-data/app-data.json': text });
    expect(await loader.load('/products/a/')).toMatchObject({
      status: 'success',
      page: { webpackCompilationHash: '' },
    });
  },
);

test('a page that is here asks no more than once a minute which build is served (X-3)', async () => {
  const { loader, requested, clock } = aLoader();
  await loader.load('/products/a/');
  requested.length = 0;
  clock.now = 60_000;
  await loader.load('/');
  expect(requested).toEqual([]);
  clock.now = 60_001;
  await Promise.all([loader.load('/'), loader.load('/products/a/')]);
  expect(requested).toEqual(['/page-data/app-data.json']);
});

const FIVE_MINUTES_MS = 5 * 60_000;
const dataOf = (requested: readonly string[]): string[] => requested.filter((url) => !url.endsWith('/app-data.json'));

test('a page is fresh for five minutes, then it is asked for again when it is opened again (X-1)', async () => {
  const { loader, requested, clock } = aLoader();
  await loader.load('/products/a/');
  requested.length = 0;
  clock.now = FIVE_MINUTES_MS;
  await loader.load('/products/a/');
  expect(dataOf(requested)).toEqual([]);
  clock.now += 1;
  expect([loader.peek('/'), loader.peek('/products/a/')]).toEqual([undefined, undefined]);
  expect(await loader.load('/products/a/', true)).toMatchObject({ page: { path: '/products/a/' } });
  expect(dataOf(requested)).toEqual([]);
  await Promise.all([loader.load('/products/a/'), loader.load('/')]);
  expect(dataOf(requested)).toEqual(['/page-data/products/a/page-data.json', '/page-data/index/page-data.json']);
  expect(loader.peek('/products/a/')).toBeDefined();
});

test('a page is as old as its data, however long that was here before (X-1, F-4)', async () => {
  const { loader, requested, clock } = aLoader();
  await Promise.all([loader.prefetch('/products/a/'), loader.prefetch('/products/b/')]);
  requested.length = 0;
  clock.now = FIVE_MINUTES_MS;
  await loader.load('/products/a/');
  expect(dataOf(requested)).toEqual([]);
  clock.now += 1;
  await Promise.all([loader.load('/products/a/'), loader.load('/products/b/')]);
  expect(dataOf(requested)).toHaveLength(2);
});

test('an old page is shown as it was last seen where nothing newer is to be had', async () => {
  const statuses: Record<string, number> = {};
  const { loader, clock } = aLoader(statuses);
  clock.now = Date.parse('2026-05-06T07:08:09Z');
  await loader.load('/products/a/');
  clock.now += FIVE_MINUTES_MS + 1;
  statuses['/page-data/products/a/page-data.json'] = 503;
  expect(await loader.load('/products/a/')).toMatchObject({ status: 'success', lastSeen: '2026-05-06T07:08:09.000Z' });
  delete statuses['/page-data/products/a/page-data.json'];
  expect(await loader.load('/products/a/')).not.toHaveProperty('lastSeen');
});

const PRODUCT_DATA = '/page-data/products/a/page-data.json';

test.each([503, 500])(
  'of a page that is here, data that answers %i is asked for once, and nothing is lost',
  async (status) => {
    const statuses: Record<string, number> = {};
    const worker = { hasLostResources: false };
    const { loader, requested, clock } = aLoader(statuses, { worker });
    await loader.load('/products/a/');
    clock.now += FIVE_MINUTES_MS + 1;
    requested.length = 0;
    statuses[PRODUCT_DATA] = status;
    expect(await loader.load('/products/a/')).toMatchObject({
      page: { path: '/products/a/' },
      internalServerError: false,
    });
    expect(requested.filter((url) => url === PRODUCT_DATA)).toHaveLength(1);
    expect(worker.hasLostResources).toBe(false);
  },
);

test('without a connection what the service worker had kept takes the place of nothing better (D20)', async () => {
  const statuses: Record<string, number> = {};
  const { loader, clock, connection } = aLoader(statuses);
  await loader.load('/products/a/');
  clock.now += FIVE_MINUTES_MS + 1;
  connection.online = false;
  connection.keptAt = '2026-05-06T07:08:09.000Z';
  statuses['/page-data/app-data.json'] = 503;
  const known = { page: { webpackCompilationHash: 'build-1' }, lastSeen: expect.any(String) };
  expect(await loader.load('/products/a/')).toMatchObject(known);
  expect(await loader.load('/products/a/', true)).toMatchObject({ page: { webpackCompilationHash: 'build-1' } });
});

test('what the service worker had kept says so, and is asked for again once there is a connection (D20)', async () => {
  const { loader, requested, connection } = aLoader();
  connection.keptAt = '2026-05-06T07:08:09.000Z';
  connection.online = false;
  expect(await loader.prefetch('/products/a/')).toBe(true);
  expect(await loader.load('/products/a/')).toMatchObject({ status: 'success', lastSeen: connection.keptAt });
  requested.length = 0;
  expect(await loader.load('/products/a/')).toMatchObject({ lastSeen: connection.keptAt });
  expect(dataOf(requested)).toEqual([]);
  delete connection.keptAt;
  connection.online = true;
  expect(await loader.load('/products/a/', true)).not.toHaveProperty('lastSeen');
  expect(dataOf(requested)).toEqual(['/page-data/products/a/page-data.json']);
});

test('a module that cannot be fetched is an error (L-10, L-14)', async () => {
  const product = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { loader } = aLoader({}, { modules: { ...modules, product } });
  expect(await loader.load('/products/a/')).toMatchObject({ status: 'error', error: { name: 'TypeError' } });
});

test('a module nobody has is an error that names it (L-10)', async () => {
  const { loader } = aLoader({}, { modules: { home: modules.home ?? product } });
  const outcome = await loader.load('/products/a/');
  expect(outcome.status === 'error' && outcome.error.message).toBe(
    'We couldn\'t find the correct component chunk with the name "product"',
  );
});

async function product() {
  return { default: Component };
}

test('what was prefetched is shown without a request while the build was heard of within a minute (F-4, X-3)', async () => {
  const { loader, requested, clock } = aLoader();
  expect(await loader.prefetch('/products/a/')).toBe(true);
  expect(loader.peek('/products/a/')).toBeUndefined();
  requested.length = 0;
  clock.now = 60_000;
  await loader.load('/products/a/');
  expect(requested).toEqual([]);
  await loader.prefetch('/products/b/');
  clock.now = 200_000;
  requested.length = 0;
  await loader.load('/products/b/');
  expect(requested).toEqual(['/page-data/app-data.json']);
});

test('what is prefetched brings its script along (X-6)', async () => {
  const requested: string[] = [];
  const noted: PageModules = {
    ...modules,
    product: async () => {
      requested.push('product');
      return { default: Component };
    },
  };
  expect(await aLoader({}, { modules: noted }).loader.prefetch('/products/a/')).toBe(true);
  expect(requested).toEqual(['product']);
  const { loader } = aLoader({}, { modules: { ...modules, product: () => Promise.reject(new TypeError('lost')) } });
  expect(await loader.prefetch('/products/a/')).toBe(false);
});

test('a prefetch that fails says so and leaves nothing behind (F-8, X-6)', async () => {
  const { loader } = aLoader({ '/page-data/products/a/page-data.json': 503 });
  expect(await loader.prefetch('/products/a/')).toBe(false);
  expect(await loader.prefetch('/products/gone/')).toBe(false);
});

test('who wants a page whose prefetch is held up behind pictures does not wait for that (F-7, X-6)', async () => {
  const asked: Array<string | undefined> = [];
  const held = Promise.withResolvers<Response>();
  const soon = Promise.withResolvers<void>();
  const data = '/page-data/products/a/page-data.json';
  const network: Network = {
    fetch: async (url, { priority }) => {
      if (url !== data) return new Response(SERVED[url]);
      asked.push(priority);
      return priority === 'low' ? held.promise : new Response(SERVED[url]);
    },
    online: () => true,
    wait: () => soon.promise,
  };
  const { loader } = aLoader({}, { network, build: createBuildData(network, () => 0) });
  const prefetched = loader.prefetch('/products/a/');
  const loaded = loader.load('/products/a/');
  await new Promise(setImmediate);
  expect(asked).toEqual(['low']);
  soon.resolve();
  expect(await loaded).toMatchObject({ status: 'success', page: { path: '/products/a/' } });
  expect(asked).toEqual(['low', undefined]);
  held.resolve(new Response(SERVED[data]));
  expect(await prefetched).toBe(true);
});
