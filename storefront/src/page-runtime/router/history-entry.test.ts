import { expect, test } from 'vitest';
import { createHistoryEntries } from './history-entry.ts';

test('keys are times, and no two alike, though the clock stands still or is put back (N-11, X-12)', () => {
  const now = 1_800_000_000_000;
  const times = [now, now, now, now - 3_600_000, now + 1, now + 50];
  const history: History = Object.create(null);
  const { newKey } = createHistoryEntries(history, () => times.shift() ?? expect.fail());
  expect(newKey()).toBe(String(now));
  const keys = Array.from({ length: 5 }, newKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.map(Number)).toEqual(keys.map(Number).toSorted((a, b) => a - b));
  expect(keys.at(-1)).toBe(String(now + 50));
});
