import { expect, test } from 'vitest';
import { cacheKey, withoutQuery } from './cache-key.ts';

const keyOf = (path: string): string =>
  cacheKey(new URL(path, 'https://shop.example')).replace('https://shop.example', '');

test.each([
  ['/', '/'],
  ['/products/a?x=1', '/products/a/'],
  ['/products/a/?variant=7#top', '/products/a/'],
  ['/page-data/products/a/page-data.json?x', '/page-data/products/a/page-data.json'],
  ['/404.html', '/404.html'],
  ['/search/?utm_source=mail', '/search/'],
])('%s is kept as %s: one page whatever its query', (path, key) => {
  expect(keyOf(path)).toBe(key);
});

test('what was found for one query is not shown for another (SWK-008)', () => {
  const [zebra, page, gingham, search] = ['?q=zebra', '?q=zebra&page=2', '?q=gingham', ''].map((query) =>
    keyOf(`/search/${query}`),
  );
  expect(new Set([zebra, page, gingham, search]).size).toBe(4);
  expect(keyOf('/search?q=zebra')).toBe(zebra);
  expect(withoutQuery(zebra ?? '')).toBe(search);
});
