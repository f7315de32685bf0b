import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
import type { Cart } from './cart.ts';
import { checkoutAddress } from './checkout-address.ts';

/** The cart's checkout on the checkout host. Browser only. */
export function checkoutAddressOf(cart: Cart): string | undefined {
  return checkoutAddress(cart.checkoutUrl, documentShopConfig().checkoutHost, window.location.href);
}

/** Goes to the cart's checkout. */
export function leaveForCheckout(cart: Cart): void {
  const address = checkoutAddressOf(cart);
  if (address) window.location.assign(address);
  else console.error('The provider gave no address for the checkout', cart.checkoutUrl);
}
