import { type CountryOption, countryOptions } from './country-option.ts';
import { currentMarket } from './current-country.ts';

/** The shared result every page names: made with the pages, kept by browsers and by the worker, asked of no provider. */
export const COUNTRIES_DATA = '/page-data/sq/d/2464784077.json';

let pending: Promise<readonly CountryOption[] | undefined> | undefined;

async function request(): Promise<readonly CountryOption[] | undefined> {
  try {
    const answer = await fetch(COUNTRIES_DATA);
    const result: { data?: readonly CountryOption[] } | null = answer.ok ? await answer.json() : null;
    if (Array.isArray(result?.data)) return result.data;
  } catch {
    // As good as no answer.
  }
  pending = undefined;
  return undefined;
}

/** The countries with their currencies, asked for once; `undefined` when they cannot be had. */
export function findCountries(): Promise<readonly CountryOption[] | undefined> {
  pending ??= request();
  return pending;
}

/** The countries by the browser's own names, until the provider has said what one pays with there. */
export function knownCountries(): readonly CountryOption[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const market = currentMarket();
  return countryOptions(
    market.countries.map((isoCode) => ({ isoCode, name: names.of(isoCode) ?? isoCode, currencies: [] })),
    market,
  );
}
