import { COUNTRIES, countryOf, currencyOf } from '../../domain/country/countries.ts';
import type {
  CountryResolvers,
  CurrencyResolvers,
  LanguageResolvers,
  LocalizationResolvers,
  MarketResolvers,
  QueryRootResolvers,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { type CountrySource, LOCALIZATION } from './localization-source.ts';

/** Prices follow the country alone, so every country is of one market. */
export interface MarketSource {
  id: number;
  handle: string;
}

export const MARKET: MarketSource = { id: 1, handle: 'everywhere' };

export const Market: MarketResolvers = {
  handle: ({ handle }) => handle,
  id: ({ id }) => globalId('Market', id),
  metafield: () => null,
  metafields: (_market, { identifiers }) => identifiers.map(() => null),
};

/** A currency by its ISO 4217 code. */
export interface CurrencySource {
  code: string;
  name: string;
}

const IMPERIAL = new Set(['US', 'LR', 'MM']);

const names = (type: 'currency' | 'region') => new Intl.DisplayNames('en', { type });

/** A country the shop does not sell to still has a name and sees the base currency. */
function anyCountry(code: string): CountrySource {
  const currency = currencyOf(code);
  return (
    countryOf(code) ?? {
      code,
      name: names('region').of(code) ?? code,
      currency,
      currencyName: names('currency').of(currency) ?? currency,
    }
  );
}

function currencySymbol(code: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? code;
}

export const Localization: LocalizationResolvers = {
  availableCountries: () => [...COUNTRIES],
  availableLanguages: ({ languages }) => [...languages],
  country: (_source, _args, { country }) => anyCountry(country),
  language: (_source, _args, { language }) => ({ code: language }),
  market: () => MARKET,
};

export const Country: CountryResolvers = {
  availableLanguages: () => [...LOCALIZATION.languages],
  currency: ({ currency, currencyName }) => ({ code: currency, name: currencyName }),
  defaultLanguage: () => ({ code: 'EN' }),
  isoCode: ({ code }) => code,
  market: () => MARKET,
  name: ({ name }) => name,
  unitSystem: ({ code }) => (IMPERIAL.has(code) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM'),
};

export const Currency: CurrencyResolvers = {
  isoCode: ({ code }) => code,
  name: ({ name }) => name,
  symbol: ({ code }) => currencySymbol(code),
};

export const Language: LanguageResolvers = {
  endonymName: () => 'English',
  isoCode: ({ code }) => code,
  name: () => 'English',
};

export const localizationQueries = { localization: () => LOCALIZATION } satisfies QueryRootResolvers;
