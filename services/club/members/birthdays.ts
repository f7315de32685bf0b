import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { type ClubAccount, lockAccounts } from '../ledger/accounts.ts';
import { directDue, settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';
import { type Birthday, birthdayDue } from '../rules/birthday.ts';
import { expiresAt } from '../rules/expiry.ts';

/** Keeps a birthday; false if there is one already, which stays. The account must be locked. */
export async function keepBirthday(tx: ServicesTx, account: number, birthday: Birthday, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('services.club_account')
    .set({ birthday, birthday_told_at: at })
    .where('id', '=', account)
    .where('birthday', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Days of the year that a birthday given now may have: looked for wider than given, the rule decides. */
function nearDays(now: Date): string[] {
  return Array.from({ length: 33 }, (_, index) =>
    new Date(now.getTime() - (index - 1) * 86_400_000).toISOString().slice(5, 10),
  );
}

async function give(tx: ServicesTx, account: ClubAccount, now: Date): Promise<boolean> {
  const { birthday, birthday_told_at: toldAt, last_activity_at: last, joined_at, closed_at } = account;
  if (!birthday || !toldAt || !joined_at || closed_at) return false;
  const due = birthdayDue(birthday, toldAt, now);
  // Whose points have run out is not given new ones that would run out at once.
  if (!due || !last || expiresAt(last) <= now) return false;
  const subject = `birthday:${due.year}`;
  const isNew = await settle(tx, {
    account: account.id,
    subject,
    dues: [directDue('birthday', subject, BONUS_POINTS.birthday, due.on)],
    at: now,
  });
  if (isNew) await refreshStanding(tx, account, now);
  return isNew;
}

/** Gives everybody their birthday points, once a year. How many got some. */
export async function giveBirthdays(db: ServicesDb, now: Date): Promise<number> {
  const near = nearDays(now);
  const leap = near.includes('02-28') || near.includes('03-01') ? ['02-29'] : [];
  const rows = await db
    .selectFrom('services.club_account as account')
    .select('account.id')
    .where('birthday', 'in', [...near, ...leap])
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('services.club_entry as entry')
            .select('entry.id')
            .whereRef('entry.account', '=', 'account.id')
            .where('entry.subject', 'in', [`birthday:${now.getUTCFullYear()}`]),
        ),
      ),
    )
    .execute();
  let given = 0;
  for (const { id } of rows) {
    const isGiven = await withTx(db, async (tx) => {
      const [account] = await lockAccounts(tx, [id]);
      return commit(account !== undefined && (await give(tx, account, now)));
    });
    if (isGiven) given += 1;
  }
  return given;
}
