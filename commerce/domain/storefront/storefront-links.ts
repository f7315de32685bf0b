/** Where shoppers find things on the storefront they came from. */
export interface StorefrontLinks {
  /** 'https://shop.example', without a slash at its end. */
  origin: string;
  /** Origin of the provider itself: the checkout's, and what else is served for every storefront. */
  provider: string;
  home: string;
  cart: string;
  /** The way in, which ends at the cart. */
  signIn: string;
  /** Where a new password is asked for. */
  recover: string;
  contact: string;
  /** How things go back, in words. */
  returns: string;
  /** Where they are sent back from. */
  requestReturn: string;
  /** Where an order is found by its number and email. */
  trackOrder: string;
  product(handle: string): string;
  /** Everything before the id and the token of a mailed link: `/account/reset/…`. */
  account: string;
}

/** Our own storefront, which the provider's host serves as well. */
const ownLinks = (origin: string): StorefrontLinks => ({
  origin,
  provider: origin,
  home: `${origin}/`,
  cart: `${origin}/my-cart/`,
  signIn: `${origin}/account/sign-in/?return=${encodeURIComponent('/my-cart/')}`,
  recover: `${origin}/account/recover`,
  contact: `${origin}/contact-us/`,
  returns: `${origin}/return-a-product/`,
  requestReturn: `${origin}/request-a-return/`,
  trackOrder: `${origin}/track-order/`,
  product: (handle) => `${origin}/products/${handle}/`,
  account: `${origin}/account`,
});

/** A storefront of somebody else's, by the routes that those written for the hosted provider have. */
const otherLinks = (origin: string, provider: string): StorefrontLinks => ({
  origin,
  provider,
  home: `${origin}/`,
  cart: `${origin}/cart`,
  signIn: `${origin}/account/login`,
  recover: `${origin}/account/recover`,
  contact: `${origin}/pages/contact-us`,
  returns: `${origin}/policies/refund-policy`,
  // Found by the order's number at the provider itself.
  requestReturn: `${provider}/request-a-return/`,
  trackOrder: `${provider}/track-order/`,
  product: (handle) => `${origin}/products/${handle}`,
  account: `${origin}/account`,
});

/** Links to a storefront by its origin; to the shop's own where it is none or the provider's. */
export const storefrontLinks = (provider: string, storefront?: string | null): StorefrontLinks =>
  storefront && storefront !== provider ? otherLinks(storefront, provider) : ownLinks(provider);
