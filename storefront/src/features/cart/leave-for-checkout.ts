import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
import type { Cart } from './cart.ts';
import { checkoutAddress } from './checkout-address.ts';

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
