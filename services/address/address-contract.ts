import { CONTACT_TOPICS } from '@bluebird-bay/content/contact-topics.ts';
import { LIST_IDS } from '@bluebird-bay/content/lists.ts';
import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';

const Moment = v.string();

/** What was given with an address and no account: to a list, the contact form, a size that was sold out, the student code. */
const Kept = v.strictObject({
  lists: v.array(
    v.strictObject({
      list: v.picklist(LIST_IDS),
      subject: v.string(),
      askedAt: Moment,
      /** Null while the letter is unanswered */
      confirmedAt: v.nullable(Moment),
    }),
  ),
  /** The number that was drawn for it; null for whoever won nothing */
  giveaway: v.nullable(v.string()),
  awaitedSizes: v.array(v.strictObject({ variant: v.string(), askedAt: Moment })),
  messages: v.array(
    v.strictObject({
      topic: v.picklist(CONTACT_TOPICS.map(({ id }) => id)),
      name: v.string(),
      order: v.string(),
      message: v.string(),
      writtenAt: Moment,
    }),
  ),
  studentCode: v.nullable(v.strictObject({ askedAt: Moment, confirmedAt: v.nullable(Moment) })),
});

export const EXPORT_ADDRESS = {
  id: 'exportAddress',
  method: 'GET',
  path: '/services/address/export',
  summary:
    'Everything the services keep of a customer’s email, to be taken along. Null until the customer has shown that the mailbox is theirs: an account can be opened with anybody’s address.',
  query: v.strictObject({}),
  status: 200,
  answer: v.strictObject({ kept: v.nullable(Kept) }),
  access: 'customer',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;
