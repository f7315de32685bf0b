import { LIST_IDS } from '@bluebird-bay/content/lists.ts';
import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { Email } from '../email.ts';

const Token = v.pipe(v.string('is missing'), v.regex(/^[\w-]{32}$/, 'is not from one of our letters'));
const List = v.picklist(LIST_IDS, 'is no list of ours');

/** What somebody waits for, on one line. */
const Subject = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
  v.maxLength(80, 'is longer than 80 characters'),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds what cannot be shown'),
);

export const ASK_FOR_LIST = {
  id: 'askForList',
  method: 'POST',
  path: '/services/lists',
  summary: 'Sends the letter that puts an address on a list. The answer is the same for a new address and a known one.',
  body: v.pipe(
    v.strictObject({ list: List, email: Email, subject: v.optional(Subject, '') }),
    v.forward(
      v.check(
        ({ list, subject }) => list !== 'waitlist' || subject !== '',
        'is missing: the waitlist is for something',
      ),
      ['subject'],
    ),
  ),
  status: 202,
  answer: v.strictObject({ sent: v.literal(true) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const ANSWER_LIST_EMAIL = {
  id: 'answerListLetter',
  method: 'POST',
  path: '/services/lists/answer',
  summary: 'Puts whoever has the letter on its list, or takes them off it. Again is no error.',
  body: v.strictObject({ token: Token, wanted: v.boolean('is missing') }),
  status: 200,
  answer: v.strictObject({ list: List, wanted: v.boolean() }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

const Chosen = v.strictObject({
  /** Opens the same again; null once nothing of the address is left. */
  token: v.nullable(Token),
  lists: v.array(v.strictObject({ list: List, subject: v.string() })),
});

export const READ_LISTS = {
  id: 'readLists',
  method: 'POST',
  path: '/services/lists/chosen',
  summary: 'Which lists whoever has a letter is on. The address itself is not said.',
  body: v.strictObject({ token: Token }),
  status: 200,
  answer: Chosen,
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const CHOOSE_LIST = {
  id: 'chooseList',
  method: 'POST',
  path: '/services/lists/choose',
  summary: 'Puts whoever has a letter on a list, or takes them off one. Again is no error.',
  body: v.strictObject({ token: Token, list: List, subject: v.optional(Subject, ''), wanted: v.boolean('is missing') }),
  status: 200,
  answer: Chosen,
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const LEAVE_LIST = {
  id: 'leaveList',
  method: 'POST',
  path: '/services/lists/leave',
  summary: 'Takes whoever has a letter off its list: one click, also from a mail program (RFC 8058).',
  query: v.object({ token: Token }),
  status: 200,
  answer: v.strictObject({ wanted: v.literal(false) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;
