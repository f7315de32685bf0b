import { sql } from 'kysely';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ServicesDb } from '../../store/services-database.ts';
import type { READ_CLUB } from '../club-contract.ts';
import type { ClubAccount } from '../ledger/accounts.ts';
import { earningsOf } from '../ledger/standing.ts';
import { expiresAt } from '../rules/expiry.ts';
import { tierOutlook } from '../rules/tiers.ts';
import { readStatement, yearSums } from '../statement.ts';

interface Done {
  orders: number;
  reviews: number;
  friends: number;
}

/** What of each kind still counts. */
async function doneBy(db: ServicesDb, account: number): Promise<Done> {
  const { rows } = await sql<Done>`
    select count(*) filter (where kind = 'order')::int as orders, count(*) filter (where kind = 'review')::int as reviews,
      count(*) filter (where kind = 'referral')::int as friends
    from (
      select subject, min(kind) as kind from services.club_entry
      where account = ${account} and kind in ('order', 'review', 'referral') and detail <> 'was brought'
      group by subject
      having sum(case when to_book in ('pending', 'available') then points else 0 end
        - case when from_book in ('pending', 'available') then points else 0 end) > 0
    ) subject`.execute(db);
  return rows[0] ?? { orders: 0, reviews: 0, friends: 0 };
}

/** Where a member stands. */
export async function readStanding(
  db: ServicesDb,
  account: ClubAccount,
  now: Date,
): Promise<AnswerOf<typeof READ_CLUB>> {
  const { id, available, pending, birthday, last_activity_at, wants_emails, joined_at } = account;
  const [earnings, { spent }, done, waiting] = await Promise.all([
    earningsOf(db, id, now),
    yearSums(db, id, now),
    doneBy(db, id),
    readStatement(db, account, { filter: 'pending', first: 1, before: undefined }),
  ]);
  const { tier, earned, next, countsUntil, lapse } = tierOutlook(earnings, now);
  return {
    available,
    pending,
    pendingFrom: waiting.lines.map(({ title, detail, points }) => ({ title, detail, points })),
    joinedAt: (joined_at ?? now).toISOString(),
    earnedThisYear: earned,
    spentThisYear: spent,
    tier: {
      id: tier,
      next: next ? { id: next.tier, missing: next.missing } : null,
      countsUntil: countsUntil?.toISOString() ?? null,
      lapse: lapse ? { at: lapse.at.toISOString(), missing: lapse.missing } : null,
    },
    expiresAt: last_activity_at && available > 0 ? expiresAt(last_activity_at).toISOString() : null,
    done: { ...done, birthdayTold: birthday !== null },
    wantsEmails: wants_emails,
  };
}
