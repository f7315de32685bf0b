import { readFileSync } from 'node:fs';
import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { markVerified } from '../reviews/review-store.ts';
import { lockAccountOf } from './ledger/accounts.ts';
import { auditLedger } from './ledger/audit.ts';
import { type ClubUnderTest, clubUnderTest } from './testing/club-under-test.ts';

const FULFILLED = { fulfilledAt: '2026-06-01T11:00:00.000Z' };

describe('the ledger of Bay Club', () => {
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
  /** A member of whom nothing is known yet, and ids for their orders. */
  const aMember = async () => {
    customer += 1;
    await club.read('', { as: customer });
    return { customer, next: nextOrder };
  };
  const linesOf = async (as: number, query = '') =>
    (await club.read(`/statement${query}`, { as })).lines.map(
      ({ title, points, status, balance }: Record<string, unknown>) => [title, points, status, balance],
    );

  it('begins with the welcome, once, however often and whichever way somebody joins (CLB-007)', async () => {
    const { customer: id } = await aMember();
    await club.customer({ customer: id });
    await club.customer({ customer: id }, 'customers/enable');
    await Promise.all(Array.from({ length: 20 }, () => club.read('', { as: id })));
    expect(await linesOf(id)).toEqual([['Welcome to the club', 500, 'approved', 500]]);
  });

  it('opens one account for fifty first visits at once', async () => {
    customer += 1;
    await Promise.all(Array.from({ length: 50 }, () => club.read('', { as: customer })));
    expect(await club.balances(customer)).toEqual({ available: 500, pending: 0 });
  });

  it('holds points of an order as pending until it is fulfilled', async () => {
    const { customer: as, next } = await aMember();
    const id = next();
    await club.order({ id, customer: as, usd: 64.9 });
    expect(await club.balances(as)).toEqual({ available: 500, pending: 64 });
    expect(await linesOf(as)).toEqual([
      ['Placed an order', 64, 'pending', null],
      ['Welcome to the club', 500, 'approved', 500],
    ]);
    await club.order({ id, customer: as, usd: 64.9, ...FULFILLED }, 'orders/fulfilled');
    expect(await club.balances(as)).toEqual({ available: 564, pending: 0 });
    expect(await linesOf(as, '?filter=earned&first=1')).toEqual([['Placed an order', 64, 'approved', 564]]);
    expect(await linesOf(as, '?filter=pending')).toEqual([]);
  });

  it('takes points of what comes back in proportion, pending or not', async () => {
    const { customer: as, next } = await aMember();
    const [early, late] = [next(), next()];
    await club.order({ id: early, customer: as, usd: 100 });
    await club.refund(early, { id: early * 10, usd: 25 });
    expect(await club.balances(as)).toEqual({ available: 500, pending: 75 });
    await club.order({ id: late, customer: as, usd: 100, ...FULFILLED });
    await club.refund(late, { id: late * 10, usd: 60.5 });
    expect(await club.balances(as)).toEqual({ available: 539, pending: 75 });
    expect((await linesOf(as, '?filter=spent')).at(0)).toEqual(['Returned from an order', -61, 'spent', 539]);
  });

  it('shows a debt honestly: what was refunded had been spent', async () => {
    const { customer: as, next } = await aMember();
    const id = next();
    await club.order({ id, customer: as, usd: 500, ...FULFILLED });
    const { redemption } = await club.read('/rewards', { as, body: { reward: 'off-12', key: `debt-${as}-key` } });
    expect(redemption.state).toBe('ready');
    expect(await club.balances(as)).toMatchObject({ available: 0 });
    await club.refund(id, { id: id * 10, usd: 300 });
    expect(await club.read('', { as })).toMatchObject({ available: -300 });
    const again = await club.read('/rewards', { as, body: { reward: 'off-5', key: `debt-${as}-more` } });
    expect(again).toEqual({ redemption: null, refused: 'NOT_ENOUGH_POINTS', available: -300 });
    await club.order({ id: next(), customer: as, usd: 900, ...FULFILLED });
    expect(await club.balances(as)).toMatchObject({ available: 600 });
  });

  it('keeps what a guest earned until they have an account', async () => {
    customer += 1;
    await club.order({ id: nextOrder(), customer, usd: 80, state: 'disabled', ...FULFILLED });
    expect(await club.balances(customer)).toEqual({ available: 80, pending: 0 });
    expect(club.emails.filter(({ to }) => to.includes(String(customer)))).toEqual([]);
    await club.customer({ customer }, 'customers/enable');
    expect(await club.balances(customer)).toEqual({ available: 580, pending: 0 });
  });

  it('moves an order’s points with the order to another customer', async () => {
    const [{ customer: ana, next }, { customer: ben }] = [await aMember(), await aMember()];
    const id = next();
    await club.order({ id, customer: ana, usd: 70, toldAt: '2026-06-01T10:00:00Z', ...FULFILLED });
    await club.order({ id, customer: ben, usd: 70, toldAt: '2026-06-01T11:30:00Z', ...FULFILLED }, 'orders/updated');
    expect(await club.balances(ana)).toEqual({ available: 500, pending: 0 });
    expect(await club.balances(ben)).toEqual({ available: 570, pending: 0 });
  });

  it('gives points for a review of what was bought and kept, once for a product', async () => {
    const { customer: as, next } = await aMember();
    const id = next();
    const write = (product: string) =>
      club.services.fetch(
        new Request('http://shop.example/services/reviews', {
          method: 'POST',
          headers: { authorization: `Bearer ${as}`, 'x-user-id': String(as), 'content-type': 'application/json' },
          body: JSON.stringify({ product, star: 5, title: 'Lovely', text: 'It stays on.', name: 'Ana P.' }),
        }),
      );
    expect((await write('41')).status).toBe(200);
    await club.round();
    expect(await club.balances(as)).toMatchObject({ available: 500 });
    await club.order({ id, customer: as, usd: 50, products: [41, 42] });
    expect(await club.balances(as)).toMatchObject({ available: 500, pending: 50 });
    await club.order({ id, customer: as, usd: 50, products: [41, 42], ...FULFILLED });
    expect(await club.balances(as)).toMatchObject({ available: 650 });
    await write('41');
    await write('42');
    await write('99');
    await club.round();
    expect(await club.balances(as)).toMatchObject({ available: 750 });
    const { lines } = await club.read('/statement?filter=earned&first=1', { as });
    expect(lines[0]).toMatchObject({ title: 'Wrote a review', detail: 'Piece 42', points: 100 });
    await club.refund(id, { id: id * 10, usd: 50 });
    expect(await club.balances(as)).toMatchObject({ available: 500 });
  });

  /** Has a member say something of a product. */
  const review = async (as: number, product: string): Promise<void> => {
    const answer = await club.services.fetch(
      new Request('http://shop.example/services/reviews', {
        method: 'POST',
        headers: { authorization: `Bearer ${as}`, 'x-user-id': String(as), 'content-type': 'application/json' },
        body: JSON.stringify({ product, star: 5, title: 'Lovely', text: 'It stays on.', name: 'Ana P.' }),
      }),
    );
    expect(answer.status).toBe(200);
  };

  it('gives points for a review of a product whose title is as long as providers let it be', async () => {
    const { customer: as, next } = await aMember();
    await review(as, '51');
    await club.order({ id: next(), customer: as, usd: 50, products: [51], ...FULFILLED });
    const title = 'T'.repeat(255);
    const { productOf } = club.ports;
    club.ports.productOf = async (handle) => ({ id: handle, title });
    await club.round();
    club.ports.productOf = productOf;
    expect(club.failures).toEqual([]);
    const { lines } = await club.read('/statement?filter=earned&first=1', { as });
    expect(lines[0]).toMatchObject({ title: 'Wrote a review', detail: title.slice(0, 200) });
  });

  /** Products whose review by this member says that its order is known. */
  const known = async (as: number): Promise<string[]> => {
    const rows = await club.db
      .selectFrom('services.review')
      .select('product_handle')
      .where('customer', '=', String(as))
      .where('verified', '=', true)
      .execute();
    return rows.map(({ product_handle }) => product_handle);
  };

  it('has a review say that its order is known, once that has arrived', async () => {
    const { customer: as, next } = await aMember();
    for (const product of ['61', '62']) await review(as, product);
    const id = next();
    await club.order({ id, customer: as, usd: 50, products: [61] });
    await club.round();
    expect(await known(as)).toEqual([]);
    await club.order({ id, customer: as, usd: 50, products: [61], ...FULFILLED });
    expect(await known(as)).toEqual(['61']);
    await club.refund(id, { id: id * 10, usd: 50 });
    expect(await known(as)).toEqual(['61']);
  });

  it('has a review say so whose order had arrived before any review did', async () => {
    const [{ customer: ana, next }, { customer: ben }] = [await aMember(), await aMember()];
    for (const product of ['71', '72']) await review(ana, product);
    await review(ben, '71');
    await club.order({ id: next(), customer: ana, usd: 50, products: [71], ...FULFILLED });
    await club.round();
    // as it was before
    await club.db.updateTable('services.review').set({ verified: false }).execute();
    const migration = new URL('../store/migrations/0160_reviews_of_known_orders.sql', import.meta.url);
    await sql.raw(readFileSync(migration, 'utf8')).execute(club.db);
    expect([await known(ana), await known(ben)]).toEqual([['71'], []]);
  });

  it.each([
    ['is written again', (as: number) => review(as, '81')],
    ['loses its writer', (as: number) => club.customer({ customer: as }, 'customers/delete')],
  ])('locks the account before the review where one %s, as whoever settles it does', async (_, change) => {
    const { customer: as } = await aMember();
    await review(as, '81');
    let changed: Promise<unknown> | undefined;
    await withTx(club.db, async (tx) => {
      await lockAccountOf(tx, String(as));
      changed = change(as);
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(club.db);
        expect(rows).toHaveLength(1);
      }, 10_000);
      await sql`set local lock_timeout = '100ms'`.execute(tx);
      await markVerified(tx, String(as), '81');
    });
    await changed;
  });

  it('has every line of a long statement once, page by page, and as CSV', async () => {
    const { customer: as, next } = await aMember();
    for (let count = 0; count < 7; count += 1)
      await club.order({ id: next(), customer: as, usd: 10 + count, ...FULFILLED });
    const all = await linesOf(as, '?first=100');
    const paged: unknown[] = [];
    let after = '';
    do {
      const page = await club.read(`/statement?first=3${after}`, { as });
      paged.push(
        ...page.lines.map(({ title, points, status, balance }: Record<string, unknown>) => [
          title,
          points,
          status,
          balance,
        ]),
      );
      after = page.next === null ? '' : `&after=${page.next}`;
    } while (after !== '');
    expect(paged).toEqual(all);
    expect(all).toHaveLength(8);
    const csv = await (await club.ask('/statement.csv', { as })).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(9);
    expect(csv).toContain('Welcome to the club,,approved,500,500');
  });

  it('is only ever added to, and no balance is written by hand', async () => {
    const { customer: as } = await aMember();
    const refused = /only ever added to/;
    await expect(sql`update services.club_entry set points = 9`.execute(club.db)).rejects.toThrow(refused);
    await expect(sql`delete from services.club_entry`.execute(club.db)).rejects.toThrow(refused);
    await expect(sql`truncate services.club_entry`.execute(club.db)).rejects.toThrow(refused);
    const write = sql`update services.club_account set available = 9999 where customer = ${String(as)}`;
    await expect(write.execute(club.db)).rejects.toThrow(refused);
    expect(await club.balances(as)).toEqual({ available: 500, pending: 0 });
  });

  it('has its check find books that do not add up', async () => {
    const { customer: as } = await aMember();
    const isCaught = await club.db
      .transaction()
      .execute(async (tx) => {
        await sql`alter table services.club_account disable trigger club_balance`.execute(tx);
        await sql`update services.club_account set available = 501 where customer = ${String(as)}`.execute(tx);
        const found = await auditLedger(tx);
        expect(found).toMatchObject([{ what: 'the balance is not the sum of the entries' }]);
        throw new Error('put it back');
      })
      .catch((error: Error) => error.message);
    expect(isCaught).toBe('put it back');
  });
});
