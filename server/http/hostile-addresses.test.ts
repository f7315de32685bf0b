import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { createPageTable } from '@bluebird-bay/storefront/src/page-runtime/addresses/page-matching.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientFiles } from '../pages/answer/client-files.ts';
import { createPageResponder } from '../pages/answer/page-responder.ts';
import { storeBody } from '../pages/cache/stored-body.ts';
import { type HttpServer, openHttpServer } from './http-server.ts';
import { headersOf } from './security-headers.ts';

const SECRET = 'nobody may read this';
const ROWS = [
  '/',
  '/products/:slug/',
  '/collections/:handle/',
  '/account/reset/:cxid/:token/',
  '/404.html',
  '/500.html',
];

interface Answer {
  status: number;
  type: string;
  location: string | undefined;
  body: string;
}

/** Sends a path as it stands: no client in between that would tidy it up. */
function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          location: response.headers.location,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Whether a browser on the shop would stay there. */
function staysHere(location: string): boolean {
  return new URL(location, 'https://shop.example/some/page/').origin === 'https://shop.example';
}

const up = (step: string, depth: number): string => step.repeat(depth);
/** Ways to say `../` that somebody, somewhere, has taken for it. */
const STEPS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '%2E%2E%2F',
  '.%2e/',
  '%252e%252e%252f',
  '..%252f',
  '..%5c',
  '..\\',
  '%2e%2e%5c',
  '%2e%2e\\',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%e0%80%af',
  '..%00/',
  '..;/',
  '....//',
  '..%u2215',
];
const ROUTES = ['/', '/page-data/', '/slice-data/', '/assets/', '/page-data/sq/d/'];
const TRAVERSALS = ROUTES.flatMap((route) =>
  STEPS.flatMap((step) => [
    `${route}${up(step, 2)}secret.json`,
    `${route}${up(step, 3)}secret.json`,
    `${route}a/${up(step, 4)}secret.json`,
  ]),
);
const MORE_TRAVERSALS = ROUTES.flatMap((route) => [
  `${route}secret.json%00.js`,
  `${route}/etc/passwd`,
  `${route}%2fetc%2fpasswd`,
  `${route}file:///etc/passwd`,
  `${route}C:%5csecret.json`,
]);

const EVIL = 'evil.example';
const AWAY = [
  `//${EVIL}`,
  `//${EVIL}/`,
  `//${EVIL}/%2e%2e`,
  `///${EVIL}`,
  `////${EVIL}/products/a`,
  `/\\${EVIL}`,
  `/\\/${EVIL}`,
  `/%5c${EVIL}`,
  `/%5C/${EVIL}`,
  `/%5c%5c${EVIL}`,
  `/%2f${EVIL}`,
  `/%2f%2f${EVIL}`,
  `/%2f%2f${EVIL}/`,
  `//%2f${EVIL}`,
  `/%09/${EVIL}`,
  `/%0a/${EVIL}`,
  `/%0d%0aLocation:%20https://${EVIL}`,
  `/%0d%0a%0d%0a<script>`,
  `/https:${EVIL}`,
  `/https://${EVIL}`,
  `/https:%2f%2f${EVIL}`,
  `/javascript:alert(1)`,
  `/.${EVIL}`,
  `/@${EVIL}`,
  `/:80@${EVIL}`,
  `/..//${EVIL}`,
  `/.//${EVIL}`,
  `/%2e//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/index.html//${EVIL}`,
  `/products/../../${EVIL}`,
  `/products//${EVIL}`,
  `/products/%2f%2f${EVIL}`,
  `/products/%5c%5c${EVIL}`,
  `/products/..%2f..%2f%2f${EVIL}`,
  `/products/a?to=//${EVIL}`,
  `/products/a?return_to=https://${EVIL}`,
  `/products/a?x=%0d%0aLocation:%20//${EVIL}`,
  `/products/a#//${EVIL}`,
  `/collections/%2f${EVIL}`,
  `/collections/%5c${EVIL}`,
  `/account/reset/1/%2f%2f${EVIL}`,
  `/account/reset//${EVIL}`,
  `/account/reset/%2f/${EVIL}`,
  `/404.html//${EVIL}`,
  `/404.html/%2f${EVIL}`,
  `/%E2%80%A8/${EVIL}`,
  `/%E3%80%82${EVIL}`,
  `/%ef%bc%8f${EVIL}`,
  `/${EVIL}%2f..`,
  `/%00/${EVIL}`,
  `/ ${EVIL}`.replace(' ', '%20'),
  `/;//${EVIL}`,
  `/?//${EVIL}`,
  `/??//${EVIL}`,
  `//${EVIL}?/products/a`,
  `//${EVIL}:443/products/a`,
  `//user@${EVIL}/products/a`,
  `//[::1]/products/a`,
  `/%68ttps://${EVIL}`,
];

describe('addresses nobody means well with', () => {
  let folder: string;
  let server: HttpServer;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-addresses-'));
    await mkdir(join(folder, 'build/client/assets'), { recursive: true });
    await writeFile(join(folder, 'build/client/assets/entry-1.js'), 'export {}');
    await writeFile(join(folder, 'build/secret.json'), JSON.stringify(SECRET));
    await writeFile(join(folder, 'secret.json'), JSON.stringify(SECRET));
    const table = createPageTable([
      ...ROWS.map((path) => ({ path, matchPath: path, template: 'some', isSecret: path.includes(':token') })),
      { path: '/404.html', matchPath: '/*', template: 'some' },
    ]);
    const respond = createPageResponder({
      find(address) {
        const match = table.find(address);
        if (!match) throw new Error('The table has no wildcard.');
        const { template, path, matchPath, isSecret = false } = match.row;
        return { address: match.address, template, isUnknown: path !== matchPath, isSecret };
      },
      page: async (address) => ({
        html: await storeBody('text/html; charset=utf-8', `<h1>${address.length}</h1>`, 'page'),
        json: await storeBody('application/json', '{"path":"/"}', 'page'),
        isPriced: false,
        isIndexed: true,
        handles: [],
      }),
      queryPages: { get: async () => undefined },
      pricedData: async () => undefined,
      siteFile: async () => undefined,
      files: await readClientFiles(join(folder, 'build')),
      appData: await storeBody('application/json', '{}', 'page'),
      log: silentLog,
    });
    port = await freePort();
    server = await openHttpServer({
      port,
      host: '127.0.0.1',
      headers: headersOf('https://shop.example', { connect: [], pictures: [], forms: [] }),
      first: respond,
      trustProxy: false,
      keepAliveMs: 5_000,
    });
  });
  afterAll(async () => {
    await server.close(1_000);
    await rm(folder, { recursive: true, force: true });
  });

  it('open nothing outside the build, and no page under the name of a file (B9)', async () => {
    const wrong: string[] = [];
    for (const path of [...TRAVERSALS, ...MORE_TRAVERSALS]) {
      const { status, type, body } = await ask(port, path);
      const isRefused = status === 400 || status === 404 || (status === 308 && body === '');
      const isPage = path.endsWith('.json') && !path.startsWith('//') && status === 200 && type.startsWith('text/html');
      if (!isRefused || isPage || body.includes(SECRET) || body.includes('root:')) wrong.push(`${status} ${path}`);
    }
    expect(TRAVERSALS.length).toBeGreaterThanOrEqual(300);
    expect(wrong).toEqual([]);
  });

  it('send nobody off the shop (A10)', async () => {
    const away: string[] = [];
    for (const path of AWAY) {
      const { status, location } = await ask(port, path);
      if (status >= 500 || (location !== undefined && !staysHere(location))) away.push(`${path} -> ${location}`);
    }
    expect(AWAY.length).toBeGreaterThanOrEqual(60);
    expect(away).toEqual([]);
  });

  it('are told from honest ones: those are answered, and redirected on the shop', async () => {
    expect(await ask(port, '/assets/entry-1.js')).toMatchObject({ status: 200, body: 'export {}' });
    expect(await ask(port, '/page-data/index/page-data.json')).toMatchObject({ status: 200, body: '{"path":"/"}' });
    expect(await ask(port, '/products/a')).toMatchObject({ status: 308, location: '/products/a/' });
  });

  it('would be noticed on a server that trusts them', async () => {
    const trusting: Server = createServer((incoming, response) => {
      const path = incoming.url ?? '/';
      if (decodeURIComponent(path).includes('../')) response.end(SECRET);
      else response.writeHead(308, { location: `${path}/` }).end();
    });
    await new Promise<void>((resolve) => trusting.listen(0, '127.0.0.1', resolve));
    const address = trusting.address();
    const trustingPort = address && typeof address === 'object' ? address.port : 0;
    const [read, moved] = await Promise.all([ask(trustingPort, TRAVERSALS[3] ?? ''), ask(trustingPort, AWAY[0] ?? '')]);
    expect(read.body).toContain(SECRET);
    expect(staysHere(moved.location ?? '/')).toBe(false);
    await new Promise((resolve) => trusting.close(resolve));
  });
});
