import type { CountryCode } from './generated/operations.ts';

/** Where a provider sells. */
export interface Market {
  /** The country pages are served for, and whoever has not chosen buys in; with what one pays there. */
  home: { countryCode: CountryCode; currencyCode: string; countryName: string; label: string };
  /** All of them, the home among them. */
  countries: readonly CountryCode[];
}

/**
 * What a provider may not have: accounts to sign in to, passwords for them (customers sign in on its {@link AccountPages}), the code
 * for students, what customers do beyond the API (tracking, returns, duties, their data), gift cards to buy.
 */
export type Lack = 'accounts' | 'passwords' | 'students' | 'self-service' | 'gift-cards';

/** The provider's own account pages, where customers sign in on them; as its discovery document names them. */
export interface AccountPages {
  /** Who we are to them; everybody may know it. */
  clientId: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  endSessionEndpoint: string;
  /** Where a customer sees their account there. */
  home: string;
}

/** What the browser must know to speak to the provider; the document carries it as JSON. Nothing in it is secret. */
export interface ShopConfig {
  /** The provider's GraphQL address; a path when the provider is served from the shop's own origin. */
  endpoint: string;
  /** Where shoppers see the shop, without a slash at the end. */
  shopOrigin: string;
  /** The public storefront access token. */
  token: string;
  /** Host that replaces the main host in checkout addresses; empty: leave the host as it is. */
  checkoutHost: string;
  /** Where pictures are served, without a trailing slash. */
  pictureBase: string;
  /** Collections the shop leads to, where the provider has others than the house; absent where it has those. */
  linkedCollections?: readonly { handle: string; label: string }[];
  /** Where the provider sells, where that is not where the house does; documents carry it beside this (`marketOf`, `currentMarket`). */
  market?: Market;
  /** Where customers sign in, where that is not with a password here. */
  accountPages?: AccountPages;
  /** What the provider does not have of what the house offers; absent where it has all of it. */
  lacks?: readonly Lack[];
}

/** Id of the JSON script in the document that holds the `ShopConfig`. */
export const SHOP_CONFIG_ID = 'shop-config';
