import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountOf } from '../ledger/accounts.ts';
import { auditLedger } from '../ledger/audit.ts';
import { type ClubUnderTest, clubUnderTest } from '../testing/club-under-test.ts';
import type { ToldOrderOptions } from '../testing/told.ts';
import { claimReferral } from './claim-referral.ts';

const FULFILLED = { fulfilledAt: '2026-06-02T11:00:00.000Z' };

describe('bringing a friend (reliability C11, CLB-008)', () => {
  let club: ClubUnderTest;
  let customer = 100;
  let order = 1_000;
  const nextOrder = (): number => {
    order += 1;
    return order;
  };
  beforeAll(async () => {
    club = await clubUnderTest();
  });
  afterAll(async () => {
    expect(await auditLedger(club.db)).toEqual([]);
    await club.close();
  });

  const aMember = async (): Promise<number> => {
    customer += 1;
    await club.read('', { as: customer });
    return customer;
  };
  const codeOf = async (as: number): Promise<string> => (await club.read('/referrals', { as })).code;
  const claim = async (as: number, code: string): Promise<boolean> =>
    (await club.read('/referrals', { as, body: { code } })).taken;
  const friendsOf = async (as: number) => (await club.read('/referrals', { as })).friends;
  const buy = (as: number, options: Partial<ToldOrderOptions> = {}) =>
    club.order({ id: nextOrder(), customer: as, usd: 60, placedAt: '2026-06-02T10:00:00.000Z', ...options });

  it('brings both sides their points once the first order is on its way', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    expect(await claim(ben, (await codeOf(ana)).toLowerCase())).toBe(true);
    expect(await friendsOf(ana)).toMatchObject([{ title: 'Joined, no order yet', state: 'waiting', points: 0 }]);
    await buy(ben);
    expect(await friendsOf(ana)).toMatchObject([{ title: 'First order placed', state: 'pending', points: 500 }]);
    expect([await club.balances(ana), await club.balances(ben)]).toEqual([
      { available: 500, pending: 500 },
      { available: 500, pending: 560 },
    ]);
    await buy(ben, { id: order, ...FULFILLED });
    expect(await friendsOf(ana)).toMatchObject([{ state: 'approved', points: 500 }]);
    expect([await club.balances(ana), await club.balances(ben)]).toEqual([
      { available: 1_000, pending: 0 },
      { available: 1_060, pending: 0 },
    ]);
    await buy(ben, FULFILLED);
    expect(await club.balances(ana)).toEqual({ available: 1_000, pending: 0 });
  });

  it('takes them back when all of the order comes back', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    await claim(ben, await codeOf(ana));
    await buy(ben, FULFILLED);
    await club.refund(order, { id: order * 10, usd: 60 });
    expect([await club.balances(ana), await club.balances(ben)]).toEqual([
      { available: 500, pending: 0 },
      { available: 500, pending: 0 },
    ]);
  });

  it('never says an address, whole or in part enough to guess it', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    await claim(ben, await codeOf(ana));
    await buy(ben, FULFILLED);
    const told = await Promise.all(
      ['', '/referrals', '/statement', '/statement.csv'].map((path) =>
        club.ask(path, { as: ana }).then((answer) => answer.text()),
      ),
    );
    expect(told.join()).not.toContain(`swimmer-${ben}`);
    expect(told.join()).not.toContain('bay.example');
    expect(told[1]).toContain('s•••••@b•••••.example');
    expect(told[2]).toContain('s•••••@b•••••.example');
  });

  it('counts a friend once, of fifty claims at the same time', async () => {
    const [ana, cem, ben] = [await aMember(), await aMember(), await aMember()];
    const codes = [await codeOf(ana), await codeOf(cem)];
    // straight at the rule: a member may not ask so often
    const friend = (await findAccountOf(club.db, String(ben)))?.id ?? 0;
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        claimReferral(club.db, { friend, code: codes[index % 2] ?? '', at: club.clock() }),
      ),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(25);
    const id = nextOrder();
    await Promise.all(Array.from({ length: 10 }, () => buy(ben, { id, ...FULFILLED })));
    const [first, second] = [await club.balances(ana), await club.balances(cem)];
    expect([first.available, second.available].sort()).toEqual([1_000, 500].sort());
    expect((await club.balances(ben)).available).toBe(1_060);
  });

  it('is refused to oneself, in circles, to those who had bought, and with a code of nobody', async () => {
    const [ana, ben, cem] = [await aMember(), await aMember(), await aMember()];
    expect(await claim(ana, await codeOf(ana))).toBe(false);
    expect(await claim(ben, await codeOf(ana))).toBe(true);
    expect(await claim(cem, await codeOf(ben))).toBe(true);
    expect(await claim(ana, await codeOf(cem))).toBe(false);
    expect(await claim(ana, await codeOf(ben))).toBe(false);
    const bought = await aMember();
    await buy(bought);
    expect(await claim(bought, await codeOf(ana))).toBe(false);
    expect(await claim(await aMember(), 'WAVE-22222')).toBe(false);
    expect(await friendsOf(ana)).toHaveLength(1);
  });

  it('of two who bring each other at the same time one is taken', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ana, ben] = [await aMember(), await aMember()];
      const [a, b] = [await codeOf(ana), await codeOf(ben)];
      const taken = await Promise.all([claim(ana, b), claim(ben, a)]);
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
  });

  it.each([
    ['address', { street: '1 Shared Street' }],
    ['card', { card: '4242' }],
  ])('does not count within one household: the same %s', async (_, shared) => {
    const [ana, ben] = [await aMember(), await aMember()];
    await claim(ben, await codeOf(ana));
    await buy(ana, { ...shared, placedAt: '2026-06-01T11:00:00.000Z', usd: 10 });
    await buy(ben, { ...shared, ...FULFILLED });
    expect(await friendsOf(ana)).toMatchObject([{ title: 'Does not count', state: 'refused', points: 0 }]);
    expect((await club.balances(ben)).available).toBe(560);
  });

  it('does not count either when the household is known only later', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    await claim(ben, await codeOf(ana));
    await buy(ben, { street: '2 Shared Street', ...FULFILLED });
    expect((await club.balances(ana)).available).toBe(1_000);
    await buy(ana, { street: '2 Shared Street', placedAt: '2026-06-01T11:00:00.000Z', usd: 10 });
    expect((await club.balances(ana)).available).toBe(500);
  });

  it('keeps nothing of an address or a card but a salted hash', async () => {
    const rows = await club.db.selectFrom('services.club_order').select('facts').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/street|harbour|4242|visa|TR19/i);
  });

  it('leaves the points when the friend leaves, and shows nothing of them', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    await claim(ben, await codeOf(ana));
    await buy(ben, FULFILLED);
    await club.gone(ben);
    await buy(ana, { street: '3 Elsewhere' });
    expect((await club.balances(ana)).available).toBe(1_000);
    expect(await friendsOf(ana)).toMatchObject([{ email: null, state: 'approved' }]);
  });
});
