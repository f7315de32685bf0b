import { expect, it } from 'vitest';
import { beginSize, otherHalf } from './half.ts';

it('knows which kind completes a set', () => {
  expect(otherHalf('top')).toBe('bottoms');
  expect(otherHalf('bottoms')).toBe('top');
  expect(otherHalf('hat')).toBeUndefined();
});

it('begins with the size that is known, never with a sold-out one', () => {
  const sizes = [
    { variantId: '1', label: 'S', available: true },
    { variantId: '2', label: 'M', available: false },
  ];
  expect(beginSize(sizes, 'S')).toBe('1');
  expect(beginSize(sizes, 'M')).toBe('');
  expect(beginSize(sizes, undefined)).toBe('');
});
