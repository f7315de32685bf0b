import type {
  ApiVersionResolvers,
  DomainResolvers,
  PaymentSettingsResolvers,
  QueryRootResolvers,
  ShopResolvers,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { SHOP } from './shop-facts.ts';

export const Shop: ShopResolvers = {
  description: (shop) => shop.description,
  id: () => globalId('Shop', 1),
  // A dollar sign before the placeholder of the hosted provider's themes.
  moneyFormat: () => '\u0024{{amount}}',
  name: (shop) => shop.name,
  paymentSettings: (shop) => shop,
  primaryDomain: (_shop, _args, { shopOrigin }) => {
    const url = new URL(shopOrigin);
    return { host: url.host, sslEnabled: url.protocol === 'https:', url: shopOrigin };
  },
  shipsToCountries: (shop) => [...shop.shipsTo],
};

export const PaymentSettings: PaymentSettingsResolvers = {
  acceptedCardBrands: () => ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'JCB', 'DINERS_CLUB'],
  countryCode: (shop) => shop.country,
  currencyCode: (shop) => shop.currency,
  enabledPresentmentCurrencies: (shop) => [...shop.currencies],
  supportedDigitalWallets: () => [],
};

export const Domain: DomainResolvers = {
  host: (domain) => domain.host,
  sslEnabled: (domain) => domain.sslEnabled,
  url: (domain) => domain.url,
};

export const ApiVersion: ApiVersionResolvers = {
  displayName: (version) => version.displayName,
  handle: (version) => version.handle,
  supported: (version) => version.supported,
};

export const shopQueries = {
  paymentSettings: () => SHOP,
  publicApiVersions: () => [{ displayName: '2025-07', handle: '2025-07', supported: true }],
  shop: () => SHOP,
} satisfies QueryRootResolvers;
