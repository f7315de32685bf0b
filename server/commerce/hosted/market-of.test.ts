import { HOUSE_MARKET } from '@bluebird-bay/storefront/src/features/country/current-country.ts';
import type { CountryCode } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import { expect, it } from 'vitest';
import { marketOf } from './market-of.ts';

const country = (isoCode: CountryCode, currency: string) => ({
  isoCode,
  name: `The ${isoCode}`,
  currency: { isoCode: currency, name: `${currency} money` },
});

it('is the house’s where the provider sells as the house does', () => {
  const availableCountries = HOUSE_MARKET.countries.map((code) => country(code, code === 'PH' ? 'PHP' : 'USD'));
  expect(marketOf({ country: country('PH', 'PHP'), availableCountries })).toBeUndefined();
  expect(marketOf({ country: country('PH', 'PHP'), availableCountries: availableCountries.slice(1) })).toBeDefined();
  expect(marketOf({ country: country('US', 'USD'), availableCountries })).toMatchObject({
    home: { countryCode: 'US' },
  });
});

it('is at home where the provider is, also in countries the house does not sell to', () => {
  expect(
    marketOf({ country: country('IS', 'ISK'), availableCountries: [country('DE', 'EUR'), country('IS', 'ISK')] }),
  ).toEqual({
    home: { countryCode: 'IS', currencyCode: 'ISK', countryName: 'The IS', label: 'ISK money' },
    countries: ['DE', 'IS'],
  });
});

it('is at home in a country that is sold to, whatever the provider calls its own', () => {
  const found = (...codes: CountryCode[]) =>
    marketOf({ country: country('CA', 'CAD'), availableCountries: codes.map((code) => country(code, 'CAD')) });
  expect(found('AE', 'DE', 'GB', 'US')?.home.countryCode).toBe('US');
  expect(found('DE', 'AE')?.home.countryCode).toBe('DE');
  expect(found()).toEqual({ home: expect.objectContaining({ countryCode: 'CA' }), countries: ['CA'] });
});
