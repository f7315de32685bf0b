import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLedger } from './ledger/audit.ts';
import { type ClubUnderTest, clubUnderTest } from './testing/club-under-test.ts';

describe('members of Bay Club', () => {
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
  beforeEach(() => {
    club.emails.length = 0;
    club.tiers.length = 0;
  });
  afterEach(async () => {
    expect(club.failures).toEqual([]);
    expect(await auditLedger(club.db)).toEqual([]);
  });
  afterAll(() => club.close());

  const aMember = async (day: string): Promise<number> => {
    club.at(`${day}T12:00:00Z`);
    customer += 1;
    await club.read('', { as: customer });
    return customer;
  };
  const buy = (as: number, usd: number, day: string) =>
    club.order({
      id: nextOrder(),
      customer: as,
      usd,
      placedAt: `${day}T10:00:00.000Z`,
      fulfilledAt: `${day}T11:00:00.000Z`,
    });
  const roundOn = async (day: string): Promise<void> => {
    club.at(`${day}T12:00:00Z`);
    await club.round();
  };
  const emailsTo = (as: number) =>
    club.emails.filter(({ to }) => to === `swimmer-${as}@bay.example`).map(({ topic }) => topic);

  it('are welcomed by email, once', async () => {
    const as = await aMember('2026-06-01');
    await Promise.all([club.round(), club.round()]);
    await club.round();
    expect(emailsTo(as)).toEqual(['welcome']);
  });

  describe('tiers', () => {
    it('are reached by what a year brings, told to the provider, and written about', async () => {
      const as = await aMember('2026-06-02');
      await buy(as, 499, '2026-06-02');
      expect(await club.read('', { as })).toMatchObject({
        tier: { id: 'paddler', next: { id: 'swimmer', missing: 1 } },
      });
      await buy(as, 1, '2026-06-02');
      expect(await club.read('', { as })).toMatchObject({
        tier: { id: 'swimmer', next: { id: 'surfer', missing: 2_000 } },
      });
      await club.round();
      expect(club.tiers).toEqual([[String(as), 'swimmer']]);
      expect(emailsTo(as)).toEqual(['welcome', 'tier']);
    });

    it('end a year later unless something is earned, and say when', async () => {
      const as = await aMember('2026-06-03');
      await buy(as, 700, '2026-06-03');
      await club.round();
      const { tier } = await club.read('', { as });
      expect(tier.lapse).toEqual({ at: '2027-06-03T10:00:00.000Z', missing: 500 });
      await buy(as, 10, '2027-05-01');
      await roundOn('2027-06-02');
      expect((await club.read('', { as })).tier.id).toBe('swimmer');
      await roundOn('2027-06-03');
      expect((await club.read('', { as })).tier.id).toBe('paddler');
      expect(club.tiers.filter(([id]) => id === String(as)).map(([, id]) => id)).toEqual(['swimmer', 'paddler']);
    });

    it('go with a refund, and are not written about twice in a year', async () => {
      const as = await aMember('2026-06-04');
      await buy(as, 600, '2026-06-04');
      const id = order;
      await club.round();
      await club.refund(id, { id: id * 10, usd: 600 });
      expect((await club.read('', { as })).tier.id).toBe('paddler');
      await buy(as, 600, '2026-06-04');
      await club.round();
      expect((await club.read('', { as })).tier.id).toBe('swimmer');
      expect(emailsTo(as)).toEqual(['welcome', 'tier']);
    });
  });

  describe('points', () => {
    it('run out after a year without an order or a review, and their owner is told a month before', async () => {
      const as = await aMember('2026-06-05');
      expect((await club.read('', { as })).expiresAt).toBe('2027-06-05T12:00:00.000Z');
      await roundOn('2027-05-05');
      expect(emailsTo(as)).toEqual(['welcome']);
      await roundOn('2027-05-07');
      await roundOn('2027-05-08');
      expect(club.emails.filter(({ topic, to }) => topic === 'expiring' && to.includes(`-${as}@`))).toMatchObject([
        { points: 500, on: new Date('2027-06-05T12:00:00Z') },
      ]);
      await roundOn('2027-06-06');
      await roundOn('2027-06-07');
      expect(await club.balances(as)).toEqual({ available: 0, pending: 0 });
      const { lines } = await club.read('/statement', { as });
      expect(lines[0]).toMatchObject({ title: 'Points ran out', points: -500, balance: 0 });
    });

    it('are not said to run out where an order came while the letter waited', async () => {
      const as = await aMember('2026-06-05');
      const sent = club.ports.sendEmail;
      club.ports.sendEmail = () => Promise.reject(new Error('no mail server'));
      await roundOn('2027-05-07');
      await buy(as, 50, '2027-05-08');
      club.ports.sendEmail = sent;
      expect(club.failures.splice(0).join()).toContain('"step":"emails"');
      await roundOn('2027-05-09');
      expect(emailsTo(as)).toEqual(['welcome']);
    });

    it('live on with every order, and come back for one that is heard of late', async () => {
      const as = await aMember('2026-06-06');
      await buy(as, 50, '2027-05-20');
      await roundOn('2027-06-08');
      expect(await club.balances(as)).toMatchObject({ available: 550 });
      await roundOn('2028-05-22');
      expect(await club.balances(as)).toMatchObject({ available: 0 });
      await buy(as, 30, '2028-05-01');
      expect(await club.balances(as)).toMatchObject({ available: 580 });
    });
  });

  describe('a birthday', () => {
    const tell = (as: number, birthday: string) => club.read('/birthday', { as, body: { birthday } });

    it('is asked once, kept, and never told', async () => {
      const as = await aMember('2026-06-07');
      expect(await tell(as, '08-20')).toEqual({ kept: true });
      expect(await tell(as, '06-08')).toEqual({ kept: false });
      const answers = await Promise.all(
        ['', '/statement', '/rewards', '/referrals'].map((path) =>
          club.ask(path, { as }).then((answer) => answer.text()),
        ),
      );
      expect(answers.join()).not.toMatch(/08-20|06-08/);
      expect(JSON.parse(answers[0] ?? '').done.birthdayTold).toBe(true);
    });

    it('brings points once a year, on the day', async () => {
      const as = await aMember('2026-06-08');
      await tell(as, '08-20');
      await roundOn('2026-08-19');
      expect(await club.balances(as)).toMatchObject({ available: 500 });
      await roundOn('2026-08-20');
      await roundOn('2026-08-21');
      expect(await club.balances(as)).toMatchObject({ available: 700 });
      const { lines } = await club.read('/statement', { as });
      expect(lines[0]).toMatchObject({ title: 'Birthday gift reward', points: 200 });
      await buy(as, 10, '2027-01-01');
      await roundOn('2027-08-20');
      expect(await club.balances(as)).toMatchObject({ available: 910 });
    });

    it('of next week is one of next year', async () => {
      const as = await aMember('2026-06-10');
      await tell(as, '06-15');
      await roundOn('2026-06-15');
      expect(await club.balances(as)).toMatchObject({ available: 500 });
    });

    it.each(['06-31', '1-1', '', 'today'])('is a day of the year: not %j', async (birthday) => {
      const as = await aMember('2026-06-11');
      const answer = await club.ask('/birthday', { as, body: { birthday } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { field: 'birthday' } });
    });
  });

  describe('emails', () => {
    it('end with one click, from a mail program too, and codes are sent all the same', async () => {
      const as = await aMember('2026-06-12');
      await club.round();
      const token = club.emails.find(
        ({ topic, to }) => topic === 'welcome' && to.includes(`-${as}@`),
      )?.unsubscribeToken;
      const click = await club.services.fetch(
        new Request(`http://shop.example/services/club/unsubscribe?token=${token}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
      expect([click.status, await click.json()]).toEqual([200, { wanted: false }]);
      expect((await club.read('', { as })).wantsEmails).toBe(false);
      await buy(as, 800, '2026-06-12');
      await club.read('/rewards', { as, body: { reward: 'off-5', key: `code-for-${as}` } });
      await club.round();
      expect(emailsTo(as)).toEqual(['welcome', 'reward']);
      expect(await club.read('/emails', { as, body: { wanted: true } })).toEqual({ wanted: true });
    });

    it('that were not taken are tried again, and keep no others back', async () => {
      const [broken, fine] = [await aMember('2026-06-13'), await aMember('2026-06-13')];
      const sent = club.ports.sendEmail;
      let isDown = true;
      club.ports.sendEmail = async (email) => {
        if (isDown && email.to.includes(String(broken))) throw new Error('mailbox full');
        await sent(email);
      };
      await club.round();
      expect([emailsTo(broken), emailsTo(fine)]).toEqual([[], ['welcome']]);
      expect(club.failures.splice(0).join()).toContain('"step":"emails"');
      isDown = false;
      await roundOn('2026-06-14');
      club.ports.sendEmail = sent;
      expect([emailsTo(broken), emailsTo(fine)]).toEqual([['welcome'], ['welcome']]);
    });
  });

  describe('who leave', () => {
    it('take everything with them, and nothing late opens the account again', async () => {
      const as = await aMember('2026-06-15');
      await club.read('/birthday', { as, body: { birthday: '08-20' } });
      await buy(as, 700, '2026-06-15');
      const id = order;
      await club.order({ id: nextOrder(), customer: as, usd: 90 });
      await club.gone(as);
      expect(await club.balances(as)).toEqual({ available: 0, pending: 0 });
      await club.order({ id, customer: as, usd: 700, toldAt: '2026-06-16T10:00:00Z' });
      await club.customer({ customer: as });
      await club.gone(as);
      await roundOn('2026-08-20');
      expect(await club.balances(as)).toEqual({ available: 0, pending: 0 });
      expect((await club.ask('', { as })).status).toBe(401);
      const account = await club.db
        .selectFrom('services.club_account')
        .selectAll()
        .where('customer', '=', String(as))
        .executeTakeFirstOrThrow();
      expect(account).toMatchObject({ email: null, birthday: null, wants_emails: false });
      const orders = await club.db
        .selectFrom('services.club_order')
        .select('id')
        .where('customer', '=', String(as))
        .execute();
      expect(orders).toEqual([]);
      expect(emailsTo(as)).toEqual([]);
    });

    it('before they ever came are not let in by what comes late', async () => {
      customer += 1;
      await club.gone(customer);
      await club.customer({ customer });
      await club.order({ id: nextOrder(), customer, usd: 50 });
      expect(await club.balances(customer)).toEqual({ available: 0, pending: 0 });
    });
  });
});
