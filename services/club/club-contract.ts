import { REWARDS, TIERS } from '@bluebird-bay/content/bay-club.ts';
import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { isBirthday } from './rules/birthday.ts';
import { REFERRAL_STATES } from './rules/referral-outcome.ts';
import { STATEMENT_FILTERS, STATEMENT_STATUSES } from './statement.ts';

const RewardId = v.picklist(REWARDS.map(({ id }) => id));
const TierId = v.picklist(TIERS.map(({ id }) => id));
const Moment = v.pipe(v.string(), v.description('ISO 8601'));
const Points = v.pipe(v.number(), v.integer());

const OF_MEMBER = { access: 'customer', throttled: true, caching: 'never', status: 200 } as const;

const Line = v.object({
  title: v.string(),
  kind: v.string(),
  detail: v.string(),
  points: Points,
  status: v.picklist(STATEMENT_STATUSES),
  dateCreated: Moment,
  balance: v.nullable(Points),
  order: v.pipe(v.nullable(v.string()), v.description('The provider’s id of the order it is about')),
  redemption: v.nullable(v.object({ id: v.number(), code: v.string(), isReady: v.boolean() })),
});

const Redemption = v.object({
  id: v.number(),
  reward: RewardId,
  points: Points,
  code: v.pipe(v.nullable(v.string()), v.description('null until the provider has made it')),
  state: v.picklist(['making', 'ready', 'undoing', 'undone', 'used', 'expired']),
  madeAt: Moment,
  expiresAt: Moment,
  endedAt: v.nullable(Moment),
  usedIn: v.pipe(v.nullable(v.string()), v.description('The name of the order it was used in')),
});

const Friend = v.object({
  title: v.string(),
  email: v.pipe(v.nullable(v.string()), v.description('Masked: t•••••@p•••••.me')),
  dateCreated: Moment,
  points: Points,
  state: v.picklist(REFERRAL_STATES),
});

export const READ_CLUB = {
  ...OF_MEMBER,
  id: 'readClub',
  method: 'GET',
  path: '/services/club',
  summary: 'Where a member stands: balance, pending points, tier and the way to the next, what was done to earn.',
  answer: v.object({
    available: v.pipe(
      Points,
      v.description('Less than nothing after a return of what had brought points already spent'),
    ),
    pending: Points,
    pendingFrom: v.array(v.object({ title: v.string(), detail: v.string(), points: Points })),
    joinedAt: Moment,
    earnedThisYear: Points,
    spentThisYear: Points,
    tier: v.object({
      id: TierId,
      next: v.nullable(v.object({ id: TierId, missing: Points })),
      countsUntil: v.nullable(Moment),
      lapse: v.nullable(v.object({ at: Moment, missing: Points })),
    }),
    expiresAt: v.pipe(v.nullable(Moment), v.description('When the points run out if nothing is done')),
    done: v.object({ orders: Points, reviews: Points, friends: Points, birthdayTold: v.boolean() }),
    wantsEmails: v.boolean(),
  }),
} as const satisfies Operation;

export const READ_STATEMENT = {
  ...OF_MEMBER,
  id: 'readStatement',
  method: 'GET',
  path: '/services/club/statement',
  summary:
    'The points, as a bank would tell them: what is pending, then every change of the balance, the newest first.',
  query: v.object({
    filter: v.optional(v.picklist(STATEMENT_FILTERS, 'is not a filter'), 'all'),
    first: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/, 'is not a number'),
        v.transform(Number),
        v.minValue(1, 'is too small'),
        v.maxValue(100, 'is too large'),
      ),
      '50',
    ),
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'is not a cursor'), v.transform(Number))),
  }),
  answer: v.object({ lines: v.array(Line), next: v.nullable(v.string()) }),
} as const satisfies Operation;

export const EXPORT_STATEMENT = {
  ...OF_MEMBER,
  id: 'exportStatement',
  method: 'GET',
  path: '/services/club/statement.csv',
  summary: 'The whole statement as CSV.',
} as const satisfies Operation;

export const READ_ORDER_POINTS = {
  ...OF_MEMBER,
  id: 'readOrderPoints',
  method: 'GET',
  path: '/services/club/order-points',
  summary: 'What one of the member’s orders has brought. An order the club knows nothing of has brought nothing.',
  query: v.object({ order: v.pipe(v.string('is missing'), v.regex(/^\d{1,18}$/, 'is not an id')) }),
  answer: v.object({ pending: Points, available: Points }),
} as const satisfies Operation;

export const READ_REWARDS = {
  ...OF_MEMBER,
  id: 'readRewards',
  method: 'GET',
  path: '/services/club/rewards',
  summary: 'What points can be turned into, the codes that are ready, and what became of others.',
  answer: v.object({
    available: Points,
    rewards: v.array(v.object({ id: RewardId, points: Points, missing: Points })),
    ready: v.array(Redemption),
    past: v.array(Redemption),
    canUndo: v.pipe(v.boolean(), v.description('Codes of some providers cannot be ended before their time')),
  }),
} as const satisfies Operation;

export const REDEEM_POINTS = {
  ...OF_MEMBER,
  id: 'redeemPoints',
  method: 'POST',
  path: '/services/club/rewards',
  summary: 'Turns points into a code that works once. The same key is the same redemption, however often it is sent.',
  body: v.strictObject({
    reward: RewardId,
    key: v.pipe(v.string('is missing'), v.regex(/^[\w-]{8,80}$/, 'is not a key')),
  }),
  answer: v.object({
    redemption: v.nullable(Redemption),
    refused: v.nullable(v.picklist(['NOT_ENOUGH_POINTS', 'NO_CODES'])),
    available: Points,
  }),
} as const satisfies Operation;

export const UNDO_REDEMPTION = {
  ...OF_MEMBER,
  id: 'undoRedemption',
  method: 'POST',
  path: '/services/club/rewards/undo',
  summary: 'Ends a code that nobody has used and gives its points back.',
  body: v.strictObject({
    redemption: v.pipe(v.number('is missing'), v.safeInteger('is not an id'), v.minValue(1, 'is not an id')),
  }),
  answer: v.object({
    redemption: v.nullable(Redemption),
    refused: v.nullable(v.picklist(['NOT_FOUND', 'USED', 'CANNOT_UNDO'])),
    available: Points,
  }),
} as const satisfies Operation;

export const READ_REFERRALS = {
  ...OF_MEMBER,
  id: 'readReferrals',
  method: 'GET',
  path: '/services/club/referrals',
  summary: 'The member’s code for friends, and what came of those who used it. Addresses are masked.',
  answer: v.object({
    code: v.string(),
    friends: v.array(Friend),
  }),
} as const satisfies Operation;

export const CLAIM_REFERRAL = {
  ...OF_MEMBER,
  id: 'claimReferral',
  method: 'POST',
  path: '/services/club/referrals',
  summary: 'Says who brought the member: once, within a month of opening the account, before the first order.',
  body: v.strictObject({
    code: v.pipe(
      v.string('is missing'),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z]{3,10}-[A-Z0-9]{5}$/, 'is not a code of a member'),
    ),
  }),
  answer: v.object({ taken: v.boolean() }),
} as const satisfies Operation;

export const TELL_BIRTHDAY = {
  ...OF_MEMBER,
  id: 'tellBirthday',
  method: 'POST',
  path: '/services/club/birthday',
  summary: 'Keeps a day of the year, once; it is told to nobody afterwards.',
  body: v.strictObject({ birthday: v.pipe(v.string('is missing'), v.check(isBirthday, 'is not a day of the year')) }),
  answer: v.object({ kept: v.boolean() }),
} as const satisfies Operation;

export const CHOOSE_CLUB_EMAILS = {
  ...OF_MEMBER,
  id: 'chooseClubEmails',
  method: 'POST',
  path: '/services/club/emails',
  summary: 'Says whether the club may write of tiers and points that run out. Codes are sent all the same.',
  body: v.strictObject({ wanted: v.boolean('is missing') }),
  answer: v.object({ wanted: v.boolean() }),
} as const satisfies Operation;

export const UNSUBSCRIBE_FROM_CLUB = {
  id: 'unsubscribeFromClub',
  method: 'POST',
  path: '/services/club/unsubscribe',
  summary: 'Ends the club’s emails, with the token of any of them: one click, also from a mail program (RFC 8058).',
  query: v.object({ token: v.pipe(v.string('is missing'), v.regex(/^[\w-]{32}$/, 'is not from one of our emails')) }),
  status: 200,
  answer: v.object({ wanted: v.literal(false) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const EXPORT_CLUB = {
  ...OF_MEMBER,
  id: 'exportClub',
  method: 'GET',
  path: '/services/club/export',
  summary: 'Everything the club keeps about the member, for them to take along.',
  answer: v.object({
    email: v.nullable(v.string()),
    joinedAt: v.nullable(Moment),
    birthday: v.pipe(v.nullable(v.string()), v.description('MM-DD')),
    wantsEmails: v.boolean(),
    referralCode: v.string(),
    tier: TierId,
    available: Points,
    pending: Points,
    statement: v.array(Line),
    rewards: v.array(Redemption),
    friends: v.array(Friend),
  }),
} as const satisfies Operation;

/** Everything the club can be asked. */
export const CLUB_OPERATIONS = [
  READ_CLUB,
  READ_STATEMENT,
  EXPORT_STATEMENT,
  READ_ORDER_POINTS,
  READ_REWARDS,
  REDEEM_POINTS,
  UNDO_REDEMPTION,
  READ_REFERRALS,
  CLAIM_REFERRAL,
  TELL_BIRTHDAY,
  CHOOSE_CLUB_EMAILS,
  EXPORT_CLUB,
  UNSUBSCRIBE_FROM_CLUB,
] as const satisfies readonly Operation[];
