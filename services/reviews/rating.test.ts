import { describe, expect, it } from 'vitest';
import { averageRating, everyStar, totalRatings } from './rating.ts';

const items = [
  { star: 5, total: 10 },
  { star: 4, total: 5 },
];

describe('ratings', () => {
  it('total the sum of totals (RAT-002, RAT-003)', () => {
    expect(totalRatings(items)).toBe(15);
  });

  it('average star times total over the totals (RAT-004)', () => {
    expect(averageRating(items)).toBeCloseTo(4.6667, 4);
    expect(averageRating(items).toFixed(2)).toBe('4.67');
  });

  it('are zero, not NaN, where nobody has rated (RAT-005)', () => {
    expect(averageRating([])).toBe(0);
    expect(averageRating([{ star: 5, total: 0 }])).toBe(0);
    expect(totalRatings([])).toBe(0);
  });

  it('list every star from five to one (RAT-001)', () => {
    expect(everyStar(items)).toEqual([
      { star: 5, total: 10 },
      { star: 4, total: 5 },
      { star: 3, total: 0 },
      { star: 2, total: 0 },
      { star: 1, total: 0 },
    ]);
  });
});
