import { expect, it } from 'vitest';
import { isReleased } from './release-files.ts';

it.each([
  'server/start.ts',
  'server/staff/shop.ts',
  'storefront/src/paths.ts',
  'storefront/src/page-runtime/names.ts',
  'commerce/store/migrations/0001_catalogue.sql',
  'content/pages/about.mdx',
  'art-kit/testing/a-spec.ts',
  'e2e/package.json',
  'package-lock.json',
  'deploy/roll.sh',
])('%s runs, or is needed to install what runs', (file) => {
  expect(isReleased(file)).toBe(true);
});

it.each([
  'server/start.test.ts',
  'server/testing/shop-process.ts',
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
