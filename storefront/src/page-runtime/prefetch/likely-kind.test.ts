import { afterEach, expect, it, vi } from 'vitest';
import { createPrefetching } from './prefetching.ts';

afterEach(() => void vi.unstubAllGlobals());

it('gets the scripts of a kind of page, once, when a second link in view leads to it, but not of the page’s own', () => {
  vi.stubGlobal('window', {
    setTimeout: (then: () => void) => then(),
    location: { pathname: '/collections/tops/' },
  });
  const prepared: string[] = [];
  const { linkSeen } = createPrefetching({
    prefetch: async () => true,
    peek: () => undefined,
    load: () => new Promise(() => undefined),
    kindOf: (address) => address.split('/')[1],
    prepare: (kind) => prepared.push(kind),
  });
  linkSeen('/products/1/');
  linkSeen('/prints/zebra/');
  // The same link again, as it scrolls out and in.
  linkSeen('/prints/zebra/');
  for (const address of ['/collections/shorts/', '/collections/skirts/']) linkSeen(address);
  for (const address of ['/search/?q=rash', '/search/?q=tankini']) linkSeen(address, true);
  expect(prepared).toEqual([]);
  for (const link of ['/products/2/', '/products/3/', '/products/4/']) linkSeen(link);
  expect(prepared).toEqual(['products']);
});
