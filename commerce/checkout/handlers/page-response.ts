import type { Html } from '@bluebird-bay/html/html.ts';
import { CHECKOUT_SCRIPT_SOURCE } from '../assets/checkout-script.ts';

/**
 * What every page of the checkout says about itself: no script but the one of ours, which asks
 * nobody but us, nothing from elsewhere but the shop's pictures, sent nowhere but here and to whoever asks for the card on a page of theirs, framed by nobody, kept by nobody, and its address, which opens the cart, told to nobody.
 */
export function pageHeaders(pictureOrigin: string, payingOrigin: string | undefined): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${CHECKOUT_SCRIPT_SOURCE}`,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${pictureOrigin}`,
    // "Pay" leads on from here, and browsers hold a form to where its answer leads.
    `form-action 'self'${payingOrigin === undefined ? '' : ` ${payingOrigin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
}

/** A page as a response, without the headers of {@link pageHeaders}. */
export function pageResponse(page: Html, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(String(page), { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
}

/** "See other": what a sent page answers, so that going back or reloading sends nothing again. */
export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
