import { BONUS_POINTS, SAMPLE_BALANCE, SAMPLE_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { type ClubAccount, lockAccounts, readAccount } from '../ledger/accounts.ts';
import { directDue, settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';

const SAMPLE = 'adjustment:sample';

/** What there is to do for a sample member, by cause: what brings a welcomed one to the balance, then the changes. */
const [START, ...ACTIVITY] = [SAMPLE_BALANCE - BONUS_POINTS.welcome, ...SAMPLE_POINTS].map((points, index) => ({
  subject: `${SAMPLE}-${index}`,
  points,
}));

/** Whether anything but the welcome and samples has moved an account's points. */
async function hasMoved(tx: ServicesTx, account: number): Promise<boolean> {
  const { rows } = await sql`
    select from services.club_entry
    where account = ${account} and kind <> 'welcome' and subject not like ${`${SAMPLE}-%`} limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Makes a new member one to show the club with: the sample balance, and with `activity` a statement with something in it.
 * Asked for again it adds nothing. Undefined where the member has points of their own.
 */
export function makeSampleMember(
  db: ServicesDb,
  { account: id, activity, now }: { account: number; activity: boolean; now: Date },
): Promise<ClubAccount | undefined> {
  return withTx(db, async (tx): Promise<Ending<ClubAccount | undefined>> => {
    const [account] = await lockAccounts(tx, [id]);
    if (!account || (await hasMoved(tx, id))) return rollback(undefined);
    for (const due of [START, ...(activity ? ACTIVITY : [])])
      if (due) {
        const dues = [directDue('adjustment', due.subject, due.points, now, { detail: 'To show the club with' })];
        await settle(tx, { account: id, subject: due.subject, dues, at: now });
      }
    await refreshStanding(tx, account, now);
    return commit(await readAccount(tx, id));
  });
}
