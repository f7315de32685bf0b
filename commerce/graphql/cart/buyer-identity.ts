import type { CartChanges } from '../../store/carts.ts';
import type { CartUserError } from '../generated/resolvers.ts';
import { notImplemented } from '../not-implemented.ts';
import type { BuyerIdentity } from './signed-in-buyer.ts';
import { companyLocationInvalid, customerInvalid, emailInvalid, type FieldPath, phoneInvalid } from './user-errors.ts';

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** Digits as people write them, 6 to 15 of them. */
const isPhone = (text: string): boolean =>
  text.length <= 30 && /^\+?[\d ().-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''));

/** What is wrong with a buyer identity; `path` leads to it in the arguments. */
export function buyerIdentityErrors(input: BuyerIdentity, path: FieldPath): CartUserError[] {
  if (input.preferences) throw notImplemented('CartBuyerIdentityInput.preferences');
  return [
    ...(typeof input.email === 'string' && !isEmail(input.email) ? [emailInvalid([...path, 'email'])] : []),
    ...(typeof input.phone === 'string' && !isPhone(input.phone) ? [phoneInvalid([...path, 'phone'])] : []),
    ...(input.customer === 'unknown' ? [customerInvalid([...path, 'customerAccessToken'])] : []),
    ...(input.companyLocationId ? [companyLocationInvalid([...path, 'companyLocationId'])] : []),
  ];
}

/** Who signs in brings an address along, and who signs out takes it away; what the input says itself counts more. */
function customerChanges({ customer }: BuyerIdentity): CartChanges {
  if (customer === undefined || customer === 'unknown') return {};
  if (customer === null) return { customerId: null, email: null, phone: null };
  return { customerId: customer.id, email: customer.email, ...(customer.phone ? { phone: customer.phone } : {}) };
}

/** The cart's fields it sets; absent ones stay, null clears. A country cannot be cleared: a cart always has a currency. */
export function buyerIdentityChanges(input: BuyerIdentity): CartChanges {
  return {
    ...customerChanges(input),
    ...(input.countryCode ? { countryCode: input.countryCode } : {}),
    ...(input.email === undefined ? {} : { email: input.email }),
    ...(input.phone === undefined ? {} : { phone: input.phone }),
  };
}
