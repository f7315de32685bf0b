import { arePreferencesTooLong, type BuyerPreferences } from '../domain/cart/buyer-preferences.ts';
import { emailProblem } from '../domain/checkout/email.ts';
import { isPhone } from '../domain/customer/phone-number.ts';
import { anonymiseCarts, lockCartsOf, releaseCarts } from '../store/cart/cart-writes.ts';
import type { CartChanges } from '../store/cart/carts.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import type { CustomerRecord } from '../store/customer/customers.ts';
import { type CartChange, unless } from './cart-plan.ts';
import type { CartProblem } from './cart-problem.ts';

/** Who buys and where. Absent and null differ: the first leaves a field, the second clears it. */
export interface BuyerInput {
  /** A country cannot be cleared: a cart always has a currency. */
  countryCode?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Who is signed in, as their access token has shown; null signs out, `unknown` is a token that is nobody's. */
  customer?: CustomerRecord | null | 'unknown';
  preferences?: BuyerPreferences | null | undefined;
  /** Bought for a company; the shop knows none. */
  hasCompanyLocation?: boolean;
}

/** A cart of one customer does not pass to another: they sign out of it first, or make their own. */
function isWrongCustomer({ customer }: BuyerInput, ownerId: number | null): boolean {
  if (customer === undefined || customer === null) return false;
  return customer === 'unknown' || (ownerId !== null && ownerId !== customer.id);
}

function problemsOf(input: BuyerInput, ownerId: number | null): CartProblem[] {
  const { email, phone } = input;
  return [
    ...(typeof email === 'string' && emailProblem(email) !== undefined
      ? [{ about: 'buyer', code: 'email-invalid' } as const]
      : []),
    ...(typeof phone === 'string' && !isPhone(phone) ? [{ about: 'buyer', code: 'phone-invalid' } as const] : []),
    ...(input.preferences && arePreferencesTooLong(input.preferences)
      ? [{ about: 'buyer', code: 'preferences-too-long' } as const]
      : []),
    ...(isWrongCustomer(input, ownerId) ? [{ about: 'buyer', code: 'customer-invalid' } as const] : []),
    ...(input.hasCompanyLocation ? [{ about: 'buyer', code: 'company-location-invalid' } as const] : []),
  ];
}

/** Who signs in brings an address along, and who signs out takes it away; what the input says itself counts more. */
function customerFields({ customer }: BuyerInput): CartChanges {
  if (customer === undefined || customer === 'unknown') return {};
  if (customer === null) return { customerId: null, email: null, phone: null };
  return { customerId: customer.id, email: customer.email, ...(customer.phone ? { phone: customer.phone } : {}) };
}

/** Says who buys; a new country is a new currency for the whole cart, and other gifts. */
export function setBuyer(input: BuyerInput): CartChange {
  return (_db, { record }) =>
    unless(problemsOf(input, record.customerId), () => ({
      fields: {
        ...customerFields(input),
        ...(input.countryCode ? { countryCode: input.countryCode } : {}),
        ...(input.email === undefined ? {} : { email: input.email }),
        ...(input.phone === undefined ? {} : { phone: input.phone }),
        ...(input.preferences === undefined ? {} : { preferences: input.preferences }),
      },
    }));
}

/** Forgets who buys and where to; what is in the cart stays. */
export const forgetBuyer: CartChange = () => ({
  plan: {
    fields: {
      customerId: null,
      email: null,
      phone: null,
      deliveryAddresses: [],
      attributes: [],
      note: '',
      preferences: null,
    },
  },
});

/** Holds still every cart that is or was a customer's, until the transaction ends: nothing is put in, and no payment begins. */
export const holdCartsOf = (tx: CommerceTx, customerId: number): Promise<void> => lockCartsOf(tx, customerId);

/** Forgets a customer whose account is closed, in every cart that is or was theirs. The caller holds them. */
export const forgetCustomer = (tx: CommerceTx, customerId: number): Promise<void> => anonymiseCarts(tx, customerId);

/**
 * Every cart of a customer is a guest's again, in the caller's transaction: whoever put the account on one may not be who has it
 * now, and a cart shows its customer's name, and their address at the checkout.
 */
export const releaseCustomer = (tx: CommerceTx, customerId: number): Promise<void> => releaseCarts(tx, customerId);
