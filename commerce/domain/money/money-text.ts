import { currencyDecimals, type Money } from './money.ts';

/** An amount to the last minor unit: nobody wants to read "$1.2K" of money that moves. Free is a word. */
export function moneyText(money: Money): string {
  return money.amount === 0 ? 'Free' : exactText(money);
}

/** The same with a number for zero, for totals. */
export function exactText({ amount, currency }: Money): string {
  const decimals = currencyDecimals(currency);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
}
