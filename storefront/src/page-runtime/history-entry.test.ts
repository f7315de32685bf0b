import { expect, test } from 'vitest';
import { newEntryKey } from './history-entry.ts';

test('keys are times, and no two alike, though the clock stands still or is put back (N-11, X-12)', () => {
  const now = 1_800_000_000_000;
  expect(newEntryKey(now)).toBe(String(now));
  const keys = [now, now, now - 3_600_000, now + 1, now + 50].map(newEntryKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.map(Number)).toEqual(keys.map(Number).toSorted((a, b) => a - b));
  expect(keys.at(-1)).toBe(String(now + 50));
});
