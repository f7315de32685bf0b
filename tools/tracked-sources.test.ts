import { expect, it } from 'vitest';
import { isLeftOut, trackedSources } from './tracked-sources.ts';

it('a copy without git has every file that git tracks', () => {
  expect(trackedSources(/./).filter(isLeftOut)).toEqual([]);
});

it.each([
  '.env',
  'server/.env',
  '.data/database/password',
  'node_modules/hono/package.json',
  'storefront/node_modules/react/index.js',
  'storefront/dist/1a2b/client/index.html',
  'storefront/dist.next-4711/client/index.html',
  'storefront/src/storefront-api/generated/operations.ts',
  'test-results/report.json',
  'export/index.html',
  'npm-debug.log',
  'storefront/tsconfig.tsbuildinfo',
])('and nothing of %s', (path) => {
  expect(isLeftOut(path)).toBe(true);
});
