import { expect, it } from 'vitest';
import { totalRatings } from '../rating.ts';
import { starQuota } from './star-quota.ts';

it('adds up to the count, whatever the shares', () => {
  for (let count = 0; count <= 60; count += 1) {
    expect(totalRatings(starQuota(count, [0.6, 0.25, 0.09, 0.04, 0.02]))).toBe(count);
  }
});

it('gives the largest remainders what is left over', () => {
  expect(starQuota(10, [0.74, 0.2, 0.04, 0.01, 0.01]).map(({ total }) => total)).toEqual([8, 2, 0, 0, 0]);
  expect(starQuota(3, [1, 1, 1, 1, 1]).map(({ total }) => total)).toEqual([1, 1, 1, 0, 0]);
});
