import type { Market } from '../../storefront-api/shop-config.ts';
import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';
import { COUNTRY_KEY, currentCountry, currentMarket } from './current-country.ts';

/** What the header says of the shopper's country. */
export type ChosenCountry = Market['home'];

const text = (value: object, name: string): string => {
  const entry = Object.entries(value).find(([key]) => key === name);
  return typeof entry?.[1] === 'string' ? entry[1] : '';
};

/** The stored choice; what was not stored with it is left empty, and the country's name comes from the browser. */
export function chosenCountry(storage: GuardedStorage = localValues, market = currentMarket()): ChosenCountry {
  const countryCode = currentCountry(storage, market);
  if (countryCode === market.home.countryCode) return market.home;
  const stored: unknown = JSON.parse(storage.read(COUNTRY_KEY) ?? '{}');
  const choice = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    countryCode,
    currencyCode: /^[A-Z]{3}$/.exec(text(choice, 'currencyCode'))?.[0] ?? '',
    countryName: text(choice, 'countryName') || (new Intl.DisplayNames('en', { type: 'region' }).of(countryCode) ?? ''),
    label: text(choice, 'label'),
  };
}
