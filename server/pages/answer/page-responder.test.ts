import { gunzipSync } from 'node:zlib';
import { createPageTable } from '@bluebird-bay/storefront/src/page-runtime/addresses/page-matching.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { beforeAll, expect, test } from 'vitest';
import { TooLate } from '../cache/page-cache.ts';
import { storeBody } from '../cache/stored-body.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import type { ClientFile } from './client-files.ts';
import { createPageResponder, type PageResponder } from './page-responder.ts';

const table = createPageTable([
  { path: '/', matchPath: '/', template: 'home' },
  { path: '/products/:slug/', matchPath: '/products/:slug/', template: 'product' },
  { path: '/link/:token/', matchPath: '/link/:token/', template: 'link', isSecret: true },
  { path: '/broken-link/:token/', matchPath: '/broken-link/:token/', template: 'link', isSecret: true },
  { path: '/404.html', matchPath: '/404.html', template: 'not-found' },
  { path: '/500.html', matchPath: '/500.html', template: 'server-error' },
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
]);

class ProviderFailed extends Error {
  override name = 'ProviderFailed';
}

const pages = new Map<string, StoredPage>();
let respond: PageResponder;
/** What was waited for since a moment. */
let since: Array<readonly [string, number]> = [];
const log = keptLog('pages');

async function aPage(text: string): Promise<StoredPage> {
  return {
    html: await storeBody('text/html; charset=utf-8', `<h1>${text}</h1>`, 'page'),
    json: await storeBody('application/json; charset=utf-8', JSON.stringify({ path: text }), 'page'),
    isPriced: true,
    isIndexed: true,
    handles: [],
  };
}

beforeAll(async () => {
  for (const [address, text] of [
    ['/', 'Home'],
    ['/products/a/', 'A'],
    ['/link/%3Atoken/', 'Link'],
    ['/404.html', 'Not here'],
    ['/500.html', 'Broken'],
  ] as const) {
    pages.set(address, await aPage(text));
  }
  const script: ClientFile = { body: await storeBody('text/javascript', 'export {}', 'page'), isHashed: true };
  const font: ClientFile = { body: { type: 'font/woff2', tag: 'f', plain: new Uint8Array([1, 2]) }, isHashed: true };
  const icon: ClientFile = { body: await storeBody('image/svg+xml', '<svg/>', 'page'), isHashed: false };
  respond = createPageResponder({
    find(address) {
      const match = table.find(address);
      if (!match) throw new Error('no wildcard');
      const { template, path, matchPath, isSecret = false } = match.row;
      return { address: match.address, template, isUnknown: path !== matchPath, isSecret };
    },
    page: async (address, askedAt) => {
      since.push([address, askedAt]);
      if (address === '/products/outage/') throw new ProviderFailed('down');
      if (address === '/products/slow/') throw new TooLate(8_000);
      if (address === '/products/bug/' || address === '/broken-link/%3Atoken/')
        throw new TypeError('undefined is not a function');
      return pages.get(address);
    },
    queryPages: {
      get: async (_, search, { askedAt = 0 }) => {
        since.push([search, askedAt]);
        if (search === '?q=found') return { kind: 'answered', page: await aPage('Found') };
        if (search === '?q=flood') return { kind: 'refused', status: 429, retryAfter: 7 };
        return undefined;
      },
    },
    siteFile: async (pathname) =>
      pathname === '/robots.txt' ? storeBody('text/plain', 'User-agent: *', 'page') : undefined,
    pricedData: async (address, country, askedAt) => {
      since.push([country, askedAt]);
      return country === 'US' && pages.has(address)
        ? storeBody('application/json', '{"in":"dollars"}', 'page')
        : undefined;
    },
    files: new Map([
      ['/assets/a-1.js', script],
      ['/assets/f-1.woff2', font],
      ['/icon.svg', icon],
    ]),
    appData: await storeBody('application/json', '{"webpackCompilationHash":"b"}', 'page'),
    log,
  });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  respond(new Request(`http://shop.example${path}`, { method, headers }));

test.each([
  ['/', 200, '<h1>Home</h1>', 'public, max-age=0, must-revalidate'],
  ['/products/a/?x=1', 200, '<h1>A</h1>', 'public, max-age=0, must-revalidate'],
  ['/products/a/?q=found', 200, '<h1>Found</h1>', 'public, max-age=0, must-revalidate'],
  ['/products/a/?q=flood', 429, '<h1>A</h1>', 'no-store'],
  ['/404.html', 200, '<h1>Not here</h1>', 'public, max-age=0, must-revalidate'],
  ['/no/such/page/', 404, '<h1>Not here</h1>', 'public, max-age=0, must-revalidate'],
  ['/products/gone/', 404, '<h1>Not here</h1>', 'public, max-age=0, must-revalidate'],
  ['//evil.example/', 404, '<h1>Not here</h1>', 'public, max-age=0, must-revalidate'],
  ['/products/%zz/', 404, '<h1>Not here</h1>', 'public, max-age=0, must-revalidate'],
  ['/products/outage/', 503, '<h1>Broken</h1>', 'no-store'],
  ['/products/slow/', 503, '<h1>Broken</h1>', 'no-store'],
  ['/products/bug/', 500, '<h1>Broken</h1>', 'no-store'],
  ['/page-data/app-data.json', 200, '{"webpackCompilationHash":"b"}', 'public, max-age=0, must-revalidate'],
  ['/page-data/index/page-data.json', 200, '{"path":"Home"}', 'public, max-age=0, must-revalidate'],
  ['/page-data/404.html/page-data.json', 200, '{"path":"Not here"}', 'public, max-age=0, must-revalidate'],
  ['/page-data/products/a/page-data.US.json', 200, '{"in":"dollars"}', 'public, max-age=0, must-revalidate'],
  ['/page-data/products/a/page-data.XX.json', 404, '{"error":"There is no such page."}', 'no-store'],
  ['/page-data/products/gone/page-data.json', 404, '{"error":"There is no such page."}', 'no-store'],
  ['/page-data/products/outage/page-data.json', 503, '{"error":"The page could not be made."}', 'no-store'],
  ['/page-data/products/bug/page-data.json', 500, '{"error":"The page could not be made."}', 'no-store'],
  ['/assets/a-1.js', 200, 'export {}', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 200, 'User-agent: *', 'public, max-age=0, must-revalidate'],
  ['/icon.svg', 200, '<svg/>', 'public, max-age=0, must-revalidate'],
  ['/assets/gone-1.js', 404, 'Not found.', 'no-store'],
])('%s answers %d (A-8, A-9, RTE-008, WAP-007)', async (path, status, body, cacheControl) => {
  const response = await get(path);
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    status,
    body,
    cacheControl,
  ]);
});

test.each(['html', 'json', 'js', 'map', 'txt', 'xml', 'pdf'])(
  'no slash behind the name of a .%s (RTE-008)',
  async (ending) => {
    const response = await get(`/products/a.${ending}`);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    expect((await get(`/products/a.${ending}x`)).status).not.toBe(404);
  },
);

test('one hop to the canonical address, the query kept (RTE-007)', async () => {
  const response = await get('/products/a?x=1&y=%2F');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/products/a/?x=1&y=%2F']);
});

test('compressed as the browser likes it, with a tag for each form', async () => {
  const gzip = await get('/products/a/', { 'accept-encoding': 'gzip' });
  const brotli = await get('/products/a/', { 'accept-encoding': 'gzip, br' });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(gzip.headers.get('vary')).toBe('accept-encoding');
  expect(gzip.headers.get('etag')).not.toBe(brotli.headers.get('etag'));
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe('<h1>A</h1>');
});

test('304 for what the browser has, whatever it is', async () => {
  for (const path of ['/products/a/', '/assets/a-1.js', '/assets/f-1.woff2', '/page-data/app-data.json']) {
    const first = await get(path, { 'accept-encoding': 'br' });
    const tag = first.headers.get('etag') ?? '';
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` });
    expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
  }
});

test('a 404 page never becomes a 304', async () => {
  const { headers } = await get('/no/such/page/');
  expect((await get('/no/such/page/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(404);
});

test('HEAD says what GET would send', async () => {
  const head = await get('/products/a/', { 'accept-encoding': 'br' }, 'HEAD');
  const full = await get('/products/a/', { 'accept-encoding': 'br' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(String((await full.arrayBuffer()).byteLength));
});

test('nothing can be posted to a page', async () => {
  const response = await get('/', {}, 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('an address with a secret in it is kept by nobody and named to nobody (A13)', async () => {
  for (const [path, status] of [
    ['/link/s3cret/', 200],
    ['/link/s3cret', 308],
  ] as const) {
    const answer = await get(path);
    const { 'cache-control': lifetime, 'referrer-policy': referrer } = Object.fromEntries(answer.headers);
    expect([path, answer.status, lifetime, referrer]).toEqual([path, status, 'no-store', 'no-referrer']);
  }
  const usual = await get('/products/a/');
  expect(usual.headers.get('referrer-policy')).toBeNull();
  log.lines.length = 0;
  await get('/broken-link/s3cret/');
  expect(log.lines).toEqual([expect.stringContaining('"status":500')]);
  expect(log.lines.join()).not.toContain('s3cret');
});

test('failures are logged with their address, without its query', async () => {
  log.lines.length = 0;
  await get('/products/bug/?token=secret');
  expect(JSON.parse(log.lines.join())).toMatchObject({
    event: 'a page could not be shown',
    page: '/products/bug/',
    status: 500,
    error: expect.stringMatching(/^TypeError: undefined is not a function/),
  });
});

test.each([
  ['/products/a/?q=flood', ['?q=flood', '/products/a/']],
  ['/products/slow/', ['/products/slow/', '/500.html']],
  ['/products/gone/', ['/products/gone/', '/404.html']],
  ['/page-data/products/a/page-data.US.json', ['US']],
])('whatever %s waits for it waits for since it was asked', async (path, waitedFor) => {
  since = [];
  await respond(new Request(`http://shop.example${path}`), { address: undefined, askedAt: 7 });
  expect(since).toEqual(waitedFor.map((one) => [one, 7]));
});
