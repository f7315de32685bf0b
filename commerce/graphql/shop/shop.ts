import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import type {
  ApiVersionResolvers,
  BrandColorGroupResolvers,
  BrandColorsResolvers,
  BrandResolvers,
  DomainResolvers,
  PaymentSettingsResolvers,
  QueryRootResolvers,
  ShopResolvers,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { policyOf, SHOP } from './shop-details.ts';
import { shopMetafield } from './shop-metafields.ts';

export const Shop: ShopResolvers = {
  brand: (shop) => shop,
  // Accounts are part of the shop itself.
  customerAccountUrl: () => null,
  description: (shop) => shop.description,
  id: () => globalId('Shop', 1),
  metafield: (_shop, name, context) => shopMetafield(name, context),
  metafields: (_shop, { identifiers }, context) => Promise.all(identifiers.map((name) => shopMetafield(name, context))),
  // A dollar sign before the placeholder of the hosted provider's themes.
  moneyFormat: () => '\u0024{{amount}}',
  name: (shop) => shop.name,
  paymentSettings: (shop) => shop,
  primaryDomain: (_shop, _args, { shopOrigin }) => {
    const url = new URL(shopOrigin);
    return { host: url.host, sslEnabled: url.protocol === 'https:', url: shopOrigin };
  },
  privacyPolicy: (_shop, _args, context) => policyOf('privacy', context),
  refundPolicy: (_shop, _args, context) => policyOf('refund', context),
  shippingPolicy: (_shop, _args, context) => policyOf('shipping', context),
  shipsToCountries: (shop) => [...shop.shipsTo],
  // Nothing is paid by instalments.
  shopPayInstallmentsPricing: () => null,
  subscriptionPolicy: (_shop, _args, context) => policyOf('subscription', context),
  termsOfService: (_shop, _args, context) => policyOf('terms', context),
};

const colourGroup = ([background, foreground]: readonly [string, string]) => [{ background, foreground }];

export const Brand: BrandResolvers = {
  colors: (shop) => shop,
  // The logo is drawn in the pages; as a file there is none.
  coverImage: () => null,
  logo: () => null,
  shortDescription: (shop) => shop.description,
  slogan: (shop) => shop.slogan,
  squareLogo: () => null,
};

export const BrandColors: BrandColorsResolvers = {
  primary: ({ colours }) => colourGroup(colours.primary),
  secondary: ({ colours }) => colourGroup(colours.secondary),
};

export const BrandColorGroup: BrandColorGroupResolvers = {
  background: (group) => group.background ?? null,
  foreground: (group) => group.foreground ?? null,
};

export const PaymentSettings: PaymentSettingsResolvers = {
  acceptedCardBrands: () => ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'JCB', 'DINERS_CLUB'],
  // Cards are typed at the checkout and nowhere else: this is where it is, and it takes none from a storefront.
  cardVaultUrl: (_shop, _args, { shopOrigin }) => `${shopOrigin}/checkouts`,
  countryCode: (shop) => shop.country,
  currencyCode: (shop) => shop.currency,
  enabledPresentmentCurrencies: (shop) => [...shop.currencies],
  // Cards are taken by the checkout's own gateway.
  shopifyPaymentsAccountId: () => null,
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

/** The version so many quarters before ours: they are asked for still, and answered as ours. */
function versionBefore(quarters: number): string {
  const date = new Date(`${API_VERSION}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 3 * quarters);
  return date.toISOString().slice(0, 'yyyy-mm'.length);
}

const VERSIONS = [
  ...[3, 2, 1]
    .map(versionBefore)
    .map((handle) => ({ displayName: `${handle} (Unsupported)`, handle, supported: false })),
  { displayName: API_VERSION, handle: API_VERSION, supported: true },
];

export const shopQueries = {
  paymentSettings: () => SHOP,
  publicApiVersions: () => [...VERSIONS],
  shop: () => SHOP,
} satisfies QueryRootResolvers;
