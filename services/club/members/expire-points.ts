import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { queueEmail } from '../emails/email-queue.ts';
import { type ClubAccount, lockAccounts } from '../ledger/accounts.ts';
import { directDue, pointsOfSubject, settle } from '../ledger/ledger.ts';
import { expiresAt, noticeAt, wasAlive } from '../rules/expiry.ts';

const BATCH = 50;

/** Accounts with points that nothing was done with since a moment. */
async function idleSince(db: ServicesDb, moment: Date, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('services.club_account')
    .select('id')
    .where('available', '>', 0)
    .where('last_activity_at', '<', moment)
    .where('closed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

const YEAR_DAYS = 365;
/** Before a year is nearly over nothing expires, and nobody is told. */
const QUIET_DAYS = YEAR_DAYS - 32;

async function look(tx: ServicesTx, account: ClubAccount, now: Date): Promise<boolean> {
  const { last_activity_at: last, available } = account;
  if (!last || available <= 0 || now < noticeAt(last)) return false;
  const activity = last.toISOString();
  if (now < expiresAt(last)) {
    const key = `expiring:${activity}`;
    await queueEmail(tx, {
      account: account.id,
      topic: 'expiring',
      key,
      payload: { on: expiresAt(last).toISOString() },
      at: now,
    });
    return false;
  }
  const subject = `expiry:${activity}`;
  const before = await pointsOfSubject(tx, account.id, subject);
  const due = directDue('expiry', subject, before.available - available, expiresAt(last));
  return settle(tx, { account: account.id, subject, dues: [due], at: now });
}

/** Takes back points that nothing was done with for a year, and has their owners told a month before. How many accounts lost some. */
export async function expirePoints(db: ServicesDb, now: Date): Promise<number> {
  const moment = new Date(now.getTime() - QUIET_DAYS * 86_400_000);
  let expired = 0;
  for (let after = 0; ; ) {
    const ids = await idleSince(db, moment, after);
    for (const id of ids) {
      const done = await withTx(db, async (tx) => {
        const [account] = await lockAccounts(tx, [id]);
        return commit(account !== undefined && (await look(tx, account, now)));
      });
      if (done) expired += 1;
    }
    if (ids.length < BATCH) return expired;
    after = ids.at(-1) ?? after;
  }
}

/** Something happened in time that is heard of only now: what expired for want of it comes back. The account must be locked. */
export async function restoreExpired(tx: ServicesTx, account: number, activity: Date, at: Date): Promise<void> {
  const { rows } = await sql<{ subject: string }>`
    select distinct subject from services.club_entry where account = ${account} and kind = 'expiry'`.execute(tx);
  for (const { subject } of rows) {
    const last = new Date(subject.slice('expiry:'.length));
    if (wasAlive(last, activity)) await settle(tx, { account, subject, dues: [], at });
  }
}
