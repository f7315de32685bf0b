import { expect, test } from 'vitest';
import { createPageTable, patternScore } from './page-matching.ts';

const table = createPageTable([
  { path: '/', matchPath: '/', template: 'home' },
  { path: '/products/:slug/', matchPath: '/products/:slug/', template: 'product' },
  { path: '/products/gift-card/', matchPath: '/products/gift-card/', template: 'gift-card' },
  { path: '/404.html', matchPath: '/404.html', template: 'not-found' },
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
]);

test('static segments score above parameters, parameters above the root, the splat last', () => {
  expect(['/', '/a/', '/a/b/', '/:x/', '/a/:x/', '/*', '/a/*'].map(patternScore)).toEqual([5, 7, 14, 6, 13, -1, 6]);
});

test.each([
  ['/', 'home', '/', '/page-data/index/page-data.json'],
  ['/index.html?x=1', 'home', '/', '/page-data/index/page-data.json'],
  ['/products/a', 'product', '/products/a/', '/page-data/products/a/page-data.json'],
  ['/products/a/?x=1#y', 'product', '/products/a/', '/page-data/products/a/page-data.json'],
  ['/products/gift-card/', 'gift-card', '/products/gift-card/', '/page-data/products/gift-card/page-data.json'],
  ['/products/%C3%A9%20x/', 'product', '/products/é x/', '/page-data/products/%C3%A9%20x/page-data.json'],
  ['/products/a%2Fb/', 'product', '/products/a/b/', '/page-data/products/a%2Fb/page-data.json'],
  ['/Products/a/', 'not-found', '/404.html', '/page-data/404.html/page-data.json'],
  ['/products/a/b/', 'not-found', '/404.html', '/page-data/404.html/page-data.json'],
  ['/bad%zz/', 'not-found', '/404.html', '/page-data/404.html/page-data.json'],
  ['//evil.example/', 'not-found', '/404.html', '/page-data/404.html/page-data.json'],
])('%s leads to %s', (address, template, pagePath, dataUrl) => {
  const match = table.find(address);
  expect([match?.row.template, match?.pagePath, match?.dataUrl]).toEqual([template, pagePath, dataUrl]);
});

test('parameters are decoded once', () => {
  expect(table.find('/products/ab%2Fc%2520d/')?.params).toEqual({ slug: 'ab/c%20d' });
});

test('only a canonical spelling of a row is known; the wildcard makes nothing known', () => {
  expect(['/', '/products/a/', '/404.html', '/?x=1'].map((path) => table.isKnown(path))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/products/a', '/404.html/', '/nowhere/', '/bad%zz/'].map((path) => table.isKnown(path))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('without a wildcard an unknown address leads nowhere', () => {
  expect(createPageTable([{ path: '/', matchPath: '/', template: 'home' }]).find('/x/')).toBeUndefined();
});
