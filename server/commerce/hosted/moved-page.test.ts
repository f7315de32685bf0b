import { API_PATH } from '@bluebird-bay/contract/api.ts';
import {
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMovedPages } from './moved-page.ts';

let foreign: ForeignProvider;
beforeAll(async () => {
  const redirects = [
    ['/products/ring', '/products/rettungsring-sylt'],
    ['/products/buoy', '/collections/sommer?sort=new'],
    ['/collections/winter', '/pages/contact'],
    ['/products/out', 'https://elsewhere.example/'],
    ['/products/off', '//elsewhere.example/'],
    ['/products/off-dotted', '/.//elsewhere.example'],
    ['/products/off-tabbed', '/\t/elsewhere.example/'],
    ['/products/off-broken', '/\t/['],
    ['/products/question', '/help#delivery'],
    ['/products/round', '/products/round/'],
    ['/collections/sorted', '/collections/sorted?sort_by=price'],
    ['/products/to', '/products/fro'],
    ['/products/fro', '/products/to'],
    ['/products/first', '/products/second'],
    ['/products/second', '/products/third'],
    ['/products/third', '/products/first'],
    ['/products/into-it', '/products/second'],
    ['/products/long-ago', '/products/ring'],
    ['/products/was-back', '/products/rettungsring-sylt'],
    ['/products/rettungsring-sylt', '/products/was-back'],
    ['/pages/old', '/products/rettungsring-sylt'],
    ['/summer', '/collections/sommer'],
    ['/a/b/c', '/help'],
    ['/sale', '/cart?discount=SALE'],
    ['/early-sale', '/en/checkout?discount=SALE'],
    ['/brand', '/collections/vendors?q=Bluebird'],
    ['/code', '/discount/SALE?redirect=/help/'],
    ['/spring', '/autumn'],
    ['/autumn', '/solstice'],
    ['/solstice', '/spring'],
    ['/products/hung', '/collections/sommer/products/rettungsring-sylt?variant=1#sizes'],
    ['/products/far', '/products/far-1'],
    ['/products/far-1', '/products/far-2'],
    ['/products/far-2', '/products/far-3'],
    ['/products/far-3', '/products/far-4'],
    ['/products/far-4', '/products/far-5'],
    ['/products/far-5', '/products/rettungsring-sylt'],
  ].map(([path = '', target = '']) => ({ path, target }));
  foreign = await openForeignProvider({ redirects });
});
afterAll(() => foreign.close());

const movedPages = () =>
  createMovedPages(httpClient({ endpoint: `${foreign.origin}${API_PATH}`, token: FOREIGN_TOKEN, fetch }));
const moved = (address: string): Promise<string | undefined> => movedPages()(address);

it.each([
  ['/products/ring/', '/products/rettungsring-sylt/'],
  ['/Products/RING/', '/products/rettungsring-sylt/'],
  ['/products/buoy/', '/collections/sommer/?sort=new'],
  ['/collections/winter/', '/contact-us/'],
  ['/products/never-was/', undefined],
  ['/products/out/', undefined],
  ['/products/off/', undefined],
  ['/products/off-dotted/', undefined],
  ['/products/off-tabbed/', undefined],
  ['/products/off-broken/', undefined],
  ['/products/question/', '/help/#delivery'],
  ['/products/round/', undefined],
  ['/collections/sorted/', undefined],
  ['/products/to/', undefined],
  ['/products/first/', undefined],
  ['/products/into-it/', undefined],
  ['/products/long-ago/', '/products/rettungsring-sylt/'],
  ['/products/was-back/', '/products/rettungsring-sylt/'],
  ['/pages/old/', '/products/rettungsring-sylt/'],
  ['/summer', '/collections/sommer/'],
  ['/a/b/c/', '/help/'],
  ['/sale', '/discount/SALE/?redirect=/my-cart/'],
  ['/early-sale', '/discount/SALE/?redirect=/my-cart/'],
  ['/brand', '/search/?q=Bluebird'],
  ['/code', '/discount/sale/?redirect=/help/'],
  ['/spring', undefined],
  ['/products/hung/', '/products/rettungsring-sylt/?variant=1#sizes'],
  ['/products/far-1/', '/products/rettungsring-sylt/'],
  ['/products/far/', undefined],
])('%s has moved to %s', async (address, to) => expect(await moved(address)).toBe(to));

it.each(['/products/a" OR path:*/', '/wp-login.php', '/page-data/gone/page-data.json'])(
  'asks nothing about %s',
  async (address) => {
    const before = foreign.seen().length;
    await moved(address);
    expect(foreign.seen()).toHaveLength(before);
  },
);

it('asks nothing the schema does not have', async () => {
  const before = foreign.seen().length;
  await moved('/products/to/');
  const asked = foreign.seen().slice(before);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.flatMap(({ faults }) => faults)).toEqual([]);
});

it.each([
  ['/products/ring/', '/products/rettungsring-sylt/', 2],
  ['/products/never-was/', undefined, 1],
])('asks once for all who come to %s', async (address, to, asked) => {
  const before = foreign.seen().length;
  const pages = movedPages();
  expect(await Promise.all([pages(address), pages(address)])).toEqual([to, to]);
  expect(await pages(address)).toBe(to);
  expect(foreign.seen()).toHaveLength(before + asked);
});

it('does not take an outage for an answer', async () => {
  const pages = movedPages();
  foreign.trouble('503', 1);
  expect(await pages('/products/ring/')).toBeUndefined();
  expect(await pages('/products/ring/')).toBe('/products/rettungsring-sylt/');
});

it('has nobody wait for a provider that does not answer', async () => {
  const { promise } = Promise.withResolvers<never>();
  const begun = performance.now();
  expect(await createMovedPages({ request: () => promise })('/products/ring/')).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(3_000);
});

it('asks about two at once, and says at once that it knows of none where many wait', async () => {
  let asked = 0;
  const { promise } = Promise.withResolvers<never>();
  const pages = createMovedPages({
    request: () => {
      asked += 1;
      return promise;
    },
  });
  const first = Array.from({ length: 22 }, (_, index) => pages(`/scanned-${index}`));
  const begun = performance.now();
  expect(await pages('/one-more')).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(500);
  expect(asked).toBe(2);
  await Promise.all(first);
});
