import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf, currencyOf } from '../country/countries.ts';
import { CURRENCY_CODES } from './currencies.ts';
import { addMoney, toDecimalString } from './money.ts';
import { priceIn, thresholdIn } from './price-table.ts';

describe('toDecimalString', () => {
  it.each([
    [{ amount: 4600, currency: 'USD' }, '46.0'],
    [{ amount: 4650, currency: 'USD' }, '46.5'],
    [{ amount: 4625, currency: 'USD' }, '46.25'],
    [{ amount: 5, currency: 'USD' }, '0.05'],
    [{ amount: 0, currency: 'USD' }, '0.0'],
    [{ amount: -1420, currency: 'USD' }, '-14.2'],
    [{ amount: 6890, currency: 'JPY' }, '6890.0'],
  ])('%o is %s', (money, text) => expect(toDecimalString(money)).toBe(text));
});

describe('sums', () => {
  it('adds in minor units', () => {
    const price = { amount: 1990, currency: 'GBP' };
    expect(addMoney(price, price, price, price)).toEqual({ amount: 7960, currency: 'GBP' });
  });
  it('refuses to add two currencies', () => {
    expect(() => addMoney({ amount: 1, currency: 'USD' }, { amount: 1, currency: 'PHP' })).toThrow(
      'Cannot add PHP to USD',
    );
  });
});

describe('the price table', () => {
  it.each([
    ['USD', 4600],
    ['EUR', 4400],
    ['GBP', 3700],
    ['AUD', 7200],
    ['PHP', 269_500],
    ['JPY', 6890],
  ])('46 dollars in %s', (currency, minor) => expect(priceIn(4600, currency)).toBe(minor));

  it('keeps the number of a threshold in five currencies and converts it in the others', () => {
    for (const currency of ['USD', 'GBP', 'EUR', 'AUD', 'CAD']) expect(thresholdIn(75, currency)).toBe(7500);
    expect(thresholdIn(75, 'PHP')).toBe(priceIn(7500, 'PHP'));
  });

  it('has a rule for the currency of every country', () => {
    for (const { currency } of COUNTRIES) expect(CURRENCY_CODES).toContain(currency);
  });

  it('never prices a dearer thing lower', () => {
    for (const currency of CURRENCY_CODES) {
      for (let usd = 100; usd < 20_000; usd += 100) {
        expect(priceIn(usd, currency)).toBeGreaterThan(0);
        expect(priceIn(usd + 100, currency)).toBeGreaterThanOrEqual(priceIn(usd, currency));
      }
    }
  });
});

describe('countries', () => {
  it('lists US, GB, AU, PH first, then by name (CTY-005)', () => {
    expect(COUNTRIES.slice(0, 4).map((country) => country.code)).toEqual(['US', 'GB', 'AU', 'PH']);
    const others = COUNTRIES.slice(4).map((country) => country.name);
    expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, 'en')));
  });
  it('knows a country and its currency', () => {
    expect(countryOf('AU')?.name).toBe('Australia');
    expect(currencyOf('PH')).toBe('PHP');
    expect(currencyOf('BV')).toBe('USD');
  });
});
