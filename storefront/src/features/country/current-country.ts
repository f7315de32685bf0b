import { DEFAULT_COUNTRY, SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import type { Market, ShopConfig } from '../../storefront-api/shop-config.ts';
import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';

/** Where the house sells. */
export const HOUSE_MARKET: Market = {
  home: {
    countryCode: DEFAULT_COUNTRY,
    currencyCode: 'PHP',
    countryName: 'Philippines',
    label: 'Philippine Peso',
  },
  countries: SUPPORTED_COUNTRIES,
};

/** Where the shop sells; the one place that knows whether that is the house's or the provider's to say. */
export const marketOf = ({ market = HOUSE_MARKET }: Pick<ShopConfig, 'market'>): Market => market;

const isMarket = (value: unknown): value is Market => typeof Object(value).home === 'object';

/** {@link marketOf} the document on show, which carries it where it is not the house's; every first view reads it. */
export function currentMarket(): Market {
  const text = globalThis.document?.documentElement.dataset.market;
  const told: unknown = JSON.parse(text ?? 'null');
  return isMarket(told) ? told : HOUSE_MARKET;
}

/** Storage key of the choice (specification §7); the value is JSON with a `countryCode`. */
export const COUNTRY_KEY = 'userCountry';

function storedCode(text: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'countryCode' in value ? value.countryCode : undefined;
  } catch {
    return undefined;
  }
}

/** The chosen country; the shop's home when nothing, or nothing it sells to, is stored. Browser only. */
export function currentCountry(storage: GuardedStorage = localValues, market = currentMarket()): CountryCode {
  const code = storedCode(storage.read(COUNTRY_KEY));
  return market.countries.find((country) => country === code) ?? market.home.countryCode;
}
