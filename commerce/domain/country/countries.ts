import { FIRST_IN_LISTS, SUPPORTED_COUNTRIES, type SupportedCountry } from '@bluebird-bay/contract/countries.ts';
import { BASE_CURRENCY, CURRENCIES } from '../money/currencies.ts';
import type { AddressRule, CountryRecord } from './country-record.ts';
import { EUROPE } from './europe.ts';
import { OVERSEAS } from './overseas.ts';

/** A country the shop sells to, with the currency its prices are in. Source: decisions.md, Numbers. */
export interface Country {
  code: string;
  name: string;
  currency: string;
  currencyName: string;
}

/** A country without a record does not compile. */
const RECORDS: Readonly<Record<SupportedCountry, CountryRecord>> = { ...EUROPE, ...OVERSEAS };
const BY_CODE: ReadonlyMap<string, CountryRecord> = new Map(Object.entries(RECORDS));

function country(code: SupportedCountry): Country {
  const { name, currency } = RECORDS[code];
  return { code, name, currency, currencyName: CURRENCIES[currency].name };
}

const ALL = SUPPORTED_COUNTRIES.map(country);

/** Where the shop sells: US, GB, AU, PH first, then by name. */
export const COUNTRIES: readonly Country[] = [
  ...ALL.slice(0, FIRST_IN_LISTS),
  ...ALL.slice(FIRST_IN_LISTS).sort((a, b) => a.name.localeCompare(b.name, 'en')),
];

const COUNTRY_BY_CODE = new Map(COUNTRIES.map((each) => [each.code, each]));

/** The country with this ISO 3166 code, if the shop sells there. */
export function countryOf(code: string): Country | undefined {
  return COUNTRY_BY_CODE.get(code);
}

/** All that is known of the country with this ISO 3166 code, if the shop sells there. */
export function countryRecord(code: string): CountryRecord | undefined {
  return BY_CODE.get(code);
}

/** The currency a country pays in; a country the shop does not sell to sees the base currency. */
export function currencyOf(countryCode: string): string {
  return BY_CODE.get(countryCode)?.currency ?? BASE_CURRENCY;
}

/** How an address of this country is written; bare (no region, no code) for a country the shop does not sell to. */
export function addressRule(countryCode: string): AddressRule {
  return countryRecord(countryCode)?.address ?? {};
}

/** Where duties are asked for at the checkout. */
export const COUNTRIES_WITH_DUTIES: readonly string[] = SUPPORTED_COUNTRIES.filter((code) => RECORDS[code].duty).sort();
