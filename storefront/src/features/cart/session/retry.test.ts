import { expect, it } from 'vitest';
import { pauseLength } from './retry.ts';

it.each([
  [0, 150, 300],
  [1, 450, 900],
  [2, 1350, 2700],
])('waits before retry %i between %i and %i ms', (retry, shortest, longest) => {
  expect(pauseLength(retry, 0)).toBe(shortest);
  expect(pauseLength(retry, 1)).toBe(longest);
});
