import { afterEach, expect, test, vi } from 'vitest';
import { lateImports } from '../document/late-styles.ts';
import { createSessionMemory } from '../document/session-memory.ts';
import { createLostAtPress, isLostScript, watchLostParts } from './lost-scripts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete lateImports.onerror;
});

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/live-1.js'),
  new TypeError('error loading dynamically imported module: https://shop.example/assets/live-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/style-1.css'),
  'Loading chunk 12 failed.',
])('%s is a lost script (X-18, N-13)', (error) => {
  expect(isLostScript(error)).toBe(true);
});

test.each([new TypeError('Failed to fetch'), new Error('The bag cannot be reached.'), undefined, null, 7])(
  '%s is something else',
  (error) => {
    expect(isLostScript(error)).toBe(false);
  },
);

const LOST = new TypeError('error loading dynamically imported module: https://shop.example/assets/live-1.js');
const OTHER = new TypeError('error loading dynamically imported module: https://shop.example/assets/other-1.js');

test('a script is lost again at another press, not by what comes with the same one or with none (X-8)', () => {
  let now = 0;
  const lost = createLostAtPress(() => now);
  expect([LOST, LOST].map(lost.isLostAgain)).toEqual([false, false]);
  lost.press();
  expect([LOST, LOST, OTHER].map(lost.isLostAgain)).toEqual([false, false, false]);
  now = 9000;
  expect(lost.isLostAgain(LOST)).toBe(false);
  lost.press();
  now = 13_000;
  expect(lost.isLostAgain(LOST)).toBe(false);
  lost.press();
  expect([new Error('Broken'), LOST].map(lost.isLostAgain)).toEqual([false, true]);
});

/** A tab in which parts get lost; `serverHash` is empty where the server does not answer. */
function aTab({ serverHash = 'a', typed = '', online = true, storage = new Map<string, string>() }) {
  const reload = vi.fn();
  const listeners: ((event: { target: unknown }) => void)[] = [];
  class Pressed {
    readonly closest: () => object | null;
    constructor(link: object | null) {
      this.closest = () => link;
    }
  }
  vi.stubGlobal('Element', Pressed);
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('navigator', { onLine: online });
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    querySelectorAll: () => [{ value: typed }],
  });
  const memory = createSessionMemory(() => ({
    length: storage.size,
    key: () => null,
    clear: () => storage.clear(),
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
  }));
  watchLostParts({ hash: async () => serverHash, newest: () => serverHash }, memory);
  const pressInVain = async (link: object | null = null): Promise<void> => {
    for (const listener of listeners) listener({ target: new Pressed(link) });
    expect(() => lateImports.onerror?.(LOST)).toThrow(LOST);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { reload, pressInVain, storage };
}

test('the second press in vain brings the document anew, and the next document does not go in circles (X-2, X-8)', async () => {
  const { reload, pressInVain, storage } = aTab({});
  await pressInVain();
  expect(reload).not.toHaveBeenCalled();
  await pressInVain();
  expect(reload).toHaveBeenCalledOnce();
  const next = aTab({ storage });
  await next.pressInVain();
  await next.pressInVain();
  expect(next.reload).not.toHaveBeenCalled();
});

test.each([
  ['the server does not answer', { serverHash: '' }, null],
  ['the browser is offline', { online: false }, null],
  ['something typed would be lost', { typed: 'Mia' }, null],
  ['it was a link that was pressed', {}, {}],
])('the document stays where %s', async (_, tab, link) => {
  const { reload, pressInVain } = aTab(tab);
  await pressInVain(link);
  await pressInVain(link);
  expect(reload).not.toHaveBeenCalled();
});
