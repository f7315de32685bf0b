import { expect, it } from 'vitest';
import { pauseBefore } from './use-prediction.ts';

it('answers the first letter, and whoever types slowly, at once', () => {
  expect(pauseBefore(Number.POSITIVE_INFINITY)).toBe(0);
  expect(pauseBefore(200)).toBe(0);
});

it('waits for whoever is in the middle of a word', () => {
  expect(pauseBefore(40)).toBeGreaterThan(40);
});
