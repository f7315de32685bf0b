import { expect, it } from 'vitest';
import { arrivalText } from './arrival-text.ts';
import { exactText, moneyText } from './money-text.ts';

it.each([
  ['2026-11-23', '2026-11-23', 'Mon 23 Nov'],
  ['2026-11-25', '2026-11-27', 'Wed 25 to Fri 27 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov to Wed 2 Dec'],
])('%s to %s reads "%s"', (from, to, text) => expect(arrivalText({ from, to })).toBe(text));

it('says what has to be paid to the last cent', () => {
  expect(exactText({ amount: 12_780, currency: 'USD' })).toBe('$127.80');
  expect(exactText({ amount: 119_000_000, currency: 'VND' })).toBe('₫119,000,000');
  expect(exactText({ amount: 269_500, currency: 'PHP' })).toBe('₱2,695.00');
  expect(exactText({ amount: 0, currency: 'USD' })).toBe('$0.00');
  expect(moneyText({ amount: 0, currency: 'USD' })).toBe('Free');
});
