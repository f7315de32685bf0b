import { currencyDecimals, type Money } from '../money/money.ts';
import { ruleOf } from '../money/price-table.ts';

/** What gift cards are worth in any currency, times a power of ten: numbers people give one another. */
const ROUND = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 9, 10] as const;

/**
 * What a gift card of `usdMinor` US cents is worth in another currency's minor units: a round amount near it, where a price
 * would have a friendly ending. Dollars stay as they are.
 */
export function giftCardAmountIn(usdMinor: number, currency: string): number {
  const { rate, step } = ruleOf(currency);
  if (step === 0) return usdMinor;
  const exact = (usdMinor * rate) / 100;
  const power = 10 ** Math.floor(Math.log10(exact));
  const near = ROUND.reduce((best, next) =>
    Math.abs(next * power - exact) < Math.abs(best * power - exact) ? next : best,
  );
  return near * power * 10 ** currencyDecimals(currency);
}

/** An amount as it stands on the card, without decimals where there are none: `₱1,500`. */
export function giftCardAmountText({ amount, currency }: Money): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 10 ** currencyDecimals(currency),
  );
}
