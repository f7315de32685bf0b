import type { Money } from '../money/money.ts';
import type { DiscountValue } from './discount.ts';

/**
 * Shares an amount out by weights, in whole minor units, so that the shares sum up to the amount exactly. Each share is the
 * exact one rounded down or up: those with the largest remainders get the units that rounding down leaves over, of equal
 * remainders the first (the largest-remainder method of Hamilton; Balinski and Young, Fair Representation, 1982, ch. 3).
 * No share exceeds its weight as long as the amount does not exceed their sum. Weights are whole and not negative; where all
 * are 0 nothing can be shared out, and every share is 0. In BigInt, because amounts are multiplied by weights.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => product / sum);
  const left = Number(BigInt(amount) - shares.reduce((total, share) => total + share, 0n));
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => Number(share) + (lucky.has(index) ? 1 : 0));
}

/** What a discount takes off a line or a cart, and why. */
export interface Allocation {
  /** A code the shopper entered, or an offer of the shop. */
  source: { kind: 'code'; code: string } | { kind: 'automatic'; title: string };
  value: DiscountValue;
  /** Whether all lines share it, or only those it is for. */
  selection: 'all' | 'entitled';
  /** Whether its amount is spread over the lines, or taken off each. */
  method: 'across' | 'each';
  amount: Money;
}
