import { describe, expect, it } from 'vitest';
import { moneyOf, reaches, thousandths } from './amount.ts';

describe('amounts of the provider', () => {
  it.each([
    ['19.90', 19_900],
    ['46.0', 46_000],
    ['4600', 4_600_000],
    ['0.005', 5],
    ['-3.5', -3_500],
    ['1.2500000', 1_250],
  ])('%s is %i thousandths', (amount, value) => expect(thousandths(amount)).toBe(value));

  it.each(['', 'NaN', '1e5', '1,5', '.5', '1.23456'])('%j is refused', (amount) =>
    expect(() => thousandths(amount)).toThrow(/not an amount/),
  );

  it('come back as money', () => expect(moneyOf(23_000, 'USD')).toEqual({ amount: '23', currencyCode: 'USD' }));

  it('reach a threshold of their own currency only', () => {
    const from = { amount: '75.0', currencyCode: 'USD' };
    expect(reaches({ amount: '75.00', currencyCode: 'USD' }, from)).toBe(true);
    expect(reaches({ amount: '74.99', currencyCode: 'USD' }, from)).toBe(false);
    expect(reaches({ amount: '7500', currencyCode: 'JPY' }, from)).toBe(false);
  });
});
