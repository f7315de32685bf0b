import { sql } from 'kysely';
import type { ServicesTx } from '../../store/services-database.ts';
import { type ClubAccount, lockAccountOf, lockAccounts, openAccount } from '../ledger/accounts.ts';
import { settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';
import { restoreExpired } from '../members/expire-points.ts';
import { join } from '../members/join.ts';
import { settleReferralsOf } from '../referrals/settle-referral.ts';
import { settleReviewsOf } from '../reviews/settle-reviews.ts';
import { settleCodesUsedIn } from '../rewards/used-codes.ts';
import type { OrderFacts } from '../rules/order-facts.ts';
import { orderPoints } from '../rules/order-points.ts';
import { findOrder, householdHash, mergeOrder } from './order-store.ts';
import { orderFactsOf, refundFactsOf, type ToldOrder, type ToldRefund } from './told-order.ts';

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
async function settleOrder(
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

/** A customer as webhooks tell them. */
export interface ToldCustomer {
  id: string;
  email?: string | null | undefined;
  created_at?: string | undefined;
  state?: string | undefined;
}

/** The account of a told customer, locked; whoever has an account at the provider is a member here. */
export function accountOf(tx: ServicesTx, told: ToldCustomer, at: Date): Promise<ClubAccount> {
  const customer = {
    customer: told.id,
    since: told.created_at === undefined ? at : new Date(told.created_at),
    email: told.email ?? null,
  };
  return told.state === 'enabled' ? join(tx, customer, at) : openAccount(tx, customer);
}

async function take(tx: ServicesTx, id: string, told: OrderFacts, account: ClubAccount | undefined, at: Date) {
  // Nothing is kept of somebody who is gone.
  if (account?.closed_at) return;
  const { after } = await mergeOrder(tx, id, told);
  const customer = after.snapshot?.customer ?? undefined;
  const isOwner = account !== undefined && account.customer === customer;
  const owner = isOwner || customer === undefined ? account : await lockAccountOf(tx, customer);
  await settleOrder(tx, { id, facts: after, owner: customer === undefined ? undefined : owner, at });
}

/** Takes what was told of an order, whatever was told of it before, and brings the ledger to it. */
export async function takeOrder(tx: ServicesTx, told: ToldOrder, at: Date): Promise<void> {
  const account = told.customer ? await accountOf(tx, told.customer, at) : undefined;
  await take(tx, told.id, orderFactsOf(told, await householdHash(tx)), account, at);
}

/** Takes a refund that was told by itself; its order may come later. */
export async function takeRefund(tx: ServicesTx, told: ToldRefund, at: Date): Promise<void> {
  const customer = (await findOrder(tx, told.order_id))?.snapshot?.customer;
  const account = customer ? await lockAccountOf(tx, customer) : undefined;
  await take(tx, told.order_id, refundFactsOf(told), account, at);
}
