import { SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import { countryOptions, optionsFor } from './country-option.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
const country = (isoCode: CountryCode, ...currencies: string[]) => ({
  isoCode,
  name: names.of(isoCode) ?? isoCode,
  currencies: currencies.map((code) => ({ isoCode: code, name: `${code} money` })),
});

describe('the countries to choose from', () => {
  it('are the supported ones, four of them first and the rest by name', () => {
    const offered = countryOptions([...SUPPORTED_COUNTRIES].reverse().map((code) => country(code, 'USD')));
    expect(offered.map(({ countryCode }) => countryCode).slice(0, 4)).toEqual(['US', 'GB', 'AU', 'PH']);
    expect(offered.map(({ countryCode }) => countryCode).toSorted()).toEqual([...SUPPORTED_COUNTRIES].toSorted());
    const rest = offered.slice(4).map(({ countryName }) => countryName);
    expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(rest[0]).toBe('Austria');
  });

  it('leave out where the shop does not sell, and what the provider does not know', () => {
    expect(countryOptions([country('BV', 'NOK'), country('JP', 'JPY')]).map(({ countryCode }) => countryCode)).toEqual([
      'JP',
    ]);
  });

  it('are all of a provider elsewhere, its home among the first', () => {
    const home = { countryCode: 'CA', currencyCode: 'CAD', countryName: 'Canada', label: 'Canadian Dollar' } as const;
    const codes = ['IS', 'DE', 'CA', 'US'] as const;
    const offered = countryOptions(
      codes.map((code) => country(code, 'CAD')),
      { home, countries: codes },
    );
    expect(offered.map(({ countryCode }) => countryCode)).toEqual(['US', 'CA', 'DE', 'IS']);
  });

  it('carry the first of their currencies', () => {
    expect(countryOptions([country('CH', 'CHF', 'EUR')])).toEqual([
      { countryCode: 'CH', currencyCode: 'CHF', countryName: 'Switzerland', label: 'CHF money', priority: 4 },
    ]);
  });
});

describe('typing', () => {
  const options = countryOptions([
    country('CH', 'CHF'),
    country('TR', 'TRY'),
    country('DE', 'EUR'),
    country('US', 'USD'),
  ]);
  const found = (typed: string) => optionsFor(options, typed).map(({ countryCode }) => countryCode);

  it.each([
    ['', ['US', 'DE', 'CH', 'TR']],
    ['switz', ['CH']],
    ['turkiye', ['TR']],
    ['eur', ['DE']],
    [' us ', ['US']],
    ['atlantis', []],
  ])('%s', (typed, codes) => {
    expect(found(typed)).toEqual(codes);
  });
});
