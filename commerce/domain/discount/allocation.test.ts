import { describe, expect, it } from 'vitest';
import { prorate } from './allocation.ts';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [600, [4600, 4200], [314, 286]],
  [1, [5, 5], [1, 0]],
  [0, [5, 5], [0, 0]],
  [7, [0, 7, 0], [0, 7, 0]],
  [10, [], []],
  [10, [0, 0], [0, 0]],
  [9_000_000_000_000, [3_000_000_000_000, 6_000_000_000_000], [3_000_000_000_000, 6_000_000_000_000]],
])('shares %i out by %j', (amount, weights, shares) => expect(prorate(amount, weights)).toEqual(shares));

describe('for 10,000 random amounts', () => {
  /** The same numbers each time (Numerical Recipes' generator). */
  let state = 20_261_120;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };

  it('sums up exactly, takes nothing that is not there, and is never a unit off', () => {
    for (let round = 0; round < 10_000; round += 1) {
      const weights = Array.from({ length: 1 + random(12) }, () => random(1_000_000));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const amount = random(sum + 1);
      const shares = prorate(amount, weights);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : amount);
      shares.forEach((share, index) => {
        const weight = weights[index] ?? 0;
        expect(share).toBeLessThanOrEqual(weight);
        expect(Math.abs(share - (amount * weight) / Math.max(1, sum))).toBeLessThan(1);
      });
    }
  });
});
