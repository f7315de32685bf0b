import { createPageTable } from '@bluebird-bay/storefront/src/page-runtime/addresses/page-matching.ts';
import { expect, test } from 'vitest';
import { pageAnswer, pageDataAddress } from './page-address.ts';

const table = createPageTable([
  { path: '/', matchPath: '/', template: 'home' },
  { path: '/:one/', matchPath: '/:one/', template: 'one' },
  { path: '/products/:slug/', matchPath: '/products/:slug/', template: 'product' },
  { path: '/link/:token/', matchPath: '/link/:token/', template: 'link', isSecret: true },
  { path: '/404.html', matchPath: '/404.html', template: 'not-found' },
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
]);

function find(address: string) {
  const match = table.find(address);
  if (!match) throw new Error('no wildcard');
  const { template, path, matchPath, isSecret = false } = match.row;
  return { address: match.address, template, isUnknown: path !== matchPath, isSecret };
}

test.each([
  ['/', '', { kind: 'page', address: '/', isSecret: false }],
  ['/products/a/', '?x=1', { kind: 'page', address: '/products/a/', isSecret: false }],
  ['/404.html', '', { kind: 'page', address: '/404.html', isSecret: false }],
  ['/link/abc/', '', { kind: 'page', address: '/link/%3Atoken/', isSecret: true }],
  ['/link/abc', '', { kind: 'redirect', to: '/link/abc/', isSecret: true }],
  ['/products/a', '?x=1&y=%2F', { kind: 'redirect', to: '/products/a/?x=1&y=%2F', isSecret: false }],
  ['/index.html', '', { kind: 'redirect', to: '/', isSecret: false }],
  ['/404.html/', '', { kind: 'redirect', to: '/404.html', isSecret: false }],
  ['/%2Fevil.example', '', { kind: 'redirect', to: '/%2Fevil.example/', isSecret: false }],
  ['/%5Cevil.example', '', { kind: 'redirect', to: '/%5Cevil.example/', isSecret: false }],
  ['//evil.example', '', { kind: 'missing' }],
  ['//evil.example/', '', { kind: 'missing' }],
  ['/products//a', '', { kind: 'missing' }],
  ['/products/%zz/', '', { kind: 'missing' }],
  ['/products/a%00/', '', { kind: 'missing' }],
  [`/products/${'a'.repeat(10_000)}/`, '', { kind: 'missing' }],
])('%s%s (A10, RTE-007)', (pathname, search, answer) => {
  expect(pageAnswer(pathname, search, find)).toEqual(answer);
});

test.each([
  ['/page-data/index/page-data.json', '/'],
  ['/page-data/products/a/page-data.json', '/products/a/'],
  ['/page-data/products/%C3%A9%20x/page-data.json', '/products/%C3%A9%20x/'],
  ['/page-data/404.html/page-data.json', '/404.html'],
  ['/page-data/products/a/page-data.US.json', '/products/a/', 'US'],
  ['/page-data/index/page-data.KR.json', '/', 'KR'],
  ['/page-data/products/a/page-data.usa.json', undefined],
  ['/page-data/products/a/page-data..json', undefined],
  ['/page-data/a/b/c/page-data.json', undefined],
  ['/page-data/%zz/page-data.json', undefined],
  ['/page-data//page-data.json', undefined],
  ['/page-data/page-data.json', undefined],
])('%s (A-1, B9)', (pathname, address, country?: string) => {
  expect(pageDataAddress(pathname, find)).toEqual(address && { address, ...(country && { country }) });
});
