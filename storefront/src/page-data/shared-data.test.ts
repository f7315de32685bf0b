import { expect, test } from 'vitest';
import { COUNTRIES_DATA } from '../features/country/find-countries.ts';
import type { StorefrontClient } from '../storefront-api/client.ts';
import { PAGE_SLICES, SHARED_FILES, sharedFile, sharedHash } from './shared-data.ts';

const unasked: StorefrontClient = {
  request: () => Promise.reject(new Error('Nobody need be asked.')),
};
const context = { api: unasked, country: 'PH' as const, pictureBase: '' };

test('a slice names the shared results it needs, and each of them is a file (A-4, A-5)', async () => {
  const header = JSON.parse((await sharedFile('/slice-data/header.json', context)) ?? '');
  expect(header).toMatchObject({ componentChunkName: 'header', result: { sliceContext: {} } });
  for (const hash of [...header.staticQueryHashes, ...PAGE_SLICES.staticQueryHashes])
    expect(SHARED_FILES).toContain(`/page-data/sq/d/${hash}.json`);
});

test('the menu is the one of the header', async () => {
  const menu = JSON.parse((await sharedFile(`/page-data/sq/d/${sharedHash('menu')}.json`, context)) ?? '');
  expect(menu.data).toContainEqual({ label: 'Sale', to: '/collections/sale/' });
});

test('the country list asks for the countries', () => {
  expect(COUNTRIES_DATA).toBe(`/page-data/sq/d/${sharedHash('countries')}.json`);
  expect(SHARED_FILES).toContain(COUNTRIES_DATA);
});

test.each([
  '/page-data/sq/d/1.json',
  '/page-data/sq/d/x.json',
  '/slice-data/sidebar.json',
  '/slice-data/toString.json',
])('%s is nothing', async (path) => {
  expect(await sharedFile(path, context)).toBeUndefined();
});
