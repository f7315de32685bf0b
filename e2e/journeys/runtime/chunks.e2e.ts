import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '@bluebird-bay/server/pages/build/build-files.ts';
import { readBuildRecord } from '@bluebird-bay/server/pages/build/build-record.ts';
import { expect } from '@playwright/test';
import { test, untilHydrated } from '../../shopper/shop.ts';

/** The hashed scripts of the build that stands. */
async function chunks(): Promise<string[]> {
  const record = await readBuildRecord();
  if (!record) throw new Error('The storefront has not been built.');
  const assets = join(buildFolder(record.inputs), 'client/assets');
  return readdirSync(assets).filter((file) => file.endsWith('.js'));
}

// How modules are put into chunks is ours to say (`storefront/bundle/chunk-name.ts`), and a bundler may make of it what cannot be loaded.
test('every chunk of the build can be loaded, whichever a shopper asks for first', async ({ page }) => {
  const files = await chunks();
  expect(files.length).toBeGreaterThan(100);
  await page.goto('/');
  await untilHydrated(page);
  const broken = await page.evaluate(async (names) => {
    const tried = await Promise.allSettled(names.map((name) => import(`/assets/${name}`)));
    return tried.flatMap((result, index) => (result.status === 'rejected' ? `${names[index]}: ${result.reason}` : []));
  }, files);
  expect(broken).toEqual([]);
});
