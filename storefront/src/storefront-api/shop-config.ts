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
  shelves?: readonly { handle: string; label: string }[];
  /** That shoppers cannot sign in, because the provider has no accounts for them; absent where they can. */
  accounts?: 'none';
}

/** Id of the JSON script in the document that holds the `ShopConfig`. */
export const SHOP_CONFIG_ID = 'shop-config';
