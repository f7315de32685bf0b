import { changeCart } from '../../cart/change-cart.ts';
import { setNote } from '../../cart/change-details.ts';
import { quoteOfCart } from '../../cart/quote-cart.ts';
import { hasExpired } from '../../domain/cart/cart-limits.ts';
import { destinationOf, tidyAddress } from '../../domain/checkout/address.ts';
import { dueOf, totalOf } from '../../domain/checkout/quote.ts';
import { keepableNote } from '../../domain/checkout/text-rules.ts';
import { countryOf } from '../../domain/country/countries.ts';
import type { Money } from '../../domain/money/money.ts';
import type { CartRecord } from '../../store/cart/carts.ts';
import { findLiveAttempt } from '../../store/checkout/checkout-attempts.ts';
import { saveDraft } from '../../store/checkout/checkout-drafts.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { checkForm } from '../form/check-form.ts';
import { type CheckoutForm, type FormErrors, readCheckoutForm } from '../form/checkout-form.ts';
import { draftOfCart, draftOfForm } from '../form/draft.ts';
import { readFormBody } from '../form/read-body.ts';
import type { Notice } from '../pages/note.ts';
import { changedNotice, countryChangedNotice, staleNotice } from '../pages/notices.ts';
import { type PayResult, pay } from '../payment/pay.ts';
import { cartContext } from '../payment/payment-context.ts';
import { type LoadedCheckout, redirectIfClosed } from './load-checkout.ts';
import { pageResponse, redirectTo } from './page-response.ts';
import { sendOffer } from './send-offer.ts';
import { newAttemptKey, renderCheckout } from './show-checkout.ts';

/** What was typed, and what it says about the page it was typed on. */
interface Sent {
  form: CheckoutForm;
  countryChanged: boolean;
}

/**
 * POST of the checkout. What was typed is kept (never the card), then one of: an updated page (303), the same page with
 * what is wrong on it (422, or 409 when the cart is not the one that was shown), or a payment and its end (303). Pages
 * with something wrong on them are answered at once and not by way of a redirect, so that the card can stay typed
 * without being stored; sending them again does no harm, because the key is the same.
 */
export async function sendCheckout(
  context: CheckoutContext,
  loaded: LoadedCheckout,
  request: Request,
): Promise<Response> {
  if (loaded.cart.completedAt) return redirectTo(loaded.paths.thankYou);
  const body = await readFormBody(request);
  if (typeof body === 'number') return new Response(null, { status: body });
  const tooLate = hasExpired(loaded.cart, context.paymentContext.clock()) && (await redirectIfClosed(context, loaded));
  if (tooLate) return tooLate;
  const sent = await readSent(context, loaded, body);
  const { form } = sent;
  if (form.intent === 'change-offers') return changeOffers(context, loaded, form);
  if (form.intent !== 'pay') {
    const redirect = await redirectIfClosed(context, loaded);
    return redirect ?? redirectTo(`${loaded.paths.page}#${form.intent === 'update-billing' ? 'payment' : 'address'}`);
  }
  return sendPayment(context, loaded, sent);
}

/** A code goes on or off; what was typed meanwhile is kept, the card too where the page is shown again at once. */
async function changeOffers(context: CheckoutContext, loaded: LoadedCheckout, form: CheckoutForm): Promise<Response> {
  const redirect = await redirectIfClosed(context, loaded);
  if (redirect) return redirect;
  const problem = await sendOffer(context, loaded, form);
  if (problem !== undefined) return showAgain(context, loaded, form, 422, () => ({ errors: { code: problem } }));
  return redirectTo(`${loaded.paths.page}#summary`);
}

const questionOf = (context: CheckoutContext, form: CheckoutForm) => ({
  destination: destinationOf(tidyAddress(form.delivery)),
  email: form.email.trim(),
  now: context.paymentContext.clock(),
  leastCharge: context.paymentContext.gateway.leastCharge,
});

async function readSent(context: CheckoutContext, { cart }: LoadedCheckout, body: URLSearchParams): Promise<Sent> {
  const shown = (await draftOfCart(context.paymentContext.db, cart)).deliveryAddress.countryCode;
  const typed = readCheckoutForm(body);
  const countryChanged = typed.delivery.countryCode !== shown;
  // a region belongs to its country: the page did not ask for one of the new country yet
  const form = countryChanged ? { ...typed, delivery: { ...typed.delivery, region: '' } } : typed;
  await saveDraft(context.paymentContext.db, cart.id, draftOfForm(form, shown));
  await saveNote(context, cart, form);
  return { form, countryChanged };
}

async function saveNote({ paymentContext }: CheckoutContext, cart: CartRecord, form: CheckoutForm): Promise<void> {
  const note = keepableNote(form.note ?? cart.note);
  if (note !== cart.note) await changeCart(cartContext(paymentContext), { id: cart.id }, setNote(note));
}

async function sendPayment(context: CheckoutContext, loaded: LoadedCheckout, sent: Sent): Promise<Response> {
  const { form } = sent;
  const quote = await quoteOfCart(context.paymentContext.db, loaded.cart, questionOf(context, form));
  const needsCard = !context.paymentContext.gateway.page && (!quote || dueOf(quote, form.method).amount > 0);
  const checked = checkForm(form, { now: context.paymentContext.clock(), needsCard });
  if (!checked.ok) return showAgain(context, loaded, form, 422, () => ({ errors: checked.errors }));
  if (form.key === '') return refuse(context, loaded, sent, { kind: 'key-reused' });
  const request = {
    ...checked.value,
    cartId: loaded.cart.id,
    key: form.key,
    quoteFingerprint: form.quoteFingerprint,
    method: form.method,
  };
  const result = await pay(context.paymentContext, request, {
    returnTo: loaded.paths.fromBank(form.key),
    giveUpTo: loaded.paths.givenUp(form.key),
  });
  return answer(context, loaded, sent, result);
}

async function answer(
  context: CheckoutContext,
  loaded: LoadedCheckout,
  sent: Sent,
  result: PayResult,
): Promise<Response> {
  const { paths, cart } = loaded;
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
      const liveAttempt = await findLiveAttempt(context.paymentContext.db, cart.id);
      return redirectTo(liveAttempt ? paths.pending(liveAttempt.key) : paths.page);
    }
    case 'changed':
    case 'key-reused':
      return refuse(context, loaded, sent, result);
  }
}

/** Nothing was done: the same page with a fresh key and with what holds now. */
function refuse(
  context: CheckoutContext,
  loaded: LoadedCheckout,
  { form, countryChanged }: Sent,
  { kind }: { kind: 'changed' | 'key-reused' },
): Promise<Response> {
  const country = form.delivery.countryCode;
  return showAgain(context, loaded, { ...form, key: newAttemptKey() }, 409, (total) => {
    if (kind === 'key-reused') return { notice: staleNotice() };
    const name = countryOf(country)?.name ?? country;
    return { notice: countryChanged ? countryChangedNotice(name, total) : changedNotice(total) };
  });
}

/** The page as it was typed, the card included and its code not, with what there is to say about it. */
async function showAgain(
  context: CheckoutContext,
  loaded: LoadedCheckout,
  typed: CheckoutForm,
  status: 409 | 422,
  messageFor: (total: Money) => { notice?: Notice; errors?: FormErrors },
): Promise<Response> {
  const redirect = await redirectIfClosed(context, loaded);
  if (redirect) return redirect;
  const delivery = tidyAddress(typed.delivery);
  const billingCountry = countryOf(typed.billing.countryCode) ? typed.billing.countryCode : delivery.countryCode;
  const billing = { ...typed.billing, countryCode: billingCountry };
  const form = { ...typed, delivery, billing, key: typed.key || newAttemptKey() };
  const quote = await quoteOfCart(context.paymentContext.db, loaded.cart, questionOf(context, form));
  const said = quote ? messageFor(totalOf(quote, form.method)) : {};
  return pageResponse(renderCheckout(context, loaded, quote, { form, ...said }), status);
}
