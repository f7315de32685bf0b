import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from './ledger/audit.ts';
import { type ClubUnderTest, clubUnderTest, netOfCauses } from './testing/club-under-test.ts';
import { aHistory, asDelivered, type History, type ToldWebhook } from './testing/history.ts';

const HISTORIES = process.env.NIGHTLY ? 400 : 4;
/** For hundreds of them on a busy machine. */
const PATIENCE_MS = 600_000;

/** An id of a history whose own begin at `first`, and those of its refunds at ten times that, as if they began at nothing. */
const fromNothing = (id: number, first: number): string => String(id % (id >= first * 10 ? first * 10 : first));

describe('whatever order webhooks come in (CLB, NS-08)', () => {
  let club: ClubUnderTest;
  beforeAll(async () => {
    club = await clubUnderTest();
  });
  afterAll(() => club.close());

  /** What is there before the first order: members, a friend who was brought, a review, a code. */
  async function prepare(first: number): Promise<string[]> {
    const [ana, ben, cem] = [first + 1, first + 2, first + 3];
    for (const customer of [ana, ben, cem]) await club.read('', { as: customer });
    const { code } = await club.read('/referrals', { as: ana });
    await club.read('/referrals', { as: ben, body: { code } });
    const review = { product: '1', star: 5, title: 'Lovely', text: 'It stays on.', name: 'Cem B.' };
    await club.services.fetch(
      new Request('http://shop.example/services/reviews', {
        method: 'POST',
        headers: { authorization: `Bearer ${cem}`, 'x-user-id': String(cem), 'content-type': 'application/json' },
        body: JSON.stringify(review),
      }),
    );
    await club.round();
    const { redemption } = await club.read('/rewards', { as: ana, body: { reward: 'off-5', key: `history-${first}` } });
    return [redemption.code];
  }

  async function deliver(webhooks: readonly ToldWebhook[], first: number): Promise<void> {
    for (const { id, topic, body } of webhooks) {
      const answer = await club.webhook(topic, body, `${first} ${id}`.replaceAll(' ', '-'));
      if (answer.status !== 204) throw new Error(`${id}: ${answer.status} ${club.log.at(-1)}`);
    }
  }

  /** The ledger of one history, with ids counted from nothing. */
  async function ledgerOf({ customers }: History, first: number): Promise<unknown> {
    const nets = await netOfCauses(club.db, customers);
    const own = Object.entries(nets)
      .filter(([, [pending, available]]) => pending !== 0 || available !== 0)
      .map(([cause, net]) => [cause.replace(/\d{4,}/g, (id) => fromNothing(Number(id), first)), net])
      .map(([cause, net]) => [String(cause).replace(/(redemption|undo|referral):\d+/, '$1'), net]);
    const balances = await Promise.all(customers.map((customer) => club.balances(customer)));
    return { own: Object.fromEntries(own), balances };
  }

  it(
    `the ledger is the same: ${HISTORIES} histories, shuffled, doubled, late, and with gaps that others cover`,
    async () => {
      let redeemed = 0;
      for (let seed = 1; seed <= HISTORIES; seed += 1) {
        club.at('2026-06-01T09:00:00Z');
        const first = seed * 200_000;
        const plain = aHistory(seed, first, await prepare(first));
        const told = aHistory(seed, first + 100_000, await prepare(first + 100_000));
        club.at('2026-06-02T12:00:00Z');
        await deliver(plain.webhooks, first);
        await deliver(asDelivered(told.webhooks, seed), first + 100_000);
        const expected = await ledgerOf(plain, first);
        expect(await ledgerOf(told, first + 100_000), `seed ${seed}`).toEqual(expected);
        if (JSON.stringify(expected).includes('undo')) redeemed += 1;
      }
      expect(await auditLedger(club.db)).toEqual([]);
      expect(redeemed).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});
