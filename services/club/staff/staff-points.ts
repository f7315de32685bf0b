import { randomUUID } from 'node:crypto';
import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { ServicesDb } from '../../store/services-database.ts';
import { titleOf } from '../entry-titles.ts';
import { type ClubAccount, lockAccounts, readAccount } from '../ledger/accounts.ts';
import { directDue, postedDues, settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';
import { keepVoid } from '../ledger/voids.ts';

/** An entry as staff see it; `number` names it in its account. */
export interface StaffEntry {
  number: number;
  posted: Date;
  title: string;
  detail: string;
  subject: string;
  from: string;
  to: string;
  points: number;
  available: number;
  pending: number;
}

/** The accounts that are written to at an address; more than one where customers share it. */
export function accountsAt(db: ServicesDb, email: string): Promise<ClubAccount[]> {
  return db
    .selectFrom('services.club_account')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
}

interface EntryRow extends Omit<StaffEntry, 'number' | 'title' | 'from' | 'to'> {
  seq: number;
  kind: string;
  from_book: string;
  to_book: string;
}

/** The newest entries of an account, both sides of each. */
export async function entriesOf(db: ServicesDb, account: number, limit: number): Promise<StaffEntry[]> {
  const { rows } = await sql<EntryRow>`
    select seq, posted_at as posted, kind, detail, subject, from_book, to_book, points,
      available_after as available, pending_after as pending
    from services.club_entry where account = ${account} order by seq desc limit ${limit}`.execute(db);
  return rows.map(({ seq: number, kind, from_book: from, to_book: to, ...row }) => {
    const isTaken = from === 'available' || (from === 'pending' && to !== 'available');
    return { ...row, number, from, to, title: titleOf(kind, isTaken ? -row.points : row.points) };
  });
}

export type StaffResult =
  | { ok: true; account: ClubAccount }
  | { ok: false; code: 'TOO_FEW' | 'NO_SUCH_ENTRY' | 'NOT_VOIDABLE' | 'VOID_BEFORE' };

interface Correction {
  account: number;
  /** For the member to read, for ever. */
  reason: string;
  now: Date;
}

/** Gives points, or takes some that are there. */
export function adjustPoints(
  db: ServicesDb,
  { account: id, points, reason, now }: Correction & { points: number },
): Promise<StaffResult> {
  return withTx(db, async (tx): Promise<Ending<StaffResult>> => {
    const [account] = await lockAccounts(tx, [id]);
    if (!account || (points < 0 && account.available + points < 0)) return rollback({ ok: false, code: 'TOO_FEW' });
    const subject = `adjustment:${randomUUID()}`;
    const due = directDue('adjustment', subject, points, now, { detail: reason });
    await settle(tx, { account: id, subject, dues: [due], at: now });
    await refreshStanding(tx, account, now);
    return commit({ ok: true, account: await readAccount(tx, id) });
  });
}

const VOIDABLE = /^(?:order|review|birthday|welcome|referral|adjustment)(?::|$)/;

/**
 * Takes back what an entry's cause has brought, and whatever will be learnt of it later. What was spent of it is missing
 * afterwards: a balance may go below nothing. Redemptions are undone by their owners instead.
 */
export function voidEntry(
  db: ServicesDb,
  { account: id, entry, reason, now }: Correction & { entry: number },
): Promise<StaffResult> {
  return withTx(db, async (tx): Promise<Ending<StaffResult>> => {
    const [account] = await lockAccounts(tx, [id]);
    const found = await tx
      .selectFrom('services.club_entry')
      .select('subject')
      .where('account', '=', id)
      .where('seq', '=', entry)
      .executeTakeFirst();
    if (!account || !found) return rollback({ ok: false, code: 'NO_SUCH_ENTRY' });
    const { subject } = found;
    if (!VOIDABLE.test(subject)) return rollback({ ok: false, code: 'NOT_VOIDABLE' });
    const dues = await postedDues(tx, id, subject);
    if (!(await keepVoid(tx, id, subject, { reason, voidedAt: now })))
      return rollback({ ok: false, code: 'VOID_BEFORE' });
    await settle(tx, { account: id, subject, dues, at: now });
    await refreshStanding(tx, account, now);
    return commit({ ok: true, account: await readAccount(tx, id) });
  });
}
