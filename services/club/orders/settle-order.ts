import { sql } from 'kysely';
import type { ServicesTx } from '../../store/services-database.ts';
import { type ClubAccount, lockAccounts } from '../ledger/accounts.ts';
import { settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';
import { restoreExpired } from '../members/expire-points.ts';
import { settleReferralsOf } from '../referrals/settle-referral.ts';
import { settleReviewsOf } from '../reviews/settle-reviews.ts';
import { settleCodesUsedIn } from '../rewards/used-codes.ts';
import type { OrderFacts } from '../rules/order-facts.ts';
import { orderPoints } from '../rules/order-points.ts';

/** Accounts that have points of an order, other than the one it belongs to. */
async function otherAccounts(tx: ServicesTx, subject: string, owner: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ account: number }>`
    select distinct account from services.club_entry where subject = ${subject} and account <> ${owner ?? -1}`.execute(
    tx,
  );
  return rows.map(({ account }) => account);
}

/**
 * Brings every account that an order touches to what is known of it now: its owner's points, those of an owner it no longer
 * belongs to, a referral it makes or unmakes, reviews of what was in it, codes that were used in it. Everything it reads is
 * locked by the caller or by it.
 */
export async function settleOrder(
  tx: ServicesTx,
  { id, facts, owner, at }: { id: string; facts: OrderFacts; owner: ClubAccount | undefined; at: Date },
): Promise<void> {
  const subject = `order:${id}`;
  const former = await lockAccounts(tx, await otherAccounts(tx, subject, owner?.id));
  for (const account of former) {
    await settle(tx, { account: account.id, subject, dues: [], at });
    await refreshStanding(tx, account, at);
  }
  await settleCodesUsedIn(tx, id, facts, at);
  if (!owner || owner.closed_at) return;
  await settle(tx, { account: owner.id, subject, dues: orderPoints(id, facts), at });
  if (facts.snapshot && facts.isPaid) await restoreExpired(tx, owner.id, new Date(facts.snapshot.placedAt), at);
  await settleReviewsOf(tx, owner, at);
  await settleReferralsOf(tx, owner, at);
  await refreshStanding(tx, owner, at);
}
