import { expect, test } from 'vitest';
import { mustReload } from './build-check.ts';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';

function lastingMemory(): SessionMemory {
  const values = new Map<string, string>();
  return {
    lasting: true,
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

test('one reload for one mismatch, and a clean slate once the builds agree', () => {
  const memory = lastingMemory();
  expect(mustReload(memory, 'b', 'a')).toBe(true);
  expect(mustReload(memory, 'b', 'a')).toBe(false);
  expect(memory.get('reload-compilation-hash-match')).toBe('1');
  expect(mustReload(memory, 'b', 'b')).toBe(false);
  expect(memory.keys()).toEqual([]);
});

test('a newer build may reload once more', () => {
  const memory = lastingMemory();
  expect([mustReload(memory, 'b', 'a'), mustReload(memory, 'c', 'a'), mustReload(memory, 'c', 'a')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an unknown build is no mismatch', () => {
  expect(mustReload(lastingMemory(), '', 'a')).toBe(false);
});

test('a tab without memory never reloads', () => {
  const memory = createSessionMemory(() => {
    throw new Error('denied');
  });
  expect(mustReload(memory, 'b', 'a')).toBe(false);
});
