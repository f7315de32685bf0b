import { FIRST_IN_LISTS, SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import type { Market } from '../../storefront-api/shop-config.ts';
import { HOUSE_MARKET } from './current-country.ts';

/** A country to buy in, and what one pays with there (specification §3). Stored whole once it is chosen. */
export interface CountryOption {
  countryCode: CountryCode;
  /** ISO 4217; empty while the provider has not said. */
  currencyCode: string;
  countryName: string;
  /** The currency's name. */
  label: string;
  /** Where it stands in the list: its place for those that come first, one number for all that follow by name. */
  priority: number;
}

/** A country as a provider describes it. */
export interface ProviderCountry {
  isoCode: CountryCode;
  name: string;
  /** The first one counts (specification §9). */
  currencies: ReadonlyArray<{ isoCode: string; name: string }>;
}

/** Where a country stands in lists: the house's first few and wherever the shop is at home, then one place for all others. */
export function placeInLists(code: CountryCode, { home }: Market): number {
  const first = [...SUPPORTED_COUNTRIES.slice(0, FIRST_IN_LISTS - 1), home.countryCode].indexOf(code);
  return first < 0 ? FIRST_IN_LISTS : first;
}

/** The countries of the shop among the provider's, in the order they are offered: a few first, then by name. */
export function countryOptions(
  countries: readonly ProviderCountry[],
  market: Market | undefined = HOUSE_MARKET,
): CountryOption[] {
  return countries
    .filter(({ isoCode }) => market.countries.includes(isoCode))
    .map(({ isoCode, name, currencies: [currency] }) => ({
      countryCode: isoCode,
      currencyCode: currency?.isoCode ?? '',
      countryName: name,
      label: currency?.name ?? '',
      priority: placeInLists(isoCode, market),
    }))
    .sort((a, b) => a.priority - b.priority || a.countryName.localeCompare(b.countryName, 'en'));
}

/** Those whose name, currency or code holds what was typed, accents and case aside. */
export function optionsFor(options: readonly CountryOption[], typed: string): readonly CountryOption[] {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const terms = plain(typed).trim();
  if (terms === '') return options;
  return options.filter(({ countryCode, currencyCode, countryName, label }) =>
    plain(`${countryName} ${countryCode} ${currencyCode} ${label}`).includes(terms),
  );
}
