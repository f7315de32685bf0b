import { destinationOf, tidyAddress } from '../domain/checkout/address.ts';
import { applyCode, type CodeOutcome, removeOffer } from './change-offers.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { CheckoutForm } from './form/checkout-form.ts';
import type { LoadedCheckout } from './load-checkout.ts';
import { refusalText } from './pages/offer-rows.ts';

function sentence(reason: Extract<CodeOutcome, { kind: 'refused' }>['reason']): string {
  switch (reason) {
    case 'gift-card-empty':
      return 'This gift card is empty.';
    case 'gift-card-of-other-currency':
      return 'This gift card pays in another currency.';
    case 'too-many':
      return 'That is more codes than a bag can hold. Remove one first.';
    default:
      return refusalText(reason);
  }
}

/** Does what a button of the summary asks for; the sentence to show beside the field when a code does nothing. */
export async function sendOffer(
  { paymentContext }: CheckoutContext,
  { cart }: LoadedCheckout,
  form: CheckoutForm,
): Promise<string | undefined> {
  const { offer } = form;
  if (offer?.kind === 'remove-code') await removeOffer(paymentContext, cart.id, { code: offer.code });
  if (offer?.kind === 'remove-card') await removeOffer(paymentContext, cart.id, { giftCardId: offer.giftCardId });
  if (offer?.kind !== 'apply') return undefined;
  if (form.code.trim() === '') return 'Enter a code first.';
  const outcome = await applyCode(paymentContext, cart.id, form.code, {
    destination: destinationOf(tidyAddress(form.delivery)),
    email: form.email.trim(),
    now: paymentContext.clock(),
  });
  return outcome?.kind === 'refused' ? sentence(outcome.reason) : undefined;
}
