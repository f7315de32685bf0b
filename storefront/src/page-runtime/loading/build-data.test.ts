import { afterEach, expect, test, vi } from 'vitest';
import { createSessionMemory, type SessionMemory } from '../document/session-memory.ts';
import { clearWorkerResources, mustReload } from './build-data.ts';

function lastingMemory(): SessionMemory {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

test('one reload for one mismatch, and a clean slate once the builds agree (B-3, B-4, RUN-005, RUN-006, RUN-007, STO-007)', () => {
  const memory = lastingMemory();
  expect(mustReload(memory, 'b', 'a')).toBe(true);
  expect(mustReload(memory, 'b', 'a')).toBe(false);
  expect(memory.get('reload-compilation-hash-match')).toBe('1');
  expect(mustReload(memory, 'b', 'b')).toBe(false);
  expect(memory.keys()).toEqual([]);
});

test('a newer build may reload once more (X-2)', () => {
  const memory = lastingMemory();
  expect([mustReload(memory, 'b', 'a'), mustReload(memory, 'c', 'a'), mustReload(memory, 'c', 'a')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an unknown build is no mismatch (B-1)', () => {
  expect(mustReload(lastingMemory(), '', 'a')).toBe(false);
});

test('a tab without memory never reloads (B-4, W2)', () => {
  const memory = createSessionMemory(() => {
    throw new Error('denied');
  });
  expect(mustReload(memory, 'b', 'a')).toBe(false);
});

/** Session storage with room for so many characters, keys included. */
function areaWithRoom(room: number): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      const others = [...values].filter(([other]) => other !== key).flat();
      if (others.join('').length + key.length + value.length > room) throw new DOMException('', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

test('a tab whose storage is full but for a little never reloads, however often the document is loaded (W2)', () => {
  const reloads = (room: number): number => {
    const area = areaWithRoom(room);
    const loads = [1, 2, 3, 4].map(() =>
      mustReload(
        createSessionMemory(() => area),
        'newer-build',
        'older-build',
      ),
    );
    return loads.filter((reload) => reload).length;
  };
  expect([0, 25, 40, 60].map(reloads)).toEqual([0, 0, 0, 0]);
  expect(reloads(1000)).toBe(1);
});

test('servers that disagree on the build send nobody round in circles (X-2, W5)', () => {
  const memory = lastingMemory();
  const loads = [mustReload(memory, 'b', 'a'), mustReload(memory, 'a', 'b'), mustReload(memory, 'b', 'a')];
  expect(loads).toEqual([true, false, false]);
});

test('also where there are more than two of them: one reload for each (RUN-006)', () => {
  const memory = lastingMemory();
  const loads = ['b', 'c', 'd', 'b', 'c', 'd', 'a', 'b'].map((served) => mustReload(memory, served, 'a'));
  expect(loads).toEqual([true, true, true, false, false, false, false, true]);
});

test('storage that cannot be read is no memory (W2)', () => {
  const area = areaWithRoom(1000);
  const memory = createSessionMemory(() => ({
    ...area,
    getItem() {
      throw new DOMException('', 'SecurityError');
    },
  }));
  expect(memory.get('anything')).toBeUndefined();
  expect(mustReload(memory, 'b', 'a')).toBe(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A worker in control that does what it is told, or never says so. */
function aWorker(state: ServiceWorkerState, answers: boolean): unknown[] {
  const notified: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[]): void => {
    notified.push(message);
    if (answers) port?.postMessage({ done: true });
  };
  vi.stubGlobal('navigator', { serviceWorker: { controller: { state, postMessage } } });
  return notified;
}

test.each([
  ['that answers', true],
  ['that does not', false],
])('a worker %s is told to forget, and waited for no longer than a moment (B-2, X-20, RUN-004)', async (_, answers) => {
  const notified = aWorker('activated', answers);
  await clearWorkerResources();
  expect(notified).toEqual([{ type: 'clearPathResources' }]);
});

test('without a worker in full control nobody is told (B-2)', async () => {
  const notified = aWorker('activating', true);
  await clearWorkerResources();
  expect(notified).toEqual([]);
  vi.stubGlobal('navigator', {});
  await clearWorkerResources();
});
