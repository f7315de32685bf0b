import { expect, it } from 'vitest';
import { guardedStorage } from '../storage/guarded-storage.ts';
import { currentCountry } from './current-country.ts';

const storing = (value: string | null) =>
  guardedStorage(() => ({ getItem: () => value, setItem() {}, removeItem() {} }));

it.each([
  [null, 'PH'],
  ['{"countryCode":"GB"}', 'GB'],
  ['{"countryCode":"GB","currencyCode":"GBP"}', 'GB'],
  ['{"countryCode":"AQ"}', 'PH'],
  ['{"countryCode":42}', 'PH'],
  ['"GB"', 'PH'],
  ['null', 'PH'],
  ['{countryCode', 'PH'],
])('stored %s means %s (CST-007)', (stored, country) => {
  expect(currentCountry(storing(stored))).toBe(country);
});
