import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { Email } from '../email.ts';

export const SIGN_UP_FOR_NEWSLETTER = {
  id: 'signUpForNewsletter',
  method: 'POST',
  path: '/services/newsletter',
  summary: 'Takes an address for the newsletter. The answer is the same for a new one and a known one.',
  body: v.strictObject({
    email: Email,
    /** Where the form stands. */
    place: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/, 'is not a place of the shop')), 'home'),
  }),
  status: 202,
  answer: v.strictObject({ signedUp: v.literal(true) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;
