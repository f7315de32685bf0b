import { API_PATH } from '@bluebird-bay/contract/api.ts';
import {
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { readCatalogueSnapshot } from '@bluebird-bay/storefront/src/page-data/catalogue/read-catalogue-snapshot.ts';
import { listPages, listSitemap } from '@bluebird-bay/storefront/src/page-data/list-pages.ts';
import type { PageDataContext } from '@bluebird-bay/storefront/src/page-data/page-data.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { sitemapFiles } from '../../pages/site/sitemap.ts';
import { fewAtOnce, patientClient } from './patient-client.ts';

/** By night as many as a large shop has. */
const MANY = process.env.NIGHTLY ? 10_002 : 750;
const READING_MS = 60_000;

let foreign: ForeignProvider | undefined;
afterEach(async () => {
  await foreign?.close();
  foreign = undefined;
});

/** What pages are made with, as the shop asks a provider elsewhere. */
async function aShopOn(shop: Parameters<typeof openForeignProvider>[0]): Promise<PageDataContext> {
  foreign = await openForeignProvider(shop);
  const client = httpClient({
    endpoint: foreign.origin + API_PATH,
    token: FOREIGN_TOKEN,
    fetch: (input, init) => fetch(input, init),
  });
  return { api: fewAtOnce(patientClient(client), 6), country: 'CA', pictureBase: '' };
}

const asked = (name: string): number =>
  (foreign?.seen() ?? []).filter(({ operation, faults }) => operation === name && faults.length === 0).length;
const productsIn = (addresses: readonly string[]): number =>
  new Set(addresses.filter((address) => address.startsWith('/products/'))).size;

describe('a provider with ten thousand products, or some hundreds by day (17.1)', () => {
  it(
    'is listed by its sitemap, over a page of it that is empty, and read by cursor',
    async () => {
      const context = await aShopOn({ products: MANY });
      expect(productsIn(await listPages(context))).toBe(MANY);
      expect([asked('ProductSitemap'), asked('ProductHandles')]).toEqual([Math.ceil(MANY / 250) + 1, 0]);

      const snapshot = await readCatalogueSnapshot(context);
      expect(snapshot.card(`last-towel-${MANY / 3 - 1}`)?.title).toMatch(/^Towel/);
      // A hundred variants are asked for by themselves.
      expect(snapshot.details('rettungsring-sylt-200')).toBeUndefined();
      expect([asked('CatalogueProducts'), asked('CatalogueCards')]).toEqual([
        Math.ceil(MANY / 50),
        Math.ceil(MANY / 50),
      ]);

      const files = sitemapFiles('https://shop.example', await listSitemap(context));
      expect([...files.keys()].filter((name) => name.startsWith('/sitemap-products-'))).toHaveLength(
        Math.ceil(MANY / 2_000),
      );
      expect(foreign?.seen().flatMap(({ faults }) => faults)).toEqual([]);
    },
    READING_MS,
  );

  it('is listed by cursor where its tokens may not read the sitemap', async () => {
    const context = await aShopOn({ products: 600, withoutSitemap: true });
    expect(productsIn(await listPages(context))).toBe(600);
    expect(asked('ProductHandles')).toBe(3);
  });
});
