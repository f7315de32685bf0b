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

const signs = new Map<string, string>();

function signOf(currencyCode: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currencyCode;
}

/** `$` for USD; the code itself where a currency has no sign of its own, nothing while none is known. */
export function currencySign(currencyCode: string | undefined): string {
  if (!currencyCode) return '';
  // Every page says it, and a formatter is dear to make.
  const sign = signs.get(currencyCode) ?? signOf(currencyCode);
  signs.set(currencyCode, sign);
  return sign;
}
