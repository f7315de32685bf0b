import { expect, test } from 'vitest';
import { type RequestDetails, requestKind } from './request-kind.ts';

const ORIGIN = 'https://shop.example';

function kindOf(path: string, details: Partial<RequestDetails> = {}): string {
  const url = new URL(path, ORIGIN);
  return requestKind({ method: 'GET', mode: 'cors', authorized: false, origin: ORIGIN, ...details, url });
}

test.each([
  ['/assets/react-1.js', 'asset'],
  ['/pictures/60a1/p/triangle/kiwi/flat-3@400.webp', 'picture'],
  ['/page-data/index/page-data.json', 'data'],
  ['/page-data/products/a/page-data.US.json', 'data'],
  ['/page-data/sq/d/1234.json', 'data'],
  ['/slice-data/header.json', 'data'],
  ['/page-data/app-data.json', 'other'],
  ['/page-data/user-account/page-data.json', 'other'],
  ['/page-data/account/activate/1/secret/page-data.json', 'other'],
  ['/page-data/en/account/reset/1/secret/page-data.json', 'other'],
  ['/page-data/pt-br/account/reset/1/secret/page-data.json', 'other'],
  ['/page-data/%3Alang/account/reset/%3Acxid/%3Atoken/page-data.json', 'other'],
  ['/api/2025-07/graphql.json', 'other'],
  ['/services/reviews', 'other'],
  ['/bb-wishlist', 'other'],
  ['/sw.js', 'other'],
  ['https://elsewhere.example/assets/a.js', 'other'],
])('%s is %s (O-3, X-1, D20)', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each([
  ['/', 'document'],
  ['/products/a/?x=1', 'document'],
  ['/lookbooks/afterglow', 'document'],
  ['/user-account/order-history/', 'other'],
  ['/account/activate/1/secret/', 'other'],
  ['/en/account/reset/1/secret/', 'other'],
  ['/pt-br/account/reset/1/secret/', 'other'],
  ['/checkouts/abc', 'other'],
  ['/wishlist/', 'other'],
  ['/sitemap.xml', 'other'],
])('opening %s is %s (D20)', (path, kind) => {
  expect(kindOf(path, { mode: 'navigate' })).toBe(kind);
});

test('nothing that is sent, and nothing under a name, is kept (D20)', () => {
  expect(kindOf('/page-data/index/page-data.json', { method: 'POST' })).toBe('other');
  expect(kindOf('/page-data/index/page-data.json', { authorized: true })).toBe('other');
});
