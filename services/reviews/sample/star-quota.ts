import { STARS } from '../rating.ts';
import type { StarTotal } from '../review.ts';

/** Shares of five to one stars. */
export type StarShares = readonly [number, number, number, number, number];

/** `count` ratings in these shares, rounded so that they add up: the largest remainders get what is left over. */
export function starQuota(count: number, shares: StarShares): StarTotal[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = STARS.map((star, index) => ({ star, exact: (count * (shares[index] ?? 0)) / sum }));
  const left = count - exact.reduce((total, { exact: own }) => total + Math.floor(own), 0);
  const lucky = new Set(
    [...exact]
      .sort((a, b) => (b.exact % 1) - (a.exact % 1) || b.star - a.star)
      .slice(0, left)
      .map(({ star }) => star),
  );
  return exact.map(({ star, exact: own }) => ({ star, total: Math.floor(own) + (lucky.has(star) ? 1 : 0) }));
}
