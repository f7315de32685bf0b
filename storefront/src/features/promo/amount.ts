import type { MoneyAmount } from '../../ui/money/money-format.ts';

/** No currency has more decimals than three. */
const DECIMALS = 3;

/**
 * A decimal string of the provider as a whole number of thousandths, so that comparing and adding up is exact:
 * "19.90" is 19,900. Throws on anything that is no amount.
 */
export function thousandths(amount: string): number {
  const parts = /^(-?)(\d+)(?:\.(\d{1,3})0*)?$/.exec(amount);
  if (!parts) throw new Error(`${amount} is not an amount.`);
  const [, sign = '', whole = '0', fraction = ''] = parts;
  const value = Number(whole) * 10 ** DECIMALS + Number(fraction.padEnd(DECIMALS, '0'));
  return sign ? -value : value;
}

/** Thousandths as money for reading; what is paid is always the provider's own amount. */
export function moneyOf(value: number, currencyCode: string): MoneyAmount {
  return { amount: String(value / 10 ** DECIMALS), currencyCode };
}

/** Whether an amount has reached another of the same currency. */
export function reaches(amount: MoneyAmount, from: MoneyAmount): boolean {
  return amount.currencyCode === from.currencyCode && thousandths(amount.amount) >= thousandths(from.amount);
}
