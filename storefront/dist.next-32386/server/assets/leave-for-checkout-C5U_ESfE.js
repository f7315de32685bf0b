import { t as documentShopConfig } from './document-shop-config-DJQ8a-he.js';

// storefront/src/features/cart/checkout-address.ts
/**
 * Where "Buy it now" goes: the cart's checkoutUrl with its host swapped for the checkout host, path and query unchanged
 * (specification §4). An empty host leaves the address as it is. A checkout host may carry a port; without one, the
 * port of the checkoutUrl stays. `undefined` when the provider's address is not an http(s) address.
 */
function checkoutAddress(checkoutUrl, checkoutHost, base) {
  if (!URL.canParse(checkoutUrl, base)) return void 0;
  const url = new URL(checkoutUrl, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return void 0;
  if (checkoutHost) url.host = checkoutHost;
  return url.href;
}
// storefront/src/features/cart/leave-for-checkout.ts
/** The cart's checkout on the checkout host. Browser only. */
function checkoutAddressOf(cart) {
  return checkoutAddress(cart.checkoutUrl, documentShopConfig().checkoutHost, window.location.href);
}
/** Goes to the cart's checkout. Throws when the provider's address leads nowhere. */
function leaveForCheckout(cart) {
  const address = checkoutAddressOf(cart);
  if (!address) throw new Error(`The checkout has no address: ${cart.checkoutUrl}`);
  window.location.assign(address);
}

export { checkoutAddressOf as t, leaveForCheckout as n };
