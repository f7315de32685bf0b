import { API_PATH } from '@bluebird-bay/contract/api.ts';
import {
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../storefront-api/http-client.ts';
import { listFrontPages, listPages, listSitemap } from '../list-pages.ts';
import type { PageDataContext } from '../page-data.ts';
import { readCatalogueSnapshot } from './read-catalogue-snapshot.ts';

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
  foreign = await openForeignProvider({ ...shop, limit: { atOnce: 10_000, perSecond: 10_000 } });
  const client = httpClient({
    endpoint: foreign.origin + API_PATH,
    token: FOREIGN_TOKEN,
    fetch: (input, init) => fetch(input, init),
  });
  return { api: client, country: 'CA', pictureBase: '' };
}

const asked = (name: string): number =>
  (foreign?.seen() ?? []).filter(({ operation, faults }) => operation === name && faults.length === 0).length;
const productsIn = (addresses: readonly string[]): number =>
  new Set(addresses.filter((address) => address.startsWith('/products/'))).size;

describe('a provider with ten thousand products, or some hundreds by day', () => {
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

      const { pages } = (await listSitemap(context)).find(({ name }) => name === 'products') ?? { pages: [] };
      expect([pages.length, asked('SitemapProducts')]).toEqual([MANY, Math.ceil(MANY / 250)]);
      expect(foreign?.seen().flatMap(({ faults }) => faults)).toEqual([]);
    },
    READING_MS,
  );

  it('opens with pages of its own, of which none has its products read one by one', async () => {
    const context = await aShopOn({ products: 600 });
    const front = await listFrontPages(context);
    expect(front).toEqual(expect.arrayContaining(['/', '/size-guide/', '/contact-us/']));
    // They say how much there is of everything.
    expect((await listPages(context)).filter((address) => !front.includes(address))).toEqual(
      expect.arrayContaining(['/about-us/', '/press/']),
    );
    expect(front.filter((address) => /^\/(?:collections|products|about-us|press)\//.test(address))).toEqual([]);
  });

  it('is listed by cursor where its tokens may not read the sitemap', async () => {
    const context = await aShopOn({ products: 600, withoutSitemap: true });
    expect(productsIn(await listPages(context))).toBe(600);
    expect(asked('ProductHandles')).toBe(3);
  });
});
