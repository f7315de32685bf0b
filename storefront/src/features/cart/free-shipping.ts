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
export function roundMoney(money: MoneyAmount): string {
  return formatMoney(money).replace(/\.00$/, '');
}

/** One sentence about shipping for the bag. */
export function shippingLine(currencyCode: string): string {
  const from = freeShippingFrom(currencyCode);
  return from
    ? `Free from ${roundMoney(from)}, and worked out at checkout below that.`
    : 'Bigger bags ship free; the checkout works it out.';
}
