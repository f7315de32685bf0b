import { DEFAULT_COUNTRY, SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import type { Market, ShopConfig } from '../../storefront-api/shop-config.ts';

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
