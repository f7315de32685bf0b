import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { keptLog, silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

const ANSWER = JSON.stringify({ data: 'a swimsuit, '.repeat(1000) });
const json = async () => new Response(ANSWER, { headers: { 'content-type': 'application/json' } });
const handler = { fetch: json };
const parts = {
  shopOrigin: 'http://shop.example',
  pages: handler,
  commerce: { api: handler, selfService: handler, checkout: handler, checkoutHost: '' },
  services: handler,
  pageWebhook: json,
  pictures: handler,
  forms: {
    signUp: json,
    stock: json,
    student: json,
    contact: json,
    listLetter: json,
    clubLetter: json,
    studentLetter: json,
  },
  log: silentLog,
};
const app = createApp(parts);

const ask = (path: string, encodings: string) =>
  app(new Request(`http://shop.example${path}`, { method: 'POST', headers: { 'accept-encoding': encodings } }), {
    address: '127.0.0.1',
  });

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

it.each(
  (['/api/2025-07/graphql.json', '/services/ratings', '/checkouts/1'] as const).flatMap((path) => [
    { path, accepted: 'gzip, deflate, br', encoding: 'br' as const },
    { path, accepted: 'gzip, deflate', encoding: 'gzip' as const },
  ]),
)('sends what $path says compressed to who takes $accepted', async ({ path, accepted, encoding }) => {
  const answer = await ask(path, accepted);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(ANSWER.length / 10);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(UNPACK[encoding](bytes).toString()).toBe(ANSWER);
});

it.each([
  ['a short answer as it is', '{"data":null}', 'application/json', null],
  ['what is no JSON, as a stream', ANSWER, 'text/html', 'gzip'],
])('sends %s', async (_what, body, type, encoding) => {
  const other = { fetch: async () => new Response(body, { status: 201, headers: { 'content-type': type } }) };
  const answer = await createApp({ ...parts, services: other })(
    new Request('http://shop.example/services/ratings', { headers: { 'accept-encoding': 'gzip, br' } }),
    { address: '127.0.0.1' },
  );
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
    201,
    type,
    encoding,
  ]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect((encoding ? gunzipSync(bytes) : Buffer.from(bytes)).toString()).toBe(body);
});

it('sends it plain to who cannot unpack it', async () => {
  const answer = await ask('/api/2025-07/graphql.json', 'identity');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(ANSWER);
});

it.each([
  [
    'nothing of a sender who goes away in the middle',
    Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    400,
    0,
  ],
  [
    'what breaks, also where the way to the database does',
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    500,
    1,
  ],
])('logs %s', async (_what, error, status, lines) => {
  const log = keptLog();
  const broken = createApp({ ...parts, log, services: { fetch: () => Promise.reject(error) } });
  const answer = await broken(new Request('http://shop.example/services/ratings'), { address: '127.0.0.1' });
  expect([answer.status, log.lines.length]).toEqual([status, lines]);
});

describe('an address of nothing the provider has', () => {
  const missing = { fetch: async () => new Response('No such page', { status: 404 }) };
  const led = async (
    pages: { fetch(request: Request): Promise<Response> },
    path: string,
  ): Promise<[number, string | null, string[]]> => {
    const asked: string[] = [];
    const insteadOf = async (address: string): Promise<string | undefined> => {
      asked.push(address);
      return {
        '/products/old/': '/products/new/',
        '/products/sorted/': '/collections/sale/?sort=new#list',
        '/blogs/news/moved': '/blog/kept/',
        '/de': '/products/german/',
        '/products/\u00e4rmel/': '/products/sleeve/',
      }[address];
    };
    const request = new Request(`http://shop.example${path}`);
    const { status, headers } = await createApp({ ...parts, pages, insteadOf })(request, { address: '127.0.0.1' });
    return [status, headers.get('location'), asked];
  };

  it('leads where it is now', async () => {
    expect(await led(missing, '/products/old/')).toEqual([302, '/products/new/', ['/products/old/']]);
  });

  it.each([
    ['/products/old/?utm_source=letter', '/products/new/?utm_source=letter'],
    ['/products/sorted/?utm_source=letter', '/collections/sale/?sort=new#list'],
  ])('takes along what it was asked with, where that has nothing of its own: %s', async (path, to) => {
    expect((await led(missing, path))[1]).toBe(to);
  });

  it.each([
    ['/cart?utm_source=letter', '/my-cart/?utm_source=letter'],
    ['/collections/types?q=Tops', '/search/?q=Tops'],
    ['/blogs/news/gone', '/blog/'],
    ['/pages/never', null],
    ['/Products/OLD', '/products/old/'],
  ])('leads from %s, a route of other storefronts, to the page that is there: %s', async (path, to) => {
    const there = ['/my-cart/', '/search/', '/blog/', '/products/old/'];
    const pages = {
      fetch: async ({ url }: Request) =>
        new Response(null, { status: there.includes(new URL(url).pathname) ? 200 : 404 }),
    };
    expect((await led(pages, path))[1]).toBe(to);
  });

  it.each([
    ['/collections/summer/products/old', '/products/new/'],
    ['/fr/products/old', '/products/new/'],
    ['/fr/products/%C3%A4rmel', '/products/sleeve/'],
    ['/blogs/news/moved', '/blog/kept/'],
    ['/blogs/news/gone', '/blog/'],
    ['/de', '/products/german/'],
    ['/fr', '/'],
    ['/go', null],
  ])('leads from %s by what the provider knows before it says something like it: %s', async (path, to) => {
    const pages = {
      fetch: async ({ url, method }: Request) =>
        new Response(null, {
          status: method === 'HEAD' && ['/', '/blog/'].includes(new URL(url).pathname) ? 200 : 404,
        }),
    };
    expect((await led(pages, path))[1]).toBe(to);
  });

  it.each([
    ['/en'.repeat(600), 4],
    ['/en'.repeat(2_700), 1],
    ['/en'.repeat(5_000), 1],
  ])('costs little, however long it is', async (path, most) => {
    let asked = 0;
    const pages = {
      fetch: async () => {
        asked += 1;
        return new Response(null, { status: 404 });
      },
    };
    expect((await led(pages, `${path}/x`))[0]).toBe(404);
    expect(asked).toBeLessThanOrEqual(most);
  });

  it('leads to the provider where that has it still', async () => {
    const stillThere = (path: string) => `https://checkout.example${path}`;
    const request = new Request('http://shop.example/cart/c/0f3?key=7');
    const { status, headers } = await createApp({ ...parts, pages: missing, stillThere })(request, {
      address: undefined,
    });
    expect([status, headers.get('location')]).toEqual([302, 'https://checkout.example/cart/c/0f3?key=7']);
  });

  it('says so where it is nowhere', async () => {
    expect(await led(missing, '/products/never/')).toEqual([404, null, ['/products/never/']]);
  });

  it('is not asked for where there is a page', async () => {
    expect(await led(handler, '/products/old/')).toEqual([200, null, []]);
  });
});
