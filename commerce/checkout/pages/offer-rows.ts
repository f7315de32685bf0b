import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import type { CartAttribute } from '../../domain/cart/attributes.ts';
import { leavesLeastCharge, type Quote } from '../../domain/checkout/quote.ts';
import type { DeliveryMethod } from '../../domain/delivery/delivery-rates.ts';
import type { Allocation } from '../../domain/discount/allocation.ts';
import type { CodeRefusal } from '../../domain/discount/code-eligibility.ts';
import { giftCardRecipient, recipientText } from '../../domain/gift-card/gift-card-recipient.ts';
import { exactText } from '../../domain/money/money-text.ts';

/** Why a code does nothing, in a sentence of its own. */
const REFUSALS: Readonly<Record<CodeRefusal, string>> = {
  DISCOUNT_NOT_FOUND: 'We do not know this code. Check the spelling.',
  DISCOUNT_CURRENTLY_INACTIVE: 'This code is not valid at the moment.',
  DISCOUNT_USAGE_LIMIT_REACHED: 'This code has been used as often as it can be.',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'Enter your email first: this code is for certain people.',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'This code is not for this email.',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'This code was used with this email before.',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'This code is for nothing in your bag.',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'This code is for shipping, and nothing here is shipped.',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'Your bag is too small for this code.',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'Your bag needs more pieces for this code.',
  DISCOUNT_CODE_NOT_HONOURED: 'This code does not go with a better offer in your bag.',
};

export const refusalText = (refusal: CodeRefusal): string => REFUSALS[refusal];

/** '−$14.20'. */
export const minus = (amount: number, currency: string): string => `−${exactText({ amount, currency })}`;

const nameOf = ({ source }: Allocation): string => (source.kind === 'code' ? `Code ${source.code}` : source.title);

/** Whether a line can go back, whom a gift card is for, and what was taken off it alone, one note each. */
export function lineNotes({ discounts, attributes, isFinalSale }: NotedLine): string[] {
  const recipient = recipientText(giftCardRecipient(attributes));
  return [
    ...(isFinalSale ? ['Final sale: no returns'] : []),
    ...(recipient === undefined ? [] : [recipient]),
    ...discounts.map(
      (allocation) => `${nameOf(allocation)} ${minus(allocation.amount.amount, allocation.amount.currency)}`,
    ),
  ];
}

/** What there may be to say of a line beside its name. */
interface NotedLine {
  isFinalSale?: boolean;
  discounts: readonly Allocation[];
  attributes: readonly CartAttribute[];
}

/** A row of the sums with a button that takes it away. */
function offerRow(label: string, value: string, remove: Slot): Html {
  return html`<div><dt>${label}${remove}</dt><dd>${value}</dd></div>`;
}

const removeButton = (name: string, value: string): Html =>
  html` <button class="remove" form="checkout" name="intent" value="${value}">Remove<span class="sr"> ${name}</span></button>`;

function codeRow(quote: Quote, code: string, refusal: CodeRefusal | undefined): Html {
  const remove = removeButton(`code ${code}`, `remove-code:${code}`);
  if (refusal !== undefined)
    return html`<div><dt>Code ${code}${remove}<span class="refused">${refusalText(refusal)}</span></dt><dd>–</dd></div>`;
  const own = quote.discounts.filter(
    ({ source }) => source.kind === 'code' && source.code.toUpperCase() === code.toUpperCase(),
  );
  const amount = own.reduce((sum, allocation) => sum + allocation.amount.amount, 0);
  return offerRow(`Code ${code}`, amount > 0 ? minus(amount, quote.currency) : 'Applied', remove);
}

/**
 * The codes of the cart, each with what it takes off or why it does not, and offers on the whole cart without a code.
 */
export function offerRows(quote: Quote): Html[] {
  const offers = quote.discounts.filter(({ source }) => source.kind === 'automatic');
  return [
    ...offers.map((offer) => offerRow(nameOf(offer), minus(offer.amount.amount, quote.currency), false)),
    ...quote.codes.map(({ code, refusal }) => codeRow(quote, code, refusal)),
  ];
}

/** The gift cards of the cart with what each pays, and what is left to pay; nothing where there are none. */
export function giftCardRows(
  quote: Quote,
  paying: ReadonlyArray<{ id: number; amountUsed: { amount: number } }>,
  due: { amount: number; currency: string },
): Slot {
  if (quote.giftCards.length === 0) return false;
  const rows = quote.giftCards.map(({ id, lastCharacters }) => {
    const used = paying.find((card) => card.id === id)?.amountUsed.amount ?? 0;
    const name = `Gift card ending ${lastCharacters}`;
    return html`<dt>${name}${removeButton(name.toLowerCase(), `remove-card:${id}`)}</dt><dd>${minus(used, quote.currency)}</dd>`;
  });
  return html`${rows}<dt class="total">To pay</dt><dd class="total">${exactText(due)}</dd>`;
}

/** Why gift cards that hold more leave something to pay; nothing where they do not. */
export function leastNote(quote: Quote, method: DeliveryMethod): Slot {
  if (!leavesLeastCharge(quote, method)) return false;
  const least = { amount: quote.leastCharge, currency: quote.currency };
  const holding = quote.giftCards.length === 1 ? 'gift card' : 'gift cards';
  return html`<p class="small">At least <span class="number">${exactText(least)}</span> has to go on a payment card, so a little stays on your ${holding}.</p>`;
}

/** The field for a code, sent with everything else on the page, so that nothing typed gets lost. */
export function codeField(place: 'beside' | 'folded', value: string, error: string | undefined): Html {
  const id = `code-${place}`;
  return html`<div class="field code-field"><label for="${id}">Discount or gift card code</label><div class="with-action"><input class="input${error && ' input--bad'}" id="${id}" form="checkout" name="code" value="${value}" autocomplete="off" autocapitalize="characters" spellcheck="false"${
    error && html` aria-invalid="true" aria-describedby="${id}-error"`
  }><button class="button button--outline button--small" form="checkout" name="intent" value="apply-code">Apply</button></div>${
    error && html`<p class="error" id="${id}-error" role="alert">${error}</p>`
  }</div>`;
}
