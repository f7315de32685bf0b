import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderFactsOf, TOLD_ORDER } from '../orders/told-order.ts';
import { aToldOrder, type ToldOrderOptions } from '../testing/told.ts';
import { birthdayDue, isBirthday } from './birthday.ts';
import { expiresAt, noticeAt, wasAlive } from './expiry.ts';
import { isSameMailbox, maskedEmail } from './mailbox.ts';
import { type ClaimQuestion, claimRefusal } from './referral-claim.ts';
import { referralOutcome } from './referral-outcome.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

describe('points run out', () => {
  it('a year after the last thing done, by the calendar', () => {
    expect(expiresAt(at('2026-02-14'))).toEqual(at('2027-02-14'));
    expect(expiresAt(at('2024-02-29'))).toEqual(at('2025-02-28'));
    expect(noticeAt(at('2026-02-14'))).toEqual(at('2027-01-15'));
  });

  it('and come back for what happened in time', () => {
    expect(wasAlive(at('2026-02-14'), at('2027-02-13'))).toBe(true);
    expect(wasAlive(at('2026-02-14'), at('2027-02-15'))).toBe(false);
    expect(wasAlive(at('2026-02-14'), at('2026-02-14'))).toBe(false);
  });
});

describe('a birthday', () => {
  it.each([
    ['02-29', true],
    ['12-31', true],
    ['02-30', false],
    ['13-01', false],
    ['00-10', false],
    ['1-1', false],
    ['', false],
  ])('%s is a day: %s', (day, is) => expect(isBirthday(day)).toBe(is));

  it('is given on the day, once told long enough before', () => {
    const told = at('2026-01-01');
    expect(birthdayDue('06-21', told, at('2026-06-20'))).toBeUndefined();
    expect(birthdayDue('06-21', told, at('2026-06-21'))?.year).toBe(2026);
    expect(birthdayDue('06-21', at('2026-06-01'), at('2026-06-21'))).toBeUndefined();
    expect(birthdayDue('06-21', at('2026-06-01'), at('2027-06-21'))?.year).toBe(2027);
  });

  it('is given late where the shop was closed on the day, but not forever', () => {
    const told = at('2026-01-01');
    expect(birthdayDue('12-31', told, at('2027-01-05'))?.year).toBe(2026);
    expect(birthdayDue('12-31', told, at('2027-02-05'))).toBeUndefined();
  });

  it('on 29 February is the 28th where there is no 29th', () => {
    const told = at('2025-01-01');
    expect(birthdayDue('02-29', told, at('2026-02-28'))?.on).toEqual(new Date('2026-02-28T00:00:00Z'));
    expect(birthdayDue('02-29', told, at('2028-02-28'))).toBeUndefined();
    expect(birthdayDue('02-29', told, at('2028-02-29'))?.year).toBe(2028);
  });
});

describe('an address', () => {
  it('is shown so that only its owner knows it', () => {
    expect(maskedEmail('tanya.reyes@proton.me')).toBe('t•••••@p•••••.me');
    expect(maskedEmail('a@b.co.uk')).toBe('a•••••@b•••••.uk');
    expect(maskedEmail('')).not.toContain('undefined');
  });

  it.each([
    ['ana@bay.example', 'ANA@bay.example', true],
    ['ana+club@bay.example', 'ana@bay.example', true],
    ['a.na@gmail.com', 'ana+x@googlemail.com', true],
    ['a.na@bay.example', 'ana@bay.example', false],
    ['ana@bay.example', 'ben@bay.example', false],
  ])('%s and %s are one mailbox: %s', (a, b, is) => expect(isSameMailbox(a, b)).toBe(is));
});

describe('a friend', () => {
  const member = (account: number, day = '2026-05-01') => ({
    account,
    email: `m${account}@bay.example`,
    joinedAt: at(day),
  });
  const question = (
    change: Partial<ClaimQuestion['friend']> = {},
    more: Partial<ClaimQuestion> = {},
  ): ClaimQuestion => ({
    friend: { ...member(2, '2026-06-01'), hasOrdered: false, hasReferrer: false, ...change },
    referrer: member(1),
    referrersBefore: [],
    now: at('2026-06-02'),
    ...more,
  });

  it('can be brought by a member', () => expect(claimRefusal(question())).toBeUndefined());
  it.each([
    ['oneself', question({ account: 1 }), 'SELF'],
    ['oneself under another address', question({ email: 'm1+new@bay.example' }), 'SELF'],
    ['somebody who was brought', question({ hasReferrer: true }), 'ALREADY_BROUGHT'],
    ['who brought the one who brought one', question({}, { referrersBefore: [5, 2] }), 'LOOP'],
    ['who has bought before', question({ hasOrdered: true }), 'HAS_ORDERED'],
    ['who has long been there', question({ joinedAt: at('2026-05-02') }, { now: at('2026-06-02') }), 'NOT_NEW'],
    ['who was there first', question({ joinedAt: at('2026-04-30') }, { now: at('2026-05-02') }), 'NOT_NEW'],
  ] as const)('cannot be %s', (_, asked, refusal) => expect(claimRefusal(asked)).toBe(refusal));
});

describe('a referral', () => {
  const order = (options: Partial<ToldOrderOptions>) =>
    orderFactsOf(v.parse(TOLD_ORDER, aToldOrder({ id: 1, customer: 2, ...options })), (key) => key);
  const CLAIMED = '2026-05-20T00:00:00.000Z';
  const fulfilledAt = '2026-06-03T10:00:00.000Z';
  const stateOf = (friend: Partial<ToldOrderOptions>[], referrer: Partial<ToldOrderOptions>[] = []) =>
    referralOutcome(
      CLAIMED,
      friend.map(order),
      referrer.map((one) => order({ customer: 1, ...one })),
    ).state;

  it('waits, is pending, and counts once an order is fulfilled', () => {
    expect(stateOf([])).toBe('waiting');
    expect(stateOf([{ isPaid: false }])).toBe('waiting');
    expect(stateOf([{}])).toBe('pending');
    expect(stateOf([{ fulfilledAt }])).toBe('approved');
  });

  it('counts no more when all of it went back', () => {
    expect(stateOf([{ fulfilledAt, refunds: [{ id: 1, usd: 62.4 }] }])).toBe('waiting');
    expect(stateOf([{ fulfilledAt, refunds: [{ id: 1, usd: 30 }] }])).toBe('approved');
    expect(stateOf([{ cancelledAt: fulfilledAt }])).toBe('waiting');
  });

  it('does not count for whoever had bought before', () =>
    expect(stateOf([{ fulfilledAt, placedAt: '2026-05-19T10:00:00Z' }])).toBe('refused'));

  it.each([
    ['address, however it is typed', { street: '2, HARBOUR ROAD' }, { street: '2 Harbour Rd' }],
    ['card', { card: '4242' }, { card: '4242' }],
  ])('does not count within one household: the same %s', (_, friend, referrer) => {
    const before = { placedAt: '2026-05-30T10:00:00Z' };
    expect(stateOf([{ fulfilledAt, ...friend }], [{ ...before, ...referrer }])).toBe('refused');
    expect(stateOf([{ fulfilledAt, ...friend }], [before])).toBe('approved');
  });

  it('counts although the referrer sends the friend a present later', () =>
    expect(stateOf([{ fulfilledAt, street: 'A' }], [{ street: 'A', placedAt: '2026-07-01T10:00:00Z' }])).toBe(
      'approved',
    ));
});
