import { expect, test } from 'vitest';
import { PAGE_DATA_BUILDERS } from './page-data/builders.ts';
import { PAGE_MODULES } from './page-modules.ts';
import { createPageTable } from './page-runtime/page-matching.ts';
import { PAGE_TABLE } from './page-table.ts';
import { paths } from './paths.ts';

const table = createPageTable(PAGE_TABLE);

test('path and matchPath are the same in every row but the wildcard, which comes last', () => {
  expect(PAGE_TABLE.filter((row) => row.path !== row.matchPath)).toEqual([PAGE_TABLE.at(-1)]);
  expect(PAGE_TABLE.at(-1)?.matchPath).toBe('/*');
});

test('every row names a page module and a builder', () => {
  for (const { template } of PAGE_TABLE) {
    expect(Object.keys(PAGE_MODULES)).toContain(template);
    expect(PAGE_DATA_BUILDERS.has(template)).toBe(true);
  }
});

test.each([
  [paths.home(), 'home'],
  [paths.collection('all'), 'collection'],
  [paths.collectionPage('all', 2), 'collection'],
  [paths.product('kaila-top-passionfruit'), 'product'],
  [paths.search('hibiscus'), 'search'],
  [paths.cart(), 'cart'],
  [paths.notFound(), 'not-found'],
  [paths.serverError(), 'server-error'],
  ['/no/such/page/', 'not-found'],
])('%s is shown by %s', (path, template) => {
  expect(table.find(path)?.row.template).toBe(template);
});
