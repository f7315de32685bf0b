import type { CartChange } from '../../cart/cart-plan.ts';
import type { CartProblem } from '../../cart/cart-problem.ts';
import { changeCart } from '../../cart/change-cart.ts';
import { applyCode, removeDiscountCode, removeGiftCards } from '../../cart/change-offers.ts';
import { destinationOf, tidyAddress } from '../../domain/checkout/address.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { CheckoutForm } from '../form/checkout-form.ts';
import { refusalText } from '../pages/offer-rows.ts';
import { cartContext, type PaymentContext } from '../payment/payment-context.ts';
import type { LoadedCheckout } from './load-checkout.ts';

function sentence(problem: CartProblem): string {
  switch (problem.code) {
    case 'code-refused':
      return refusalText(problem.refusal);
    case 'gift-card-empty':
      return 'This gift card is empty.';
    case 'gift-card-of-other-currency':
      return 'This gift card pays in another currency.';
    case 'too-many-codes':
      return 'That is more codes than a bag can hold. Remove one first.';
    default:
      throw new Error(`A code of the checkout cannot have the problem ${problem.code}.`);
  }
}

/** What a button of the summary asks of the cart; undefined where it asks for nothing. */
function changeOf({ clock }: PaymentContext, { offer, code, delivery, email }: CheckoutForm): CartChange | undefined {
  switch (offer?.kind) {
    case 'remove-code':
      return removeDiscountCode(offer.code);
    case 'remove-card':
      return removeGiftCards([offer.giftCardId]);
    case 'apply':
      return applyCode(code, { destination: destinationOf(tidyAddress(delivery)), email: email.trim(), now: clock() });
    case undefined:
      return undefined;
  }
}

/** Does what a button of the summary asks for; the sentence to show beside the field when a code does nothing. */
export async function sendOffer(
  { paymentContext, cartLimits }: CheckoutContext,
  { cart, network }: LoadedCheckout,
  form: CheckoutForm,
): Promise<string | undefined> {
  const isApplied = form.offer?.kind === 'apply';
  if (isApplied && form.code.trim() === '') return 'Enter a code first.';
  if (isApplied && !(await cartLimits.allows('code', network)))
    return 'That is a lot of codes. Try again in a few minutes.';
  const change = changeOf(paymentContext, form);
  if (!change) return undefined;
  const answer = await changeCart(cartContext(paymentContext), { id: cart.id }, change);
  const [problem] = answer.kind === 'refused' ? answer.problems : [];
  // what is to be taken off may have gone already, and a cart that is paid for is shown where its payment stands
  return isApplied && problem ? sentence(problem) : undefined;
}
