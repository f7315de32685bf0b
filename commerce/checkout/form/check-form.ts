import { ADDRESS_FIELDS, type Address, type AddressField, checkAddress } from '../../domain/checkout/address.ts';
import { type Card, type CardField, checkCard } from '../../domain/checkout/card.ts';
import { emailProblem } from '../../domain/checkout/email.ts';
import { type Checked, tidyText } from '../../domain/checkout/text-rules.ts';
import type { CheckoutForm, FormErrors, FormField } from './checkout-form.ts';

/** A page on which everything is right. */
export interface CheckedForm {
  email: string;
  deliveryAddress: Address;
  billingAddress: Address;
  /** Null where there is nothing to pay by card. */
  card: Card | null;
}

const CARD_FIELDS = ['number', 'expiry', 'code', 'name'] as const satisfies readonly CardField[];

function addressErrors(prefix: 'delivery' | 'billing', errors: Partial<Record<AddressField, string>>): FormErrors {
  const named: FormErrors = {};
  for (const field of ADDRESS_FIELDS) {
    const error = errors[field];
    if (error) named[`${prefix}.${field}`] = error;
  }
  return named;
}

function cardErrors(errors: Partial<Record<CardField, string>>): FormErrors {
  const named: FormErrors = {};
  for (const field of CARD_FIELDS) {
    const error = errors[field];
    if (error) named[`card.${field}`] = error;
  }
  return named;
}

/** Checks everything at once, so that a shopper is sent back once. The card only where it is needed. */
export function checkForm(
  form: CheckoutForm,
  { now, needsCard }: { now: Date; needsCard: boolean },
): Checked<CheckedForm, FormField> {
  const email = tidyText(form.email);
  const emailError = emailProblem(email);
  const delivery = checkAddress(form.delivery);
  const billing = form.billingIsDelivery ? delivery : checkAddress(form.billing);
  const card: Checked<Card | null, CardField> = needsCard ? checkCard(form.card, now) : { ok: true, value: null };
  if (!emailError && delivery.ok && billing.ok && card.ok)
    return {
      ok: true,
      value: { email, deliveryAddress: delivery.value, billingAddress: billing.value, card: card.value },
    };
  const errors: FormErrors = {
    ...(emailError && { email: emailError }),
    ...(delivery.ok ? {} : addressErrors('delivery', delivery.errors)),
    ...(card.ok ? {} : cardErrors(card.errors)),
    ...(billing.ok || form.billingIsDelivery ? {} : addressErrors('billing', billing.errors)),
  };
  return { ok: false, errors };
}
