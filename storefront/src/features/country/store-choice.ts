import { CART_ID_KEY } from '../cart/session/stored-cart-id.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { isStored } from '../storage/is-stored.ts';
import type { CountryOption } from './country-option.ts';
import { COUNTRY_KEY } from './current-country.ts';

/** Whether the cart, if there is one, is still this browser's when a page is loaded again. */
function keepCart(): boolean {
  const cartId = localValues.read(CART_ID_KEY);
  if (cartId === undefined) return true;
  localValues.write(CART_ID_KEY, cartId);
  return isStored(CART_ID_KEY, cartId);
}

function keepChoice(choice: string): boolean {
  localValues.write(COUNTRY_KEY, choice);
  return isStored(COUNTRY_KEY, choice);
}

/**
 * Keeps a choice for every visit to come; documents loaded from now on are in that country. Where this browser would forget
 * the choice or the cart with the page, the shopper stays where they are. Says whether the choice was kept.
 */
export function storeChoice(option: CountryOption): boolean {
  const before = localValues.read(COUNTRY_KEY);
  // The cart first: other tabs follow the choice as soon as it is stored.
  if (keepCart() && keepChoice(JSON.stringify(option))) return true;
  if (before === undefined) localValues.remove(COUNTRY_KEY);
  else localValues.write(COUNTRY_KEY, before);
  return false;
}
