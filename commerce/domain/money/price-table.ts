import { type CurrencyRecord, currencyRecord } from './currencies.ts';
import { currencyDecimals } from './money.ts';

/**
 * How a currency's prices are made of dollars, and are dollars again: whole units and `below` together, by `rate`. Throws on a
 * currency the shop has no prices in.
 */
export function ruleOf(currency: string): CurrencyRecord {
  const rule = currencyRecord(currency);
  if (!rule) throw new Error(`No price rule for ${currency}.`);
  return rule;
}

/** US cents in whole units of a currency, to a millionth: 46 x 0.94 must not reach the next step by a float's last digit. */
const unitsOf = (usdMinor: number, { rate }: CurrencyRecord): number =>
  Math.round(((usdMinor * rate) / 100) * 1e6) / 1e6;

/**
 * A price of `usdMinor` US cents in another currency's minor units, rounded to that currency's friendly ending.
 * Nothing stays nothing. Throws on a currency without a rule.
 */
export function priceIn(usdMinor: number, currency: string): number {
  const rule = ruleOf(currency);
  if (usdMinor === 0 || rule.step === 0) return usdMinor;
  const units = Math.ceil(unitsOf(usdMinor, rule) / rule.step) * rule.step - rule.below;
  return units * 10 ** currencyDecimals(currency);
}

/** What is no price: `usdMinor` US cents in another currency's minor units, without a friendly ending, never less. */
export function amountIn(usdMinor: number, currency: string): number {
  const minor = unitsOf(usdMinor, ruleOf(currency)) * 10 ** currencyDecimals(currency);
  return Math.ceil(Math.round(minor * 1e4) / 1e4);
}

/**
 * What an amount in a currency is in US cents: the way back of {@link priceIn}, without its friendly endings. A price of 60 dollars
 * is 60 dollars again or a little more, never less.
 */
export function inUsd(amount: number, currency: string): number {
  if (amount === 0) return 0;
  const { rate, below } = ruleOf(currency);
  const units = amount / 10 ** currencyDecimals(currency) + below;
  return Math.round(Math.round((units / rate) * 1e8) / 1e6);
}

/** A threshold of `usd` whole dollars (free delivery, free gift) in another currency's minor units. */
export function thresholdIn(usd: number, currency: string): number {
  return currencyRecord(currency)?.keepsPromises
    ? usd * 10 ** currencyDecimals(currency)
    : priceIn(usd * 100, currency);
}
