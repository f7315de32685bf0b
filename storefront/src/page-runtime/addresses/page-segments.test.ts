import { expect, test } from 'vitest';
import { pageSegments } from './page-segments.ts';

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
