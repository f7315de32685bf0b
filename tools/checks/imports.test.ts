import { expect, it } from 'vitest';
import { importViolations } from './imports.ts';

/** What is said of files, by what stands in each. */
const saidOf = (texts: Readonly<Record<string, string>>): string[] =>
  importViolations(Object.keys(texts), (file) => texts[file] ?? '');

it.each([
  ["import { cart } from '@bluebird-bay/commerce/cart/cart.ts';", 'commerce/cart/cart.ts'],
  ["import type { Cart } from '../../commerce/cart/cart.ts';", 'commerce/cart/cart.ts'],
  ["import {\n  one,\n  two,\n} from '@bluebird-bay/server/settings.ts';", 'server/settings.ts'],
  ["export { cart } from '@bluebird-bay/commerce/cart/cart.ts';", 'commerce/cart/cart.ts'],
  ["import '@bluebird-bay/server/start.ts';", 'server/start.ts'],
  ["const late = () => import('@bluebird-bay/server/start.ts');", 'server/start.ts'],
])('finds %s in the storefront', (line, to) => {
  expect(saidOf({ 'storefront/src/shop.ts': `${line}\n` })).toEqual([
    `storefront/src/shop.ts: storefront may not import ${to}`,
  ]);
});

it('goes by the row that is nearest: what a room may, a place in it need not', () => {
  const line = "import { pages } from '@bluebird-bay/content/pages.ts';";
  expect(saidOf({ 'storefront/src/shop.ts': line })).toEqual([]);
  expect(saidOf({ 'storefront/src/ui/button.tsx': line })).toEqual([
    'storefront/src/ui/button.tsx: storefront/src/ui may not import content/pages.ts',
  ]);
});

it('finds what only one place may import', () => {
  const line = "import { write } from '../store/cart/cart-writes.ts';";
  expect(saidOf({ 'commerce/cart/add.ts': line })).toEqual([]);
  expect(saidOf({ 'commerce/staff/add.ts': line })).toEqual([
    'commerce/staff/add.ts: only commerce/cart may import commerce/store/cart/cart-writes.ts',
  ]);
});

it('finds files that import one another in a circle', () => {
  expect(saidOf({ 'html/a.ts': "import './b.ts';", 'html/b.ts': "import './a.ts';" })).toEqual([
    expect.stringMatching(/import one another in a circle$/),
  ]);
});

it('lets tests reach anything, and everybody packages', () => {
  expect(
    saidOf({
      'html/page.test.ts': "import { start } from '@bluebird-bay/server/start.ts';",
      'html/testing/page.ts': "import { start } from '@bluebird-bay/server/start.ts';",
      'html/page.ts': "import { Hono } from 'hono';\nimport { join } from 'node:path';",
    }),
  ).toEqual([]);
});

it('finds nothing in the sources as they are', () => {
  expect(importViolations()).toEqual([]);
});
