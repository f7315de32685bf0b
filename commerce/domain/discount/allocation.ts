import type { Money } from '../money/money.ts';
import type { DiscountValue } from './discount.ts';

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
