import { TIERS } from '@bluebird-bay/content/bay-club.ts';
import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { queueEmail } from '../emails/email-queue.ts';
import { monthsAfter } from '../rules/calendar.ts';
import { ACTIVITY_KINDS } from '../rules/expiry.ts';
import { type Earning, tierOutlook } from '../rules/tiers.ts';
import type { ClubAccount } from './accounts.ts';

/** What an account has earned in the last year and can spend, by the day it counts from. */
export async function earningsOf(db: ServicesDb, account: number, now: Date): Promise<Earning[]> {
  const { rows } = await sql<Earning>`
    select earned_at as "earnedAt",
      sum(case 'available' when to_book then points when from_book then -points else 0 end)::int as points
    from services.club_entry
    where account = ${account} and earned_at > ${monthsAfter(now, -12)} and earned_at <= ${now}
      and 'available' in (from_book, to_book)
    group by 1 order by 1`.execute(db);
  return rows.filter(({ points }) => points !== 0);
}

/** When the member last did something that keeps points alive; of orders only those that still count. */
async function lastActivity(tx: ServicesTx, account: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(occurred_at) as at from services.club_entry
    where account = ${account} and kind = any(${[...ACTIVITY_KINDS]}::text[])`.execute(tx);
  return rows[0]?.at ?? null;
}

const rank = (tier: ClubAccount['tier']): number => TIERS.findIndex(({ id }) => id === tier);

/**
 * Works out where a locked account stands after its ledger or the time has moved: tier, when the tier must be looked at again, and
 * the last activity. Whoever reaches a tier gets an email, once a year at the most.
 */
export async function refreshStanding(tx: ServicesTx, account: ClubAccount, now: Date): Promise<void> {
  const outlook = tierOutlook(await earningsOf(tx, account.id, now), now);
  await tx
    .updateTable('services.club_account')
    .set({
      tier: outlook.tier,
      tier_until: outlook.lapse?.at ?? null,
      last_activity_at: await lastActivity(tx, account.id),
    })
    .where('id', '=', account.id)
    .execute();
  if (account.joined_at && rank(outlook.tier) > rank(account.tier))
    await queueEmail(tx, {
      account: account.id,
      topic: 'tier',
      key: `tier:${outlook.tier}:${now.getUTCFullYear()}`,
      payload: { tier: outlook.tier },
      at: now,
    });
}
