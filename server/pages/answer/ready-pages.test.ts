import { request } from 'node:http';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, openHttpServer } from '../../http/http-server.ts';
import { headersOf } from '../../http/security-headers.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { storeBody } from '../cache/stored-body.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import type { ClientFile } from './client-files.ts';
import { createPageResponder } from './page-responder.ts';
import { createReadyPages } from './ready-pages.ts';

const HTML = 'text/html; charset=utf-8';
const SECRET_LINK = '/link/%3Atoken/';

interface BriefRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** What the open port answers, to the byte; when it was sent aside. */
function ask(port: number, path: string, { method = 'GET', headers = {} }: BriefRequest = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _, ...rest } = response.headers;
          resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString('base64') });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('the short way', () => {
  let server: HttpServer;
  let port: number;
  let longWay: (request: Request) => Promise<Response>;
  let ready: ReturnType<typeof createReadyPages>;
  let taken: string[];
  const clock = { now: 0 };

  beforeAll(async () => {
    const made: Readonly<Record<string, string>> = { '/': 'Home', '/products/a/': 'A', [SECRET_LINK]: 'Link' };
    const cache = createPageCache<StoredPage>({
      make: async (address) => ({
        html: await storeBody(HTML, `<h1>${made[address] ?? address}</h1>`, 'page'),
        json: await storeBody('application/json', '{"path":"/"}', 'page'),
        isPriced: true,
        isIndexed: true,
        handles: [],
      }),
      onUnmade: () => undefined,
      now: () => clock.now,
      freshMs: 1_000,
      maxPages: 10,
    });
    for (const address of Object.keys(made)) await cache.get(address);
    const files = new Map<string, ClientFile>([
      ['/assets/a-1.js', { body: await storeBody('text/javascript', 'export {}', 'page'), isHashed: true }],
      ['/assets/f-1.woff2', { body: { type: 'font/woff2', tag: 'f', plain: new Uint8Array([1, 2]) }, isHashed: true }],
      ['/sw.js', { body: await storeBody('text/javascript', 'self', 'page'), isHashed: false }],
    ]);
    longWay = createPageResponder({
      find: (address) => {
        const isSecret = address.startsWith('/link/');
        return {
          address: isSecret ? SECRET_LINK : address.replace(/\/?$/, '/'),
          template: 'some',
          isUnknown: address.startsWith('/no/'),
          isSecret,
        };
      },
      page: cache.get,
      queryPages: { get: async () => undefined },
      pricedData: async () => undefined,
      siteFile: async () => undefined,
      files,
      appData: await storeBody('application/json', '{}', 'page'),
      log: silentLog,
    });
    ready = createReadyPages({ files, fresh: cache.fresh });
    taken = [];
    port = await freePort();
    server = await openHttpServer({
      port,
      host: '127.0.0.1',
      headers: headersOf('https://shop.example', { connect: [], pictures: [], forms: [] }),
      first: longWay,
      trustProxy: false,
      keepAliveMs: 5_000,
    });
  });
  afterAll(() => server.close(1_000));

  async function requestBriefly(path: string, requested: BriefRequest) {
    taken.length = 0;
    server.use(longWay, (_, address, request) => {
      const answer = ready(address, request);
      if (answer) taken.push(address);
      return answer;
    });
    return ask(port, path, requested);
  }

  async function bothWays(path: string, requested: BriefRequest) {
    server.use(longWay);
    const long = await ask(port, path, requested);
    return { long, short: await requestBriefly(path, requested) };
  }

  it.each<[string, BriefRequest]>([
    ['/', {}],
    ['/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }],
    ['/products/a/', { headers: { 'accept-encoding': 'gzip' } }],
    ['/products/a/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } }],
    ['/products/a/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
    ['/products/a/', { headers: { 'if-none-match': '*' } }],
    ['/products/a/', { headers: { 'if-none-match': '"other"' } }],
    ['/assets/a-1.js', { headers: { 'accept-encoding': 'br' } }],
    ['/assets/f-1.woff2', { headers: { 'accept-encoding': 'br' } }],
    ['/sw.js', {}],
  ])('answers %s as the long one does: %o', async (path, requested) => {
    const { long, short } = await bothWays(path, requested);
    expect(taken).toEqual([path]);
    expect(short).toEqual(long);
    expect([200, 304]).toContain(short.status);
  });

  it.each<[string, BriefRequest]>([
    ['/products/a', {}],
    ['/products/a/?x=1', {}],
    ['/no/such/page/', {}],
    ['/link/s3cret/', {}],
    [SECRET_LINK, {}],
    ['/page-data/index/page-data.json', {}],
    ['/', { method: 'POST' }],
    ['/assets/gone.js', {}],
  ])('leaves %s to the long one: %o', async (path, requested) => {
    const { long, short } = await bothWays(path, requested);
    expect(taken).toEqual([]);
    expect(short).toEqual(long);
  });

  it('leaves a page to the long one that has to be made, or made again', async () => {
    expect((await requestBriefly('/products/new/', {})).status).toBe(200);
    expect(taken).toEqual([]);
    clock.now += 1_000;
    expect((await requestBriefly('/products/a/', {})).status).toBe(200);
    expect(taken).toEqual([]);
  });
});
