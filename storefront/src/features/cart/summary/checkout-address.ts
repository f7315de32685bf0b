import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import type { Cart } from '../state/cart.ts';

/**
 * Where the bag's button and "Buy it now" go: the cart's checkoutUrl with its host swapped for the checkout host, path and
 * query unchanged (specification §4). An empty host leaves the address as it is. A checkout host may carry a port; without
 * one, the port of the checkoutUrl stays. `undefined` when the provider's address is not an http(s) address.
 */
export function checkoutAddress(checkoutUrl: string, checkoutHost: string, base: string): string | undefined {
  if (!URL.canParse(checkoutUrl, base)) return undefined;
  const url = new URL(checkoutUrl, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (checkoutHost) url.host = checkoutHost;
  return url.href;
}

/** The cart's checkout on the checkout host. Browser only. */
export function checkoutAddressOf(cart: Cart): string | undefined {
  return checkoutAddress(cart.checkoutUrl, documentShopConfig().checkoutHost, window.location.href);
}

/** Goes to the cart's checkout. Throws when the provider's address leads nowhere. */
export function leaveForCheckout(cart: Cart): void {
  const address = checkoutAddressOf(cart);
  if (!address) throw new Error(`The checkout has no address: ${cart.checkoutUrl}`);
  window.location.assign(address);
}
