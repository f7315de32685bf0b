import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { query } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

/** Debian's package sqlmap. */
const SQLMAP = '/usr/bin/sqlmap';
const WITHIN_MS = Number(process.env.SQLMAP_SECONDS ?? 240) * 1_000;

interface Door {
  what: string;
  /** From the shop's address on; a star marks what is tried. */
  path: string;
  body?: string;
}

const graphql = (text: string, variables: object): string => JSON.stringify({ query: text, variables });

const DOORS: readonly Door[] = [
  { what: 'reviews', path: '/services/reviews?product=kaila-top-wildflowers*' },
  {
    what: 'search',
    path: API_PATH,
    body: graphql('query ($q: String!) { search(query: $q, first: 3, types: [PRODUCT]) { totalCount } }', {
      q: 'hat*',
    }),
  },
  {
    what: 'products by filter',
    path: API_PATH,
    body: graphql('query ($q: String!) { products(query: $q, first: 3) { nodes { handle } } }', { q: 'tag:red*' }),
  },
  {
    what: 'a product by its handle',
    path: API_PATH,
    body: graphql('query ($h: String!) { product(handle: $h) { title } }', { h: 'kaila-top-wildflowers*' }),
  },
];

// Left out: where there is no sqlmap.
describe.skipIf(!existsSync(SQLMAP))('sqlmap at every door (B8)', { timeout: 1_800_000 }, () => {
  let shop: ShopProcess;
  let open: Server;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-sqlmap-'));
    shop = await shopProcess();
    const { url } = await startEmbeddedServer({ dataDir: `${shop.dataDir}/database` });
    // What no door of ours does: what was asked becomes part of a statement.
    open = createServer((request, response) => {
      const handle = new URL(request.url ?? '/', 'http://localhost').searchParams.get('handle') ?? '';
      query(url, `select title from commerce.product where handle = '${handle}'`).then(
        (rows) => response.end(JSON.stringify(rows)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    open?.close();
    await shop?.clear();
    await rm(folder, { recursive: true, force: true });
  });

  function sqlmap(url: string, body?: string): Promise<string> {
    const headers = `Content-Type: application/json\nX-Shopify-Storefront-Access-Token: ${EMBEDDED_TOKEN}`;
    const args = ['--batch', '--level=2', '--risk=1', '--dbms=PostgreSQL', '--flush-session', '--disable-coloring'];
    const sent = body === undefined ? [] : [`--data=${body}`];
    return new Promise((resolve) => {
      execFile(
        SQLMAP,
        [
          ...args,
          '--skip-urlencode',
          '--time-sec=3',
          `--headers=${headers}`,
          `--output-dir=${folder}`,
          '-u',
          url,
          ...sent,
        ],
        { timeout: WITHIN_MS, maxBuffer: 64 * 1024 * 1024 },
        (_error, stdout) => resolve(stdout),
      );
    });
  }

  it('the control: a door that builds its statement of what is asked is found', async () => {
    const { port }: AddressInfo = Object(open.address());
    const said = await sqlmap(`http://127.0.0.1:${port}/?handle=sunny-hat-happy-check*`);
    expect(said).toContain('identified the following injection point');
  });

  it.each(DOORS)('$what: nothing is found', async ({ what, path, body }) => {
    const said = await sqlmap(`${shop.url}${path}`, body);
    const reachedTheEnd = said.includes('do not appear to be injectable');
    console.log(
      `${what}: ${reachedTheEnd ? 'all that was tried came to nothing' : `cut off after ${WITHIN_MS / 1_000} s`}`,
    );
    // It did get through to what it tried.
    expect(said).toContain('testing');
    expect(said).not.toContain('identified the following injection point');
    expect(said).not.toMatch(/parameter .* is vulnerable/);
    expect((await shop.ask('/readyz')).status).toBe(200);
  });
});
