import { randomBytes } from 'node:crypto';
import type { Html } from '@bluebird-bay/html/html.ts';
import { quoteOfCart } from '../../cart/quote-cart.ts';
import { destinationOf, emptyAddress } from '../../domain/checkout/address.ts';
import type { Quote } from '../../domain/checkout/quote.ts';
import { pointsOfQuote } from '../../domain/loyalty/loyalty.ts';
import type { CartRecord } from '../../store/cart/carts.ts';
import { findAttempt } from '../../store/checkout/checkout-attempts.ts';
import type { CheckoutDraft } from '../../store/checkout/checkout-drafts.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { CheckoutForm, FormErrors } from '../form/checkout-form.ts';
import { draftOfCart } from '../form/draft.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { emptyCartPage } from '../pages/message-page.ts';
import type { Notice } from '../pages/note.ts';
import { failureNotice, shortageNotice } from '../pages/notices.ts';
import { type LoadedCheckout, redirectIfClosed } from './load-checkout.ts';
import { pageResponse } from './page-response.ts';

/** A name for the next press of "Pay": 128 random bits. */
export function newAttemptKey(): string {
  return randomBytes(16).toString('base64url');
}

function formOfDraft(draft: CheckoutDraft, { note }: CartRecord): CheckoutForm {
  return {
    intent: 'pay',
    key: newAttemptKey(),
    quoteFingerprint: '',
    email: draft.email,
    delivery: draft.deliveryAddress,
    billingIsDelivery: draft.billingAddress === null,
    billing: draft.billingAddress ?? emptyAddress(draft.deliveryAddress.countryCode),
    method: draft.method,
    note,
    card: { number: '', expiry: '', code: '', name: '' },
    offer: undefined,
    code: '',
  };
}

/**
 * What there is to say above the form: what just happened, or that an item is short. Wrong fields speak for themselves.
 */
function noticeFor(
  { links }: CheckoutContext,
  quote: Quote,
  errors: FormErrors,
  notice: Notice | undefined,
): Notice | undefined {
  if (notice || Object.keys(errors).length > 0) return notice;
  return quote.shortages.length > 0 ? shortageNotice(quote.shortages, links) : undefined;
}

/** The page with a form in it, or the empty cart. */
export function renderCheckout(
  context: CheckoutContext,
  { paths, cart }: LoadedCheckout,
  quote: Quote | undefined,
  { form, errors = {}, notice }: { form: CheckoutForm; errors?: FormErrors; notice?: Notice | undefined },
): Html {
  const { links, paymentContext } = context;
  if (!quote) return emptyCartPage(links);
  return checkoutPage({
    links,
    action: paths.page,
    quote,
    form,
    errors,
    notice: noticeFor(context, quote, errors, notice),
    note: form.note ?? cart.note,
    isSignedIn: cart.customerId !== null,
    points: pointsOfQuote(context.loyalty, quote, cart.customerId !== null),
    asker: paymentContext.gateway,
  });
}

/** How the attempt named in the address ended, for the page to say; nothing for an attempt of another cart. */
async function endOfAttempt({ paymentContext, links }: CheckoutContext, cart: CartRecord, key: string | undefined) {
  const attempt = key === undefined ? undefined : await findAttempt(paymentContext.db, key);
  if (!attempt?.response || attempt.cartId !== cart.id) return { errors: {} };
  return failureNotice(attempt.response, links, paymentContext.gateway.page !== undefined);
}

/** GET of the checkout: the page as it was left, or onwards to where the visitor belongs. */
export async function showCheckout(
  context: CheckoutContext,
  loaded: LoadedCheckout,
  attemptKey: string | undefined,
): Promise<Response> {
  const redirect = await redirectIfClosed(context, loaded);
  if (redirect) return redirect;
  const draft = await draftOfCart(context.paymentContext.db, loaded.cart);
  const quote = await quoteOfCart(context.paymentContext.db, loaded.cart, {
    destination: destinationOf(draft.deliveryAddress),
    email: draft.email,
    now: context.paymentContext.clock(),
    leastCharge: context.paymentContext.gateway.leastCharge,
  });
  const end = await endOfAttempt(context, loaded.cart, attemptKey);
  return pageResponse(renderCheckout(context, loaded, quote, { form: formOfDraft(draft, loaded.cart), ...end }));
}
