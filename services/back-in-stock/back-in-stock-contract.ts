import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { Email } from '../email.ts';

export const REQUEST_STOCK = {
  id: 'askForStock',
  method: 'POST',
  path: '/services/back-in-stock',
  summary: 'Keeps the wish to hear once when a size is there again. Says nothing of who else waits.',
  body: v.strictObject({
    variant: v.pipe(
      v.string('is missing'),
      v.regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,18}$/, 'is not the id of a variant'),
    ),
    email: Email,
  }),
  status: 202,
  answer: v.strictObject({ waiting: v.literal(true) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;
