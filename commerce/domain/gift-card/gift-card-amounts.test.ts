import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../money/currencies.ts';
import { giftCardAmountIn, giftCardAmountText } from './gift-card-amounts.ts';

const SOLD = [2_500, 5_000, 7_500, 10_000, 15_000, 25_000];
const inCurrency = (currency: string) =>
  SOLD.map((usd) => giftCardAmountText({ amount: giftCardAmountIn(usd, currency), currency }));

describe('what gift cards are worth', () => {
  it('are round amounts of every currency', () => {
    expect(inCurrency('USD')).toEqual(['$25', '$50', '$75', '$100', '$150', '$250']);
    expect(inCurrency('PHP')).toEqual(['₱1,500', '₱3,000', '₱4,000', '₱6,000', '₱9,000', '₱15,000']);
    expect(inCurrency('GBP')).toEqual(['£20', '£40', '£60', '£75', '£125', '£200']);
    expect(inCurrency('JPY')).toEqual(['¥4,000', '¥7,500', '¥10,000', '¥15,000', '¥20,000', '¥40,000']);
  });

  it.each(CURRENCY_CODES)('differ from one another and lie near the dollars in %s', (currency) => {
    const amounts = SOLD.map((usd) => giftCardAmountIn(usd, currency));
    expect(new Set(amounts).size).toBe(SOLD.length);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    for (const amount of amounts) expect(Number.isInteger(amount)).toBe(true);
  });
});
