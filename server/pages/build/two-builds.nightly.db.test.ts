import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { aCollection } from '@bluebird-bay/commerce/testing/a-collection.ts';
import { aProduct } from '@bluebird-bay/commerce/testing/a-product.ts';
import {
  ENDPOINT,
  PUBLIC_TOKEN,
  providerUnderTest,
  SHOP_ORIGIN,
} from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageStore, type PageStore } from '../page-store.ts';
import { buildStorefront } from './build-storefront.ts';
import { bundleStorefront, bundleWorker } from './bundle.ts';

const BUILDING_MS = 600_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-two-builds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every file of a folder, and what is in it. */
async function contents(of: string): Promise<Record<string, string>> {
  const files = (await readdir(of, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const pairs = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [
        relative(of, file),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ] as const;
    }),
  );
  return Object.fromEntries(pairs.toSorted());
}

async function aBundle(name: string): Promise<Record<string, string>> {
  const to = join(folder, name);
  await bundleStorefront('client', join(to, 'client'));
  await bundleStorefront('server', join(to, 'server'));
  await bundleWorker(join(to, 'worker'));
  return contents(to);
}

it(
  'the same sources give the same files, to the byte (X-2, M-4)',
  async () => {
    const first = await aBundle('first');
    expect(Object.keys(first).length).toBeGreaterThan(50);
    expect(await aBundle('second')).toEqual(first);
  },
  BUILDING_MS,
);

describe('pages of the same catalogue', () => {
  it(
    'are the same to the byte, whoever makes them and in whatever order (M-4)',
    async () => {
      await buildStorefront();
      const provider = await providerUnderTest();
      try {
        const made = [];
        for (let at = 0; at < 110; at += 1) made.push(await aProduct(provider.db, { handle: `piece-${at}` }));
        await aCollection(provider.db, { handle: 'tops', productIds: made.map(({ id }) => id) });
        const api = httpClient({
          endpoint: ENDPOINT,
          token: PUBLIC_TOKEN,
          fetch: (input, init) => provider.provider.fetch(new Request(input, init)),
        });
        const aStore = (): Promise<PageStore> =>
          createPageStore({
            api,
            shopConfig: {
              endpoint: ENDPOINT,
              token: PUBLIC_TOKEN,
              shopOrigin: SHOP_ORIGIN,
              checkoutHost: '',
              pictureBase: '/pictures/v1',
            },
            log: silentLog,
          });
        const [all, single] = [await aStore(), await aStore()];
        const text = async (store: PageStore, address: string): Promise<string> =>
          (await store.respond(new Request(SHOP_ORIGIN + address))).text();
        const addresses = await all.prerenderAll();
        expect(addresses.length).toBeGreaterThan(110);
        for (const address of addresses.toReversed())
          expect(await text(single, address), address).toBe(await text(all, address));
        await Promise.all([all.close(), single.close()]);
      } finally {
        await provider.close();
      }
    },
    BUILDING_MS,
  );
});
