import { expect, it } from 'vitest';
import { guardedStorage } from '../storage/guarded-storage.ts';
import { chosenCountry } from './chosen-country.ts';
import { HOUSE_MARKET } from './current-country.ts';

const storing = (value: string | null) =>
  guardedStorage(() => ({ getItem: () => value, setItem() {}, removeItem() {} }));

it('is the default until something the shop sells to is stored', () => {
  for (const value of [null, 'x', '{"countryCode":"AQ","currencyCode":"USD"}'])
    expect(chosenCountry(storing(value))).toBe(HOUSE_MARKET.home);
});

it('is the home of a provider elsewhere, unless it sells to what is stored', () => {
  const home = { countryCode: 'CA', currencyCode: 'CAD', countryName: 'Canada', label: 'Canadian Dollar' } as const;
  const market = { home, countries: ['CA', 'IS'] } as const;
  for (const value of [null, '{"countryCode":"PH"}']) expect(chosenCountry(storing(value), market)).toBe(home);
  expect(chosenCountry(storing('{"countryCode":"IS"}'), market).countryName).toBe('Iceland');
});

it('is what was stored with it', () => {
  const stored = { countryCode: 'GB', currencyCode: 'GBP', countryName: 'United Kingdom', label: 'British Pound' };
  expect(chosenCountry(storing(JSON.stringify({ ...stored, priority: 1 })))).toEqual(stored);
});

it('makes do with the code alone', () => {
  expect(chosenCountry(storing('{"countryCode":"DE","currencyCode":7}'))).toEqual({
    countryCode: 'DE',
    currencyCode: '',
    countryName: 'Germany',
    label: '',
  });
});
