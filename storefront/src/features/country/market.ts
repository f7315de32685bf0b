import { DEFAULT_COUNTRY, SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
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

/** {@link marketOf} the document on show; of the house where there is none. */
export const currentMarket = (): Market =>
  typeof document === 'undefined' ? HOUSE_MARKET : marketOf(documentShopConfig());
