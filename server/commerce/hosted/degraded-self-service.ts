import type { CallerRequestHandler } from '../commerce.ts';

/** What shoppers read where the provider has no call for what they want; the beginning of an address that fits counts. */
const WORDS: readonly (readonly [beginning: string, message: string])[] = [
  [
    '/services/orders/',
    'Your order has a page of its own that knows where the parcel is: open the link in the email you got when you ordered.',
  ],
  ['/services/returns', 'To send something back, write to us with your order number, and we tell you how.'],
  ['/services/account/export', 'Write to us and we send you everything we keep about you.'],
  ['/services/account/close', 'Write to us and we close your account and forget what is in it.'],
  ['/services/duties', 'Duties and taxes are worked out at checkout, before you pay.'],
];
const OTHERWISE = 'We cannot look that up here. Write to us, and a person will.';

/** Self-service with a provider elsewhere: what it has no call for is said in words. */
export const DEGRADED_SELF_SERVICE: CallerRequestHandler = {
  fetch: (request) => {
    const { pathname } = new URL(request.url);
    const message = WORDS.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? OTHERWISE;
    const headers = { 'cache-control': 'no-store' };
    return Response.json({ error: { code: 'NOT_OFFERED', message } }, { status: 404, headers });
  },
};
