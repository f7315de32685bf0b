import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { auditLedger } from '@bluebird-bay/services/club/ledger/audit.ts';
import { clubOn } from '@bluebird-bay/services/club/testing/club-under-test.ts';
import { aToldOrder } from '@bluebird-bay/services/club/testing/told.ts';
import { connectServices, migrateServices, type ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import { sql } from 'kysely';
import { rounds } from './rounds.ts';
import type { Row } from './rows.ts';

const WEBHOOKS = 2_000;
const SENDERS = 8;
const MEMBERS = 200;
const ROWS = 2_000;
const DOLLARS = 50;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

type Club = ReturnType<typeof clubOn>;

const FULFILLED = { fulfilledAt: '2026-06-01T11:00:00.000Z', toldAt: '2026-06-01T11:00:00.000Z' };

/** Every order is told paid, then fulfilled: two webhooks, one member's points. */
async function webhookRow(club: Club, db: ServicesDb): Promise<Row> {
  await sql`create table bench_note (id text primary key)`.execute(db);
  const note = await rounds(
    WEBHOOKS,
    (round) => sql`insert into bench_note values (${`note ${round} ${Math.random()}`})`.execute(db),
    SENDERS,
  );
  const send = async (round: number, warm: string): Promise<void> => {
    const order = 10_000 + (round >> 1);
    const told = aToldOrder({
      id: order,
      customer: 1_000 + (order % MEMBERS),
      usd: DOLLARS,
      ...(round % 2 === 1 && FULFILLED),
    });
    const answer = await club.webhook(round % 2 === 1 ? 'orders/fulfilled' : 'orders/paid', told, `${warm}-${round}`);
    if (answer.status !== 204) throw new Error(`A webhook was answered ${answer.status}.`);
  };
  let sent = 0;
  const taken = await rounds(
    WEBHOOKS,
    (round) => {
      sent += 1;
      return send(round, sent <= 30 ? 'warm' : 'sent');
    },
    SENDERS,
  );
  const { rows } = await sql<{ points: number }>`
    select sum(available)::int - count(*)::int * 500 as points from services.club_account where customer::int >= 1000`.execute(
    db,
  );
  const expected = (WEBHOOKS / 2) * DOLLARS;
  if (rows[0]?.points !== expected) throw new Error(`${rows[0]?.points} points came of ${expected}.`);
  return {
    what: `webhooks taken, ${SENDERS} at a time, none lost`,
    measured: `${taken.perSecond.toFixed(0)} a second, p95 ${ms(taken.p95)}`,
    floor: `${note.perSecond.toFixed(0)} rows a second`,
    ratio: note.perSecond / taken.perSecond,
    target: '>= 200 a second',
  };
}

async function statementRows(club: Club, db: ServicesDb): Promise<Row[]> {
  const member = 7;
  for (let order = 1; order <= ROWS; order += 1)
    await club.order({ id: 500_000 + order, customer: member, usd: DOLLARS, ...(order < ROWS && FULFILLED) });
  const floor = await rounds(300, () => sql`select 1`.execute(db));
  // as many members as it takes, so that the limit for one holds nothing back
  const read = (path: string) => async (): Promise<void> => {
    await club.ask(path, { as: member }).then((answer) => answer.text());
  };
  const measured = async (what: string, path: string, count: number): Promise<Row> => {
    const taken = await rounds(count, read(path));
    return {
      what,
      measured: `p95 ${ms(taken.p95)}, p50 ${ms(taken.p50)}`,
      floor: `${ms(floor.p95)} one question`,
      ratio: taken.p95 / floor.p95,
    };
  };
  return [
    await measured(`statement of ${ROWS} rows, its first page`, '/statement', 60),
    await measured(`statement of ${ROWS} rows, whole, as CSV`, '/statement.csv', 30),
    await measured(`club page of a member with ${ROWS} rows`, '', 60),
  ];
}

/** Bay Club: webhooks taken, and the statement of somebody who buys a lot. */
export async function clubBench(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-bench-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedServer({ dataDir });
  const db = connectServices(server.url, { applicationName: 'club-bench' });
  try {
    await migrateServices(db);
    const club = clubOn(db);
    const rows = [await webhookRow(club, db), ...(await statementRows(club, db))];
    const found = await auditLedger(db);
    if (found.length > 0) throw new Error(`The books do not add up: ${found[0]?.what}`);
    return rows;
  } finally {
    await db.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
