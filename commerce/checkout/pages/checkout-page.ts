import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import {
  dueOf,
  giftCardsOf,
  hasParcel,
  optionOf,
  type Quote,
  taxesAndDutiesOfQuote,
  totalOf,
} from '../../domain/checkout/quote.ts';
import type { OrderPoints } from '../../domain/loyalty/loyalty.ts';
import { exactText, moneyText } from '../../domain/money/money-text.ts';
import type { CheckoutForm, FormErrors, FormField } from '../form/checkout-form.ts';
import { addressFields } from './address-fields.ts';
import { byMethod, deliverySection } from './delivery-section.ts';
import { fieldId, noteField, textField } from './field.ts';
import { icon } from './icon.ts';
import { type Notice, noticeBox } from './note.ts';
import { codeField, giftCardRows, leastNote, lineNotes, offerRows } from './offer-rows.ts';
import { type CardAsker, needsCodeAgain, paymentSection } from './payment-section.ts';
import { pointsLine } from './points-line.ts';
import { backToCart, type PageLinks, policyLink, shell, shopLinks } from './shell.ts';
import { foldedSummary, summary, sumRow, taxNote } from './summary.ts';

/** Everything that the page shows. */
export interface CheckoutView {
  links: PageLinks;
  /** Where the page is sent. */
  action: string;
  quote: Quote;
  /** As typed; the card's security code is never shown again. */
  form: CheckoutForm;
  errors: FormErrors;
  notice: Notice | undefined;
  /** The note on the cart. */
  note: string;
  /** The cart is a customer's. */
  isSignedIn: boolean;
  /** What the order would bring its buyer. */
  points: OrderPoints | undefined;
  /** Who asks for the card. */
  asker: CardAsker;
}

function isFormField(name: string): name is FormField {
  return name === 'email' || /^(delivery|billing|card)\./.test(name);
}

/** More links than this would push the page itself out of sight; every field is marked anyway. */
const MOST_LINKS = 4;

/** A sentence with a link for the first fields that need another look. */
function errorNotice({ form, errors }: CheckoutView): Notice | undefined {
  const found = Object.keys(errors).filter(isFormField);
  if (found.length === 0) return undefined;
  const links = found
    .slice(0, MOST_LINKS)
    .map((name) => html`<li><a href="#${fieldId(name)}">${errors[name]}</a></li>`);
  const others = found.length - links.length;
  return {
    title: found.length === 1 ? 'One thing needs another look' : `${found.length} things need another look`,
    body: html`<ul class="problems">${links}</ul><p>${
      others > 0 && `And ${others} more, each marked below. `
    }Nothing was charged.${needsCodeAgain(form.card, errors) && ' The card’s security code is needed once more.'}</p>`,
  };
}

function summaryContent({ quote, form, errors, points }: CheckoutView, place: 'beside' | 'folded') {
  return {
    lines: quote.lines.map((line) => ({ ...line, notes: lineNotes(line) })),
    subtotal: quote.subtotal,
    field: codeField(place, errors.code === undefined ? '' : form.code, errors.code),
    offers: offerRows(quote),
    delivery: byMethod(form.method, 'div', (method) => {
      const { title, price } = optionOf(quote, method);
      return sumRow(`Shipping, ${title.toLowerCase()}`, moneyText(price));
    }),
    duty: quote.duty,
    tax: byMethod(
      form.method,
      'div',
      (method) => html`${leastNote(quote, method)}${taxNote(taxesAndDutiesOfQuote(quote, method).tax, quote.currency)}`,
    ),
    points: pointsLine(points),
    total: byMethod(
      form.method,
      'div',
      (method) =>
        html`${sumRow('Total', exactText(totalOf(quote, method)), true)}${giftCardRows(quote, giftCardsOf(quote, method), dueOf(quote, method))}`,
    ),
    shortTotal: byMethod(form.method, 'span', (method) => exactText(dueOf(quote, method))),
  };
}

/**
 * The way in for who has an account; it ends at the cart, because the address of this page is a key and stays out of
 * others.
 */
function signInLink({ links, isSignedIn }: CheckoutView): Html | undefined {
  if (isSignedIn) return undefined;
  const href = shopLinks(links).signIn;
  return html`<p class="small">Have an account? <a href="${href}">Sign in</a></p>`;
}

function contactSection(view: CheckoutView): Html {
  const { form, errors } = view;
  return html`<section class="section"><div class="section-head"><h2>Contact</h2>${signInLink(view)}</div>${textField({
    name: 'email',
    label: 'Email',
    type: 'email',
    value: form.email,
    autocomplete: 'email',
    error: errors.email,
    hint: 'For your receipt and delivery updates.',
  })}</section>`;
}

function addressSection({ quote, form, errors }: CheckoutView): Html {
  return html`<section class="section" id="address"><h2>${hasParcel(quote) ? 'Delivery address' : 'Your address'}</h2>${addressFields(
    {
      prefix: 'delivery',
      address: form.delivery,
      errors,
      countryHint: `Prices stay in ${quote.currency}. Change your country in the shop to pay in another currency.`,
      updateLabel: 'Update delivery',
      withPhone: true,
    },
  )}</section>`;
}

/** What may go back, of what is in the bag. */
function returnsPromise({ lines }: Quote): Slot {
  const sent = lines.filter(({ isGiftCard }) => !isGiftCard);
  if (sent.length === 0) return false;
  if (sent.every(({ isFinalSale }) => isFinalSale)) return 'Final sale stays with you: no returns.';
  return sent.some(({ isFinalSale }) => isFinalSale)
    ? 'Returns are free for 60 days, final sale aside.'
    : 'Returns are free for 60 days.';
}

/** What Enter in a field presses: the first button of the form, which therefore has to be this one. */
const PAY_FIRST = html`<button class="sr" form="checkout" name="intent" value="pay" tabindex="-1" aria-hidden="true">Pay</button>`;

/** Gift cards pay for all of it, or offers have taken all of it off. */
function nothingToPay({ quote, form }: CheckoutView): Html {
  const covers = giftCardsOf(quote, form.method).length > 0 ? 'Your gift cards cover all of it. ' : '';
  return html`<section class="section" id="payment"><h2>Payment</h2><p class="fact">${covers}There is nothing ${covers && 'left '}to pay.</p><input type="hidden" name="billing.same" value="yes"></section>`;
}

/** The checkout on one page: what is typed on the left, what it comes to on the right; looking it over is reading it. */
export function checkoutPage(view: CheckoutView): Html {
  const { links, action, quote, form, errors, asker } = view;
  const problem = view.notice ?? errorNotice(view);
  const content = summaryContent(view, 'beside');
  const needsCard = dueOf(quote, form.method).amount > 0;
  // Where nothing is left to pay by now there is no field to lead to.
  const leadsToCard = needsCard && problem?.leadsToField === true;
  const main = html`${backToCart(links)}
<h1>Checkout</h1>
${problem && noticeBox({ ...problem, leadsToField: leadsToCard })}
<form method="post" action="${action}" id="checkout" novalidate>
<input type="hidden" name="key" value="${form.key}">
<input type="hidden" name="quote" value="${quote.fingerprint}">
<p class="sr" role="status" id="followed"></p>
${contactSection(view)}
${addressSection(view)}
${deliverySection(quote, form.method)}
${noteField(view.note)}
${needsCard ? paymentSection(form, errors, asker, leadsToCard) : nothingToPay(view)}
<button class="button button--primary button--block pay" name="intent" value="pay">${icon('lock')}<span>${needsCard ? html`Pay <span class="number">${content.shortTotal}</span>` : 'Place order'}</span></button>
<p class="small promise">By paying you accept our ${policyLink('terms', 'terms')}. ${returnsPromise(quote)}</p>
</form>`;
  return shell(links, {
    title: problem ? `${problem.title} · Checkout` : 'Checkout',
    main,
    aside: summary(content, links),
    isScripted: true,
    folded: html`${PAY_FIRST}${foldedSummary(summaryContent(view, 'folded'), links)}`,
  });
}
