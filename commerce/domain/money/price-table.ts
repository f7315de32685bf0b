import { currencyDecimals } from './money.ts';

/** How a currency's prices follow from US dollars: times `rate`, up to the next `step`, less `below`; all in whole units. */
interface PriceRule {
  rate: number;
  step: number;
  below: number;
}

/** Fixed, so that a price is the same today and tomorrow: a change here is a price change, made on purpose. */
const PRICE_RULES: Readonly<Record<string, PriceRule>> = {
  USD: { rate: 1, step: 0, below: 0 },
  AED: { rate: 3.75, step: 5, below: 0 },
  AUD: { rate: 1.55, step: 1, below: 0 },
  CAD: { rate: 1.4, step: 1, below: 0 },
  CHF: { rate: 0.9, step: 1, below: 0 },
  CZK: { rate: 23, step: 10, below: 1 },
  DKK: { rate: 7, step: 5, below: 0 },
  EUR: { rate: 0.94, step: 1, below: 0 },
  GBP: { rate: 0.8, step: 1, below: 0 },
  HKD: { rate: 8, step: 5, below: 0 },
  HUF: { rate: 370, step: 500, below: 10 },
  ILS: { rate: 3.75, step: 5, below: 1 },
  JPY: { rate: 150, step: 100, below: 10 },
  KRW: { rate: 1380, step: 1000, below: 100 },
  MXN: { rate: 19, step: 10, below: 1 },
  MYR: { rate: 4.5, step: 5, below: 1 },
  NOK: { rate: 11, step: 10, below: 1 },
  NZD: { rate: 1.7, step: 1, below: 0 },
  PHP: { rate: 58, step: 50, below: 5 },
  PLN: { rate: 4, step: 5, below: 1 },
  RON: { rate: 4.7, step: 5, below: 1 },
  SAR: { rate: 3.75, step: 5, below: 0 },
  SEK: { rate: 10.8, step: 10, below: 1 },
  SGD: { rate: 1.35, step: 1, below: 0 },
  THB: { rate: 35, step: 50, below: 10 },
  TRY: { rate: 40, step: 50, below: 1 },
  TWD: { rate: 32, step: 50, below: 10 },
  VND: { rate: 25_500, step: 10_000, below: 1_000 },
  ZAR: { rate: 18.5, step: 10, below: 1 },
};

/** Every currency the shop has prices in. */
export const CURRENCIES: readonly string[] = Object.keys(PRICE_RULES);

/** Currencies in which a promise made in dollars keeps its number: 75 stays 75 (decisions.md). */
const SAME_NUMBER = new Set(['USD', 'GBP', 'EUR', 'AUD', 'CAD']);

/**
 * A price of `usdMinor` US cents in another currency's minor units, rounded to that currency's friendly ending.
 * Nothing stays nothing. Throws on a currency without a rule.
 */
export function priceIn(usdMinor: number, currency: string): number {
  const rule = PRICE_RULES[currency];
  if (!rule) throw new Error(`No price rule for ${currency}.`);
  if (usdMinor === 0 || rule.step === 0) return usdMinor;
  // Rounded to a millionth first: 46 x 0.94 must not be pushed to the next step by a float's last digit.
  const exact = Math.round(((usdMinor * rule.rate) / 100) * 1e6) / 1e6;
  const units = Math.ceil(exact / rule.step) * rule.step - rule.below;
  return units * 10 ** currencyDecimals(currency);
}

/**
 * What an amount in a currency is in US cents: the way back of {@link priceIn}, without its friendly endings. A price of 60 dollars
 * is 60 dollars again or a little more, never less.
 */
export function inUsd(amount: number, currency: string): number {
  const rule = PRICE_RULES[currency];
  if (!rule) throw new Error(`No price rule for ${currency}.`);
  if (amount === 0) return 0;
  const units = amount / 10 ** currencyDecimals(currency) + rule.below;
  return Math.round(Math.round((units / rule.rate) * 1e8) / 1e6);
}

/** A threshold of `usd` whole dollars (free delivery, free gift) in another currency's minor units. */
export function thresholdIn(usd: number, currency: string): number {
  return SAME_NUMBER.has(currency) ? usd * 10 ** currencyDecimals(currency) : priceIn(usd * 100, currency);
}
