import { CONTACT_TOPIC_IDS, LONGEST_MESSAGE } from '@bluebird-bay/content/contact-topics.ts';
import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { Email } from '../email.ts';

const shown = (text: string, lines: boolean): boolean =>
  text.isWellFormed() && !/\p{Cc}/u.test(lines ? text.replaceAll('\n', '') : text);

/** Words on one line. */
const Line = (longest: number) =>
  v.pipe(
    v.string('is missing'),
    v.transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
    v.maxLength(longest, `is longer than ${longest} characters`),
    v.check((text) => shown(text, false), 'holds what cannot be shown'),
  );

const Message = v.pipe(
  v.string('is missing'),
  v.transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()),
  v.nonEmpty('is empty'),
  v.maxLength(LONGEST_MESSAGE, `is longer than ${LONGEST_MESSAGE} characters`),
  v.check((text) => shown(text, true), 'holds what cannot be shown'),
);

export const SEND_MESSAGE = {
  id: 'sendMessage',
  method: 'POST',
  path: '/services/messages',
  summary:
    'Leaves a message for the people who run the shop. The same words again on the same day are the same message.',
  body: v.strictObject({
    topic: v.picklist(CONTACT_TOPIC_IDS, 'is no topic of ours'),
    name: v.pipe(Line(100), v.nonEmpty('is empty')),
    email: Email,
    order: v.optional(Line(40), ''),
    message: Message,
  }),
  status: 202,
  answer: v.strictObject({ received: v.literal(true) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;
