import { API_PATH } from '@bluebird-bay/contract/api.ts';
import {
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { movedPage } from './moved-page.ts';

let foreign: ForeignProvider;
beforeAll(async () => {
  const redirects = [
    ['/products/ring', '/products/rettungsring-sylt'],
    ['/products/buoy', '/collections/sommer?sort=new'],
    ['/collections/winter', '/pages/contact'],
    ['/products/out', 'https://elsewhere.example/'],
    ['/products/off', '//elsewhere.example/'],
    ['/products/round', '/products/round/'],
    ['/pages/old', '/products/rettungsring-sylt'],
  ].map(([path = '', target = '']) => ({ path, target }));
  foreign = await openForeignProvider({ redirects });
});
afterAll(() => foreign.close());

const moved = (address: string): Promise<string | undefined> =>
  movedPage(httpClient({ endpoint: `${foreign.origin}${API_PATH}`, token: FOREIGN_TOKEN, fetch }), address);

it.each([
  ['/products/ring/', '/products/rettungsring-sylt/'],
  ['/products/buoy/', '/collections/sommer/?sort=new'],
  ['/collections/winter/', '/contact-us/'],
  ['/products/never-was/', undefined],
  ['/products/out/', undefined],
  ['/products/off/', undefined],
  ['/products/round/', undefined],
  ['/pages/old/', undefined],
])('%s has moved to %s', async (address, to) => expect(await moved(address)).toBe(to));

it('asks nothing the schema does not have, and only for what may have moved', async () => {
  const before = foreign.seen().length;
  await moved('/products/a" OR path:*/');
  await moved('/anything/');
  expect(foreign.seen()).toHaveLength(before);
  expect(foreign.seen().flatMap(({ faults }) => faults)).toEqual([]);
});
