import { afterEach, expect, test, vi } from 'vitest';
import { loadDocument } from './navigation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser at `href`, and what was done with it. */
function aBrowser(href: string): unknown[] {
  const done: unknown[] = [];
  const note =
    (what: string) =>
    (to: URL | undefined): number =>
      done.push(to ? `${what} ${to.href}` : what);
  vi.stubGlobal('window', {
    location: { href, assign: note('assign'), replace: note('replace'), reload: () => done.push('reload') },
    history: {
      state: { key: '7' },
      replaceState: (state: unknown, _: string, to: URL) => done.push(['entry', state, to.href]),
    },
  });
  return done;
}

const HERE = 'https://shop.example/products/a/?x=1#y';

test.each([
  ['/products/b/?x=2#z', false, ['assign https://shop.example/products/b/?x=2#z']],
  ['/products/b/?x=2#z', true, ['replace https://shop.example/products/b/?x=2#z']],
  ['/products/a/?x=2#y', false, ['assign https://shop.example/products/a/?x=2#y']],
  ['https://elsewhere.example/products/a/?x=1', false, ['assign https://elsewhere.example/products/a/?x=1']],
  ['/products/a/?x=1#y', false, ['reload']],
  ['/products/a/?x=1#z', false, [['entry', { key: '7' }, 'https://shop.example/products/a/?x=1#z'], 'reload']],
])('%s is loaded whole, and anew even where only its hash is (X-7)', (to, replace, expected) => {
  const done = aBrowser(HERE);
  loadDocument(new URL(to, HERE), replace);
  expect(done).toEqual(expected);
});
