import type { CartChanges } from '../../store/carts.ts';
import type { CartBuyerIdentityInput, CartUserError } from '../generated/resolvers.ts';
import { notImplemented } from '../not-implemented.ts';
import { companyLocationInvalid, customerInvalid, emailInvalid, type FieldPath, phoneInvalid } from './user-errors.ts';

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** Digits as people write them, 6 to 15 of them. */
const isPhone = (text: string): boolean =>
  text.length <= 30 && /^\+?[\d ().-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''));

/** What is wrong with a buyer identity; `path` leads to it in the arguments. */
export function buyerIdentityErrors(input: CartBuyerIdentityInput, path: FieldPath): CartUserError[] {
  if (input.preferences) throw notImplemented('CartBuyerIdentityInput.preferences');
  return [
    ...(typeof input.email === 'string' && !isEmail(input.email) ? [emailInvalid([...path, 'email'])] : []),
    ...(typeof input.phone === 'string' && !isPhone(input.phone) ? [phoneInvalid([...path, 'phone'])] : []),
    // There are no customer accounts yet, so no access token is anybody's.
    ...(input.customerAccessToken ? [customerInvalid([...path, 'customerAccessToken'])] : []),
    ...(input.companyLocationId ? [companyLocationInvalid([...path, 'companyLocationId'])] : []),
  ];
}

/** The cart's fields it sets; absent ones stay, null clears. A country cannot be cleared: a cart always has a currency. */
export function buyerIdentityChanges(input: CartBuyerIdentityInput): CartChanges {
  return {
    ...(input.countryCode ? { countryCode: input.countryCode } : {}),
    ...(input.email === undefined ? {} : { email: input.email }),
    ...(input.phone === undefined ? {} : { phone: input.phone }),
  };
}
