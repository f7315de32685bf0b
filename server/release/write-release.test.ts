import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertReplaceable, isReleased } from './write-release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a folder that holds anything but a release is not replaced', async () => {
  await writeFile(join(folder, 'letters.txt'), 'mine');
  await expect(assertReplaceable(folder)).rejects.toThrow('is not empty and holds no release');
  expect(await readdir(folder)).toEqual(['letters.txt']);
});

it('one that is missing, empty, or a release is', async () => {
  await assertReplaceable(join(folder, 'missing'));
  await assertReplaceable(folder);
  await writeFile(join(folder, 'release.json'), '{"version":"0.1.0+1"}');
  await assertReplaceable(folder);
});

it.each([
  'server/start.ts',
  'server/staff/shop.ts',
  'storefront/src/paths.ts',
  'storefront/src/page-runtime/names.ts',
  'commerce/store/migrations/0001_catalogue.sql',
  'content/pages/about.mdx',
  'art-kit/version/kit-version.ts',
  'e2e/package.json',
  'package-lock.json',
  'deploy/roll.sh',
])('%s runs, or is needed to install what runs', (file) => {
  expect(isReleased(file)).toBe(true);
});

it.each([
  'server/start.test.ts',
  'server/testing/shop-process.ts',
  'art-kit/testing/golden-prints.ts',
  'server/pages/build/bundle.ts',
  'server/release/build.ts',
  'storefront/src/pages/shop/home-page.tsx',
  'storefront/src/ui/buttons/button.module.css',
  'e2e/open-shop.ts',
  'bench/run.ts',
  'docs/operations.md',
  'README.md',
])('%s only builds it, tests it or tells of it', (file) => {
  expect(isReleased(file)).toBe(false);
});
