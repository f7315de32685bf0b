import { expect, it } from 'vitest';
import { exactText, moneyText } from './money-text.ts';

it('says what has to be paid to the last cent', () => {
  expect(exactText({ amount: 12_780, currency: 'USD' })).toBe('$127.80');
  expect(exactText({ amount: 119_000_000, currency: 'VND' })).toBe('₫119,000,000');
  expect(exactText({ amount: 12_345_600, currency: 'USD' })).toBe('$123,456.00');
  expect(exactText({ amount: 6_890, currency: 'JPY' })).toBe('¥6,890');
  expect(exactText({ amount: 269_500, currency: 'PHP' })).toBe('₱2,695.00');
  expect(exactText({ amount: 0, currency: 'USD' })).toBe('$0.00');
  expect(moneyText({ amount: 0, currency: 'USD' })).toBe('Free');
});
