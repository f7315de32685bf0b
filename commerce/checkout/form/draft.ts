import { DEFAULT_COUNTRY } from '@bluebird-bay/contract/countries.ts';
import { checkoutAddress, type PostalAddress } from '../../domain/cart/postal-address.ts';
import { ADDRESS_FIELDS, type Address, emptyAddress, tidyAddress } from '../../domain/checkout/address.ts';
import { keepableText } from '../../domain/checkout/text-rules.ts';
import { countryOf } from '../../domain/country/countries.ts';
import { DELIVERY_METHODS } from '../../domain/delivery/delivery-rates.ts';
import type { CartRecord } from '../../store/cart/carts.ts';
import { type CheckoutDraft, findDraft } from '../../store/checkout/checkout-drafts.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { type CustomerAddressRecord, findAddress } from '../../store/customer/customer-addresses.ts';
import { type CustomerRecord, findCustomer } from '../../store/customer/customers.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** The address as far as it can be kept; a country we do not know stays the one that was there. */
function keepableAddress(typed: Address, fallbackCountry: string): Address {
  const kept = { ...typed };
  for (const field of ADDRESS_FIELDS) kept[field] = keepableText(typed[field]);
  if (!countryOf(kept.countryCode)) kept.countryCode = fallbackCountry;
  return tidyAddress(kept);
}

/** What is kept of a sent page, right or wrong: everything but the card. */
export function draftOfForm(form: CheckoutForm, shownCountry: string): CheckoutDraft {
  const deliveryAddress = keepableAddress(form.delivery, shownCountry);
  return {
    email: keepableText(form.email),
    deliveryAddress,
    billingAddress: form.billingIsDelivery ? null : keepableAddress(form.billing, deliveryAddress.countryCode),
    method: form.method,
  };
}

/** An address of the book as the form has it. */
function typedAddress(address: CustomerAddressRecord): Address {
  return {
    countryCode: address.countryCode,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    region: address.region ?? '',
    postcode: address.postcode ?? '',
    phone: address.phone ?? '',
  };
}

/** An address that was put on the cart, as the form has it; a country we do not know becomes the cart's. */
function cartAddress(address: PostalAddress, fallbackCountry: string): Address {
  const typed = checkoutAddress(address);
  return tidyAddress(countryOf(typed.countryCode) ? typed : { ...typed, countryCode: fallbackCountry });
}

/** The customer the cart belongs to, as long as the account is open. */
export async function customerOfCart(db: CommerceDb, { customerId }: CartRecord): Promise<CustomerRecord | undefined> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer?.state === 'enabled' ? customer : undefined;
}

async function addressOf(db: CommerceDb, cart: CartRecord, customer: CustomerRecord | undefined): Promise<Address> {
  const country = countryOf(cart.countryCode) ? cart.countryCode : DEFAULT_COUNTRY;
  const chosen = cart.deliveryAddresses.find(({ selected }) => selected);
  if (chosen) return cartAddress(chosen.address, country);
  const known =
    customer?.defaultAddressId == null ? undefined : await findAddress(db, customer.id, customer.defaultAddressId);
  if (known) return typedAddress(known);
  return {
    ...emptyAddress(country),
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    phone: cart.phone ?? '',
  };
}

/**
 * What was typed before, or what cart and customer know: the address and the way of delivery that were chosen for the cart,
 * else a signed-in shopper's name and default address.
 */
export async function draftOfCart(db: CommerceDb, cart: CartRecord): Promise<CheckoutDraft> {
  const draft = await findDraft(db, cart.id);
  if (draft) return draft;
  const customer = await customerOfCart(db, cart);
  return {
    email: cart.email ?? customer?.email ?? '',
    deliveryAddress: await addressOf(db, cart, customer),
    billingAddress: null,
    method: cart.deliveryMethod ?? DELIVERY_METHODS[0],
  };
}
