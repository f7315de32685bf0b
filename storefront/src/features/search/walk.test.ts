import { describe, expect, it } from 'vitest';
import { nextStop } from './walk.ts';

describe('the walk through the search panel', () => {
  it('goes down, round the end, and back to the typed words', () => {
    expect([0, 1, 2].map((at) => nextStop('ArrowDown', at, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((at) => nextStop('ArrowUp', at, 3))).toEqual([2, 0, 1]);
  });

  it('leaves Home and End to the line while one types', () => {
    expect(nextStop('Home', 0, 4)).toBeUndefined();
    expect(nextStop('End', 2, 4)).toBe(3);
    expect(nextStop('Home', 2, 4)).toBe(1);
  });

  it('goes nowhere where there is nothing', () => {
    expect(nextStop('ArrowDown', 0, 1)).toBeUndefined();
    expect(nextStop('a', 1, 4)).toBeUndefined();
  });
});
