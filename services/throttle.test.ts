import { expect, it } from 'vitest';
import { createThrottle, TooMany } from './throttle.ts';

it('lets so many through in a window, by key', () => {
  let time = 0;
  const throttle = createThrottle({ most: 2, windowMs: 10_000, now: () => time });
  throttle.count('ana');
  throttle.count('ana');
  time = 4_000;
  expect(() => throttle.count('ana')).toThrow(TooMany);
  expect(() => throttle.count('ana')).toThrow('try again in 6 seconds');
  expect(() => throttle.count('bea')).not.toThrow();
  time = 10_000;
  expect(() => throttle.count('ana')).not.toThrow();
});

it('remembers no more keys than it may', () => {
  const throttle = createThrottle({ most: 1, windowMs: 10_000, size: 2, now: () => 0 });
  for (const key of ['ana', 'bea', 'cleo']) throttle.count(key);
  expect(() => throttle.count('cleo')).toThrow(TooMany);
  expect(() => throttle.count('ana')).not.toThrow();
});
