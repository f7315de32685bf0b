import { hasExpired } from '../domain/cart/cart-age.ts';
import { destinationOf, tidyAddress } from '../domain/checkout/address.ts';
import { dueOf, totalOf } from '../domain/checkout/quote.ts';
import { keepableNote } from '../domain/checkout/text-rules.ts';
import { countryOf } from '../domain/money/countries.ts';
import type { Money } from '../domain/money/money.ts';
import { type CartRecord, changeCart } from '../store/carts.ts';
import { findLiveAttempt } from '../store/checkout-attempts.ts';
import { saveDraft } from '../store/checkout-drafts.ts';
import { changeOpenCart } from './change-open-cart.ts';
import type { Desk } from './desk.ts';
import { draftOfCart } from './draft-of-cart.ts';
import { checkForm } from './form/check-form.ts';
import { type CheckoutForm, type FormErrors, readCheckoutForm } from './form/checkout-form.ts';
import { draftOfForm } from './form/draft-of-form.ts';
import { readFormBody } from './form/read-body.ts';
import { pageResponse, redirectTo } from './page-response.ts';
import type { Notice } from './pages/note.ts';
import { changedNotice, countryChangedNotice, staleNotice } from './pages/notices.ts';
import { type PayResult, pay } from './payment/pay.ts';
import { quoteOfCart } from './quote-of-cart.ts';
import { sendOffer } from './send-offer.ts';
import { newAttemptKey, renderCheckout } from './show-checkout.ts';
import { type Visit, wayOnwards } from './visit.ts';

/** What was typed, and what it says about the page it was typed on. */
interface Sent {
  form: CheckoutForm;
  countryChanged: boolean;
}

/**
 * POST of the checkout. What was typed is kept (never the card), then one of: an updated page (303), the same page with what
 * is wrong on it (422, or 409 when the bag is not the one that was shown), or a payment and its end (303). Pages with
 * something wrong on them are answered at once and not by way of a redirect, so that the card can stay typed without being
 * stored; sending them again does no harm, because the key is the same.
 */
export async function sendCheckout(desk: Desk, visit: Visit, request: Request): Promise<Response> {
  if (visit.cart.completedAt) return redirectTo(visit.paths.thankYou);
  const body = await readFormBody(request);
  if (typeof body === 'number') return new Response(null, { status: body });
  const tooLate = hasExpired(visit.cart, desk.till.clock()) && (await wayOnwards(desk, visit));
  if (tooLate) return tooLate;
  const sent = await readSent(desk, visit, body);
  const { form } = sent;
  if (form.intent === 'change-offers') return changeOffers(desk, visit, form);
  if (form.intent !== 'pay') {
    const onwards = await wayOnwards(desk, visit);
    return onwards ?? redirectTo(`${visit.paths.page}#${form.intent === 'update-billing' ? 'payment' : 'address'}`);
  }
  return sendPayment(desk, visit, sent);
}

/** A code goes on or off; what was typed meanwhile is kept, the card too where the page is shown again at once. */
async function changeOffers(desk: Desk, visit: Visit, form: CheckoutForm): Promise<Response> {
  const onwards = await wayOnwards(desk, visit);
  if (onwards) return onwards;
  const problem = await sendOffer(desk, visit, form);
  if (problem !== undefined) return showAgain(desk, visit, form, 422, () => ({ errors: { code: problem } }));
  return redirectTo(`${visit.paths.page}#summary`);
}

const questionOf = (desk: Desk, form: CheckoutForm) => ({
  destination: destinationOf(tidyAddress(form.delivery)),
  email: form.email.trim(),
  now: desk.till.clock(),
});

async function readSent(desk: Desk, { cart }: Visit, body: URLSearchParams): Promise<Sent> {
  const shown = (await draftOfCart(desk.till.db, cart)).deliveryAddress.countryCode;
  const typed = readCheckoutForm(body);
  const countryChanged = typed.delivery.countryCode !== shown;
  // a region belongs to its country: the page did not ask for one of the new country yet
  const form = countryChanged ? { ...typed, delivery: { ...typed.delivery, region: '' } } : typed;
  await saveDraft(desk.till.db, cart.id, draftOfForm(form, shown));
  await keepNote(desk, cart, form);
  return { form, countryChanged };
}

async function keepNote({ till }: Desk, cart: CartRecord, form: CheckoutForm): Promise<void> {
  const note = keepableNote(form.note ?? cart.note);
  if (note !== cart.note) await changeOpenCart(till, cart.id, (tx) => changeCart(tx, cart.id, { note }));
}

async function sendPayment(desk: Desk, visit: Visit, sent: Sent): Promise<Response> {
  const { form } = sent;
  const quote = await quoteOfCart(desk.till.db, visit.cart, questionOf(desk, form));
  const needsCard = !quote || dueOf(quote, form.method).amount > 0;
  const checked = checkForm(form, { now: desk.till.clock(), needsCard });
  if (!checked.ok) return showAgain(desk, visit, form, 422, () => ({ errors: checked.errors }));
  if (form.key === '') return refuse(desk, visit, sent, { kind: 'key-reused' });
  const request = {
    ...checked.value,
    cartId: visit.cart.id,
    key: form.key,
    quoteFingerprint: form.quoteFingerprint,
    method: form.method,
  };
  const result = await pay(desk.till, request, visit.paths.fromBank(form.key));
  return answer(desk, visit, sent, result);
}

async function answer(desk: Desk, visit: Visit, sent: Sent, result: PayResult): Promise<Response> {
  const { paths, cart } = visit;
  const { key } = sent.form;
  switch (result.kind) {
    case 'answered':
      return redirectTo(result.response.outcome === 'paid' ? paths.thankYou : paths.afterAttempt(key));
    case 'confirm':
      return redirectTo(result.url);
    case 'pending':
      return redirectTo(paths.pending(key));
    case 'completed':
      return redirectTo(paths.thankYou);
    case 'busy': {
      const live = await findLiveAttempt(desk.till.db, cart.id);
      return redirectTo(live ? paths.pending(live.key) : paths.page);
    }
    case 'changed':
    case 'key-reused':
      return refuse(desk, visit, sent, result);
  }
}

/** Nothing was done: the same page with a fresh key and with what holds now. */
function refuse(
  desk: Desk,
  visit: Visit,
  { form, countryChanged }: Sent,
  { kind }: { kind: 'changed' | 'key-reused' },
): Promise<Response> {
  const country = form.delivery.countryCode;
  return showAgain(desk, visit, { ...form, key: newAttemptKey() }, 409, (total) => {
    if (kind === 'key-reused') return { notice: staleNotice() };
    const name = countryOf(country)?.name ?? country;
    return { notice: countryChanged ? countryChangedNotice(name, total) : changedNotice(total) };
  });
}

/** The page as it was typed, the card included and its code not, with what there is to say about it. */
async function showAgain(
  desk: Desk,
  visit: Visit,
  typed: CheckoutForm,
  status: 409 | 422,
  say: (total: Money) => { notice?: Notice; errors?: FormErrors },
): Promise<Response> {
  const onwards = await wayOnwards(desk, visit);
  if (onwards) return onwards;
  const delivery = tidyAddress(typed.delivery);
  const billingCountry = countryOf(typed.billing.countryCode) ? typed.billing.countryCode : delivery.countryCode;
  const billing = { ...typed.billing, countryCode: billingCountry };
  const form = { ...typed, delivery, billing, key: typed.key || newAttemptKey() };
  const quote = await quoteOfCart(desk.till.db, visit.cart, questionOf(desk, form));
  const said = quote ? say(totalOf(quote, form.method)) : {};
  return pageResponse(renderCheckout(desk, visit, quote, { form, ...said }), status);
}
