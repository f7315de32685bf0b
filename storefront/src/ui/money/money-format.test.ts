import { describe, expect, it } from 'vitest';
import { currencySign } from './currency-sign.ts';
import { exactMoney } from './exact-money.ts';
import { formatMoney } from './money-format.ts';

const usd = (amount: string): string => formatMoney({ amount, currencyCode: 'USD' });

describe('formatMoney', () => {
  it('shows two decimals in US English', () => {
    expect(usd('1234.5')).toBe('$1,234.50');
    expect(formatMoney({ amount: '2650.0', currencyCode: 'PHP' })).toBe('₱2,650.00');
  });

  it.each([
    ['PHP', '₱19.90'],
    ['GBP', '£19.90'],
    ['AUD', 'A$19.90'],
    ['USD', '$19.90'],
    ['EUR', '€19.90'],
  ])('takes the sign of %s, and amounts without an error of the floating point', (currencyCode, text) => {
    expect(formatMoney({ amount: '19.90', currencyCode })).toBe(text);
  });

  it('turns compact from 100,000 up, in both directions', () => {
    expect(usd('99999.99')).toBe('$99,999.99');
    expect(usd('100000')).toBe('$100K');
    expect(usd('-100000')).toBe('-$100K');
    expect(usd('1250000')).toBe('$1.25M');
  });

  it('shows no decimals in currencies without them', () => {
    expect(formatMoney({ amount: '4800.0', currencyCode: 'JPY' })).toBe('¥4,800');
    expect(formatMoney({ amount: '89000', currencyCode: 'KRW' })).toBe('₩89,000');
  });

  it.each([
    ['KWD', '12.345', 'KWD\u00a012.345'],
    ['KWD', '12.5', 'KWD\u00a012.50'],
    ['ALL', '6700.5', 'ALL\u00a06,700.50'],
  ])('rounds nothing of %s %s', (currencyCode, amount, text) => {
    expect(formatMoney({ amount, currencyCode })).toBe(text);
  });

  it('tells prices apart that are thousands or millions of something without decimals', () => {
    expect(formatMoney({ amount: '149900', currencyCode: 'KRW' })).toBe('₩149.9K');
    expect(formatMoney({ amount: '120000', currencyCode: 'JPY' })).toBe('¥120K');
    expect(formatMoney({ amount: '1290000', currencyCode: 'VND' })).toBe('₫1.29M');
  });
});

describe('exactMoney', () => {
  it.each([
    ['VND', '2587500.0', '₫2,587,500'],
    ['JPY', '100000', '¥100,000'],
    ['USD', '-120000.5', '-$120,000.50'],
    ['CHF', '100000.0', 'CHF\u00a0100,000'],
  ])('says %s %s to the last unit', (currencyCode, amount, text) => {
    expect(exactMoney({ amount, currencyCode })).toBe(text);
  });

  it('has nothing to add to what is shown in full', () => {
    expect(exactMoney({ amount: '99999.99', currencyCode: 'USD' })).toBeUndefined();
  });
});

it.each([
  ['USD', '$'],
  ['PHP', '₱'],
  ['GBP', '£'],
  ['CHF', 'CHF'],
  ['', ''],
  [undefined, ''],
])('%s has the sign %s', (code, sign) => {
  expect(currencySign(code)).toBe(sign);
});
