import { optionOf, type Quote, totalOf } from '../../domain/checkout/quote.ts';
import { type Html, html } from '../../html/html.ts';
import type { CheckoutForm, FormErrors, FormField } from '../form/checkout-form.ts';
import type { TestCard } from '../gateway.ts';
import { addressFields } from './address-fields.ts';
import { byMethod } from './by-method.ts';
import { deliverySection } from './delivery-section.ts';
import { fieldId, textField } from './field.ts';
import { icon } from './icon.ts';
import { exactText, moneyText } from './money-text.ts';
import { type Notice, noticeBox } from './note.ts';
import { paymentSection } from './payment-section.ts';
import { backToBag, type PageLinks, shell } from './shell.ts';
import { foldedSummary, summary, sumRow } from './summary.ts';

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
  /** Cards of the test gateway; none where real money moves. */
  testCards: readonly TestCard[];
}

function isFormField(name: string): name is FormField {
  return name === 'email' || /^(delivery|billing|card)\./.test(name);
}

/** More links than this would push the page itself out of sight; every field is marked anyway. */
const MOST_LINKS = 4;

/** A sentence with a link for the first fields that need another look. */
function errorNotice(errors: FormErrors): Notice | undefined {
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
    }Nothing was charged.</p>`,
  };
}

function summaryContent({ quote, form }: CheckoutView) {
  return {
    lines: quote.lines,
    subtotal: quote.subtotal,
    delivery: byMethod(form.method, 'div', (method) => {
      const { title, price } = optionOf(quote, method);
      return sumRow(`Shipping, ${title.toLowerCase()}`, moneyText(price));
    }),
    total: byMethod(form.method, 'div', (method) => sumRow('Total', exactText(totalOf(quote, method)), true)),
    shortTotal: byMethod(form.method, 'span', (method) => exactText(totalOf(quote, method))),
  };
}

function contactSection({ form, errors }: CheckoutView): Html {
  return html`<section class="section"><h2>Contact</h2>${textField({
    name: 'email',
    label: 'Email',
    type: 'email',
    value: form.email,
    autocomplete: 'email',
    error: errors.email,
    hint: 'So that we can reach you about this order.',
  })}</section>`;
}

function addressSection({ quote, form, errors }: CheckoutView): Html {
  return html`<section class="section" id="address"><h2>Delivery address</h2>${addressFields({
    prefix: 'delivery',
    address: form.delivery,
    errors,
    countryHint: `Prices stay in ${quote.currency}. Change your country in the shop to pay in another currency.`,
    updateLabel: 'Update delivery',
    withPhone: true,
  })}</section>`;
}

/** The checkout on one page: what is typed on the left, what it comes to on the right; looking it over is reading it. */
export function checkoutPage(view: CheckoutView): Html {
  const { links, action, quote, form, errors, testCards } = view;
  const problem = view.notice ?? errorNotice(errors);
  const content = summaryContent(view);
  const main = html`${backToBag(links)}
<h1>Checkout</h1>
${problem && noticeBox(problem)}
<form method="post" action="${action}" novalidate>
<button class="sr" name="intent" value="pay" tabindex="-1" aria-hidden="true">Pay</button>
<input type="hidden" name="key" value="${form.key}">
<input type="hidden" name="quote" value="${quote.fingerprint}">
${contactSection(view)}
${addressSection(view)}
${deliverySection(quote, form.method)}
${paymentSection(form, errors, testCards)}
<button class="button button--primary button--block pay" name="intent" value="pay">${icon('lock')}<span>Pay <span class="number">${content.shortTotal}</span></span></button>
<p class="small promise">Returns are free for 60 days.</p>
</form>`;
  return shell(links, {
    title: problem ? `${problem.title} · Checkout` : 'Checkout',
    main,
    aside: summary(content, links),
    folded: foldedSummary(content, links),
  });
}
