import { afterEach, expect, it, vi } from 'vitest';
import { SHOPPER_MOVED } from '../names.ts';
import { createPrefetching } from './prefetching.ts';

afterEach(() => void vi.unstubAllGlobals());

function rehearsal() {
  vi.stubGlobal('window', { setTimeout: (then: () => void) => then() });
  const prepared: string[] = [];
  const { linkSeen } = createPrefetching({
    prefetch: async () => true,
    peek: () => undefined,
    load: () => new Promise(() => undefined),
    kindOf: (address) => address.split('/')[1],
    prepare: (kind) => prepared.push(kind),
  });
  return { linkSeen, prepared };
}

it('gets the scripts of a kind of page, once, when a second link in view leads to it and the shopper has moved', async () => {
  const moves = new EventTarget();
  vi.stubGlobal('document', Object.assign(moves, { documentElement: { dataset: {} } }));
  const { linkSeen, prepared } = rehearsal();
  linkSeen('/products/1/');
  linkSeen('/prints/zebra/');
  // The same link again, as it scrolls out and in.
  linkSeen('/prints/zebra/');
  expect(prepared).toEqual([]);
  for (const link of ['/products/2/', '/products/3/', '/products/4/']) linkSeen(link);
  await Promise.resolve();
  expect(prepared).toEqual([]);
  moves.dispatchEvent(new Event(SHOPPER_MOVED));
  await vi.waitFor(() => expect(prepared).toEqual(['products']));
});
