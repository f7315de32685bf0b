import { FIRST_IN_LISTS, SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import type { CountryCode } from '../../storefront-api/generated/operations.ts';

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

const OFFERED: readonly CountryCode[] = SUPPORTED_COUNTRIES;

const priorityOf = (code: CountryCode): number => Math.min(OFFERED.indexOf(code), FIRST_IN_LISTS);

/** The countries of the shop among the provider's, in the order they are offered: four first, then by name. */
export function countryOptions(countries: readonly ProviderCountry[]): CountryOption[] {
  return countries
    .filter(({ isoCode }) => OFFERED.includes(isoCode))
    .map(({ isoCode, name, currencies: [currency] }) => ({
      countryCode: isoCode,
      currencyCode: currency?.isoCode ?? '',
      countryName: name,
      label: currency?.name ?? '',
      priority: priorityOf(isoCode),
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
