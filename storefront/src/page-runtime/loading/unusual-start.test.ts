import { expect, test } from 'vitest';
import { createPageTable } from '../addresses/page-matching.ts';
import { canonicalPath } from './unusual-start.ts';

const table = createPageTable([
  { path: '/', matchPath: '/', template: 'home' },
  { path: '/about/', matchPath: '/about/', template: 'about' },
  { path: '/products/:slug/', matchPath: '/products/:slug/', template: 'product' },
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
]);

test.each([
  ['/products/a', '/products/a/', '/products/a/'],
  ['/about/index.html', '/about/', '/about/'],
  ['/index.html', '/', '/'],
  ['/products/é x', '/products/é x/', '/products/%C3%A9%20x/'],
  ['/products/a/', '/products/a/', undefined],
  ['/products/a/', '/products/b/', undefined],
  ['/products/%C3%A9%20x/', '/products/é x/', undefined],
  ['/nowhere/', '/404.html', undefined],
  ['/products/gone/', '/404.html', undefined],
  ['/about/', '/500.html', undefined],
  ['/nowhere/', '/offline/', undefined],
  ['/products/a', '/offline/', undefined],
  ['/404', '/about/', undefined],
  ['/500.html', '/about/', undefined],
])('%s, served as %s: %s (S-4, X-9, X-14, RTE-065)', (pathname, served, canonical) => {
  expect(canonicalPath(pathname, served, table)).toBe(canonical);
});
