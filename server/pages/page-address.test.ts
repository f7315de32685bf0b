import { createPageTable } from '@bluebird-bay/storefront/src/page-runtime/page-matching.ts';
import { expect, test } from 'vitest';
import { pageAnswer, pageDataAddress } from './page-address.ts';

const table = createPageTable([
  { path: '/', matchPath: '/', template: 'home' },
  { path: '/:one/', matchPath: '/:one/', template: 'one' },
  { path: '/products/:slug/', matchPath: '/products/:slug/', template: 'product' },
  { path: '/404.html', matchPath: '/404.html', template: 'not-found' },
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
]);

function find(address: string) {
  const match = table.find(address);
  if (!match) throw new Error('no wildcard');
  return { address: match.address, template: match.row.template, isUnknown: match.row.path !== match.row.matchPath };
}

test.each([
  ['/', '', { kind: 'page', address: '/' }],
  ['/products/a/', '?x=1', { kind: 'page', address: '/products/a/' }],
  ['/404.html', '', { kind: 'page', address: '/404.html' }],
  ['/products/a', '?x=1&y=%2F', { kind: 'redirect', to: '/products/a/?x=1&y=%2F' }],
  ['/index.html', '', { kind: 'redirect', to: '/' }],
  ['/404.html/', '', { kind: 'redirect', to: '/404.html' }],
  ['/%2Fevil.example', '', { kind: 'redirect', to: '/%2Fevil.example/' }],
  ['/%5Cevil.example', '', { kind: 'redirect', to: '/%5Cevil.example/' }],
  ['//evil.example', '', { kind: 'missing' }],
  ['//evil.example/', '', { kind: 'missing' }],
  ['/products//a', '', { kind: 'missing' }],
  ['/products/%zz/', '', { kind: 'missing' }],
  ['/products/a%00/', '', { kind: 'missing' }],
  [`/products/${'a'.repeat(10_000)}/`, '', { kind: 'missing' }],
])('%s%s', (pathname, search, answer) => {
  expect(pageAnswer(pathname, search, find)).toEqual(answer);
});

test.each([
  ['/page-data/index/page-data.json', '/'],
  ['/page-data/products/a/page-data.json', '/products/a/'],
  ['/page-data/products/%C3%A9%20x/page-data.json', '/products/%C3%A9%20x/'],
  ['/page-data/404.html/page-data.json', '/404.html'],
  ['/page-data/a/b/c/page-data.json', undefined],
  ['/page-data/%zz/page-data.json', undefined],
  ['/page-data//page-data.json', undefined],
  ['/page-data/page-data.json', undefined],
])('%s', (pathname, address) => {
  expect(pageDataAddress(pathname, find)).toBe(address);
});
