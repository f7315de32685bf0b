import { type Html, html } from '@bluebird-bay/html/html.ts';
import { groupedCardNumber, readableExpiry } from '../../domain/checkout/card.ts';
import type { CheckoutForm, FormErrors } from '../form/checkout-form.ts';
import type { PaymentGateway, TestCard } from '../gateway/gateway.ts';
import { addressFields } from './address-fields.ts';
import { textField } from './field.ts';
import { icon } from './icon.ts';

function testNote(cards: readonly TestCard[]): Html | undefined {
  const [paying, ...others] = cards;
  if (!paying) return undefined;
  return html`<div class="note note--sun">${icon('info')}<div><p><b>This is a test shop.</b> Pay with card <span class="number">${paying.number}</span>, any future date and any code. No money moves, and real cards are turned away.</p>
<details><summary>Cards for rainier days</summary><ul>${others.map(
    ({ number, effect }) => html`<li><span class="number">${number}</span> ${effect}</li>`,
  )}</ul></details></div></div>`;
}

/** Who asks for the card. */
export type CardAsker = Pick<PaymentGateway, 'testCards' | 'page'>;

/** The card, and whom the bill goes to. The security code is typed anew each time. `focused`: the page opens at the card. */
export function paymentSection(
  form: CheckoutForm,
  errors: FormErrors,
  { testCards = [], page }: CardAsker,
  focused: boolean,
): Html {
  return html`<section class="section" id="payment"><h2>Payment</h2>${testNote(testCards)}
<div class="card">${page ? html`<p>You pay on the next page, at ${page.name}. Your card goes to them and never passes through this shop.</p>` : cardFields(form, errors, focused)}
<label class="check"><input type="checkbox" id="billing-same" name="billing.same" value="yes"${
    form.billingIsDelivery && html` checked`
  }><span>Billing address is the same as delivery</span></label>
<fieldset class="billing"><legend>Billing address</legend>${addressFields({
    prefix: 'billing',
    address: form.billing,
    errors,
    updateLabel: 'Update address',
    withPhone: false,
  })}</fieldset></div></section>`;
}

/** A security code that was typed is gone with the page it was typed on, right or wrong as the rest may be. */
export const needsCodeAgain = ({ code }: CheckoutForm['card'], errors: FormErrors): boolean =>
  code !== '' && errors['card.code'] === undefined;

function cardFields({ card }: CheckoutForm, errors: FormErrors, focused: boolean): Html {
  return html`${textField({
    name: 'card.number',
    label: 'Card number',
    value: groupedCardNumber(card.number),
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    error: errors['card.number'],
    ...(focused && { focused }),
  })}<div class="two">${textField({
    name: 'card.expiry',
    label: 'Expiry date',
    value: readableExpiry(card.expiry).trimEnd(),
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    inputmode: 'numeric',
    error: errors['card.expiry'],
  })}${textField({
    name: 'card.code',
    label: 'Security code',
    value: '',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    placeholder: '3 digits',
    error: errors['card.code'],
    ...(needsCodeAgain(card, errors) && { hint: 'Once more: we never keep it.' }),
  })}</div>${textField({
    name: 'card.name',
    label: 'Name on card',
    value: card.name,
    autocomplete: 'cc-name',
    error: errors['card.name'],
  })}`;
}
