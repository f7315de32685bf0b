import { ADDRESS_FIELDS, type Address, tidyAddress } from '../../domain/checkout/address.ts';
import { keepableText } from '../../domain/checkout/text-rules.ts';
import { countryOf } from '../../domain/country/countries.ts';
import type { CheckoutDraft } from '../../store/checkout/checkout-drafts.ts';
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
