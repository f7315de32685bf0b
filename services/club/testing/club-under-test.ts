import { createHmac } from 'node:crypto';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { sql } from 'kysely';
import { createServices, type Services } from '../../services.ts';
import type { ServicesDb } from '../../store/services-database.ts';
import { emptyServicesDatabase } from '../../testing/services-test-database.ts';
import type { ClubEmail, ClubPorts } from '../club-ports.ts';
import { createClubRound } from '../club-round.ts';
import { findAccountOf } from '../ledger/accounts.ts';
import type { RewardCode } from '../rewards/code-maker.ts';
import { aToldCustomer, aToldOrder, aToldRefund, type ToldOrderOptions } from './told.ts';

const SECRET = 'a secret of some length';
const ORIGIN = 'http://shop.example';

/** A provider's codes: each made once, ended or used once. */
export function someCodes() {
  const codes = new Map<string, 'made' | 'ended' | 'used'>();
  return {
    codes,
    async make({ code }: RewardCode) {
      if (!codes.has(code)) codes.set(code, 'made');
      return true;
    },
    async withdraw(code: string) {
      if (codes.get(code) !== 'used') codes.set(code, 'ended');
      return codes.get(code) === 'ended';
    },
  };
}

/** The club behind its real doors: signed webhooks in, members' requests in. */
export function clubOn(db: ServicesDb, { start = '2026-06-01T12:00:00Z' } = {}) {
  let now = new Date(start);
  let delivery = 0;
  const nextDelivery = (): number => {
    delivery += 1;
    return delivery;
  };
  const emails: ClubEmail[] = [];
  const tiers: [string, string][] = [];
  const log = keptLog();
  const failures = keptLog();
  const maker = someCodes();
  const clock = (): Date => now;
  const ports: ClubPorts = {
    profileOf: async (token) => ({
      id: `gid://shopify/Customer/${token}`,
      email: `swimmer-${token}@bay.example`,
      createdAt: '2026-05-20T09:00:00.000Z',
    }),
    productOf: async (handle) => (/^\d+$/.test(handle) ? { id: handle, title: `Piece ${handle}` } : undefined),
    codeMaker: maker,
    tellTier: async (customer, tier) => {
      tiers.push([customer, tier]);
    },
    sendEmail: async (email) => {
      emails.push(email);
    },
  };
  const open = (change: Partial<ClubPorts> = {}): Services =>
    createServices({
      db,
      customerOf: async (token) => (/^\d+$/.test(token) ? `gid://shopify/Customer/${token}` : undefined),
      webhookSecret: SECRET,
      club: { ...ports, ...change },
      clock,
      log,
    });
  const services = open();
  const roundOf = createClubRound({ db, ports, clock, log: failures });

  function webhook(topic: string, body: unknown, id = `webhook-${nextDelivery()}`): Promise<Response> {
    const text = JSON.stringify(body);
    return services.fetch(
      new Request(`${ORIGIN}/services/webhooks`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-webhook-id': id,
          'x-shopify-hmac-sha256': createHmac('sha256', SECRET).update(text).digest('base64'),
        },
      }),
    );
  }
  async function told(topic: string, body: unknown): Promise<void> {
    const answer = await webhook(topic, body);
    if (answer.status !== 204) throw new Error(`${topic}: ${answer.status} ${await answer.text()}`);
  }
  const ask = (path: string, { as = 7, body, of = services }: { as?: number; body?: unknown; of?: Services } = {}) =>
    of.fetch(
      new Request(`${ORIGIN}/services/club${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${as}`,
          'x-user-id': String(as),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      // Each asks from a network of their own: limits by network are not what is tested here.
      { address: `10.${(as >> 16) & 255}.${(as >> 8) & 255}.${as & 255}` },
    );

  return {
    db,
    ports,
    maker,
    emails,
    tiers,
    log: log.lines,
    /** What went wrong in rounds. */
    failures: failures.lines,
    services,
    open,
    webhook,
    ask,
    /** The answer of a call that must succeed. */
    async read(path: string, options: Parameters<typeof ask>[1] = {}) {
      const answer = await ask(path, options);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    order: (options: ToldOrderOptions, topic = 'orders/paid') => told(topic, aToldOrder(options)),
    refund: (orderId: number, refund: { id: number; usd: number }) =>
      told('refunds/create', aToldRefund(orderId, refund)),
    customer: (options: Partial<ToldOrderOptions>, topic = 'customers/create') => told(topic, aToldCustomer(options)),
    gone: (id: number) => told('customers/delete', { id }),
    round: () => roundOf(),
    at: (moment: string) => {
      now = new Date(moment);
    },
    clock,
    /** What an account holds; zeros where there is none. */
    async balances(customer = 7) {
      const account = await findAccountOf(db, String(customer));
      return { available: account?.available ?? 0, pending: account?.pending ?? 0 };
    },
  };
}

/** A club on a database of its own; close it in `afterAll`. */
export async function clubUnderTest(options: Parameters<typeof clubOn>[1] = {}) {
  const test = await emptyServicesDatabase();
  return { ...clubOn(test.db, options), close: () => test.close() };
}

export type ClubUnderTest = Awaited<ReturnType<typeof clubUnderTest>>;

/** What each cause has come to, by account: the ledger without the order in which it was written. */
export async function netOfCauses(
  db: ServicesDb,
  customers: readonly number[],
): Promise<Record<string, [pending: number, available: number]>> {
  const { rows } = await sql<{ cause: string; pending: number; available: number }>`
    select account.customer || ' ' || cause as cause,
      sum(case 'pending' when to_book then points when from_book then -points else 0 end)::int as pending,
      sum(case 'available' when to_book then points when from_book then -points else 0 end)::int as available
    from services.club_entry join services.club_account account on account.id = club_entry.account
    where account.customer = any(${customers.map(String)}::text[]) group by 1 order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ cause, pending, available }) => [cause, [pending, available]]));
}
