import type { StarTotal } from './review.ts';

export const STARS = [5, 4, 3, 2, 1] as const;

/** All ratings: the sum of the totals (RAT-002). Every rating comes with a review, so it counts those too (RAT-003). */
export function totalRatings(items: readonly StarTotal[]): number {
  return items.reduce((sum, { total }) => sum + total, 0);
}

/** Sum of star times total over the sum of totals (RAT-004), unrounded; 0 where nobody has rated (RAT-005). */
export function averageRating(items: readonly StarTotal[]): number {
  const total = totalRatings(items);
  return total === 0 ? 0 : items.reduce((sum, { star, total: count }) => sum + star * count, 0) / total;
}

/** The items with every star from five to one, zeros where nobody gave it. */
export function everyStar(items: readonly StarTotal[]): StarTotal[] {
  return STARS.map((star) => ({
    star,
    total: totalRatings(items.filter((item) => item.star === star)),
  }));
}
