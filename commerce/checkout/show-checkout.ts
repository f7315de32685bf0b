import { randomBytes } from 'node:crypto';
import { destinationOf, emptyAddress } from '../domain/checkout/address.ts';
import type { Quote } from '../domain/checkout/quote.ts';
import type { Html } from '../html/html.ts';
import type { CartRecord } from '../store/carts.ts';
import { findAttempt } from '../store/checkout-attempts.ts';
import type { CheckoutDraft } from '../store/checkout-drafts.ts';
import type { Desk } from './desk.ts';
import { draftOfCart } from './draft-of-cart.ts';
import type { CheckoutForm, FormErrors } from './form/checkout-form.ts';
import { pageResponse } from './page-response.ts';
import { checkoutPage } from './pages/checkout-page.ts';
import { emptyBagPage } from './pages/message-page.ts';
import type { Notice } from './pages/note.ts';
import { failureNotice, shortageNotice } from './pages/notices.ts';
import { quoteOfCart } from './quote-of-cart.ts';
import { type Visit, wayOnwards } from './visit.ts';

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

/** What there is to say above the form: what just happened, or that a piece is short. Wrong fields speak for themselves. */
function noticeFor({ links }: Desk, quote: Quote, errors: FormErrors, notice: Notice | undefined): Notice | undefined {
  if (notice || Object.keys(errors).length > 0) return notice;
  return quote.shortages.length > 0 ? shortageNotice(quote.shortages, links) : undefined;
}

/** The page with a form in it, or the empty bag. */
export function renderCheckout(
  desk: Desk,
  { paths, cart }: Visit,
  quote: Quote | undefined,
  { form, errors = {}, notice }: { form: CheckoutForm; errors?: FormErrors; notice?: Notice | undefined },
): Html {
  const { links, till } = desk;
  if (!quote) return emptyBagPage(links);
  return checkoutPage({
    links,
    action: paths.page,
    quote,
    form,
    errors,
    notice: noticeFor(desk, quote, errors, notice),
    note: form.note ?? cart.note,
    isSignedIn: cart.customerId !== null,
    testCards: till.gateway.testCards ?? [],
  });
}

/** How the attempt named in the address ended, for the page to say; nothing for an attempt of another cart. */
async function endOfAttempt({ till, links }: Desk, cart: CartRecord, key: string | undefined) {
  const attempt = key === undefined ? undefined : await findAttempt(till.db, key);
  if (!attempt?.response || attempt.cartId !== cart.id) return { errors: {} };
  return failureNotice(attempt.response, links);
}

/** GET of the checkout: the page as it was left, or onwards to where the visitor belongs. */
export async function showCheckout(desk: Desk, visit: Visit, attemptKey: string | undefined): Promise<Response> {
  const onwards = await wayOnwards(desk, visit);
  if (onwards) return onwards;
  const draft = await draftOfCart(desk.till.db, visit.cart);
  const quote = await quoteOfCart(desk.till.db, visit.cart, {
    destination: destinationOf(draft.deliveryAddress),
    email: draft.email,
    now: desk.till.clock(),
  });
  const end = await endOfAttempt(desk, visit.cart, attemptKey);
  return pageResponse(renderCheckout(desk, visit, quote, { form: formOfDraft(draft, visit.cart), ...end }));
}
