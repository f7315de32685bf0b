import { expect, test } from 'vitest';
import { createPageTable, pageSegments, patternScore } from './page-matching.ts';

const table = createPageTable([
  { path: '/', matchPath: '/', template: 'home' },
  { path: '/products/:slug/', matchPath: '/products/:slug/', template: 'product' },
  { path: '/products/gift-card/', matchPath: '/products/gift-card/', template: 'gift-card' },
  { path: '/404.html', matchPath: '/404.html', template: 'not-found' },
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
]);

test('static segments score above parameters, parameters above the root, the splat last (P-3)', () => {
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
])('%s leads to %s (A-1, P-1, P-2, P-5, P-8, X-15)', (address, template, pagePath, dataUrl) => {
  const match = table.find(address);
  expect([match?.row.template, match?.pagePath, match?.dataUrl]).toEqual([template, pagePath, dataUrl]);
});

test('parameters are decoded once (P-4, X-9)', () => {
  expect(table.find('/products/ab%2Fc%2520d/')?.params).toEqual({ slug: 'ab/c%20d' });
});

test('the rest of a path is a parameter too, empty or not (P-4)', () => {
  const files = createPageTable([
    { path: '/files/*', matchPath: '/files/*', template: 'files' },
    { path: '/named/*rest', matchPath: '/named/*rest', template: 'named' },
  ]);
  expect(['/files/a/b%20c/', '/files/', '/named/x/'].map((path) => files.find(path)?.params)).toEqual([
    { '*': 'a/b c' },
    { '*': '' },
    { rest: 'x' },
  ]);
});

test.each([
  ['/de/link/7/', { lang: 'de', id: '7' }],
  ['/pt-br/link/7/', { lang: 'pt-br', id: '7' }],
  ['/link/7/', undefined],
  ['/deu/link/7/', undefined],
  ['/pt-BR/link/7/', { lang: 'pt-BR', id: '7' }],
  ['/d1/link/7/', undefined],
  ['/%3Alang/link/7/', { lang: ':lang', id: '7' }],
])('a language is no other word: %s', (path, params) => {
  const links = createPageTable([{ path: '/:lang/link/:id/', matchPath: '/:lang/link/:id/', template: 'link' }]);
  expect(links.find(path)?.params).toEqual(params);
});

test('only a canonical spelling of a row is known; the wildcard makes nothing known (0.2, 0.3)', () => {
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

test('without a wildcard an unknown address leads nowhere (P-5)', () => {
  expect(createPageTable([{ path: '/', matchPath: '/', template: 'home' }]).find('/x/')).toBeUndefined();
});

test.each([
  ['/', []],
  ['/index.html', []],
  ['/products/a', ['products', 'a']],
  ['/products/a/', ['products', 'a']],
  ['/products/a/?x=1#foot', ['products', 'a']],
  ['/products/a#?', ['products', 'a']],
  ['/?ref=%', []],
  ['/products/%C3%A9%20x/', ['products', 'é x']],
  ['/products/é x/', ['products', 'é x']],
  ['/a/..%2f/', ['a', '../']],
  ['/account/activate/12/ab%2Fc+%25d/', ['account', 'activate', '12', 'ab/c+%d']],
])('%s (P-1, X-9)', (address, segments) => {
  expect(pageSegments(address)).toEqual(segments);
});

test.each([['/bad%zz/'], ['//'], ['//evil.example/'], ['/a//b/'], ['/../a/'], ['/a/%2e%2e/'], ['/a%00/']])(
  '%s is no page (X-9)',
  (address) => {
    expect(pageSegments(address)).toBeUndefined();
  },
);
