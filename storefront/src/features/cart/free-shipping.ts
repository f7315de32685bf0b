import { formatMoney, type MoneyAmount } from '../../ui/money-format.ts';

/** Currencies in which the promise keeps its number: free from 75 (decisions: free shipping from 75 USD). */
const SAME_NUMBER = new Set(['USD', 'GBP', 'EUR', 'AUD', 'CAD']);
const FREE_FROM = '75.0';

/**
 * From which amount on shipping is free, in the currency shown. Undefined where only the provider's price table knows:
 * a figure that might be wrong is left out.
 */
export function freeShippingFrom(currencyCode: string): MoneyAmount | undefined {
  return SAME_NUMBER.has(currencyCode) ? { amount: FREE_FROM, currencyCode } : undefined;
}

/** "$75", not "$75.00": a round promise. */
function roundMoney(money: MoneyAmount): string {
  return formatMoney(money).replace(/\.00$/, '');
}

/** "Ships free from $75"; without the figure where it is not known. */
export function shippingPromise(currencyCode: string): string {
  const from = freeShippingFrom(currencyCode);
  return from ? `Ships free from ${roundMoney(from)}` : 'Bigger bags ship free';
}
