import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import type { Selectable } from 'kysely';
import type { ServicesTx } from '../../store/services-database.ts';
import type { ClubReferralTable } from '../../store/tables.ts';
import { type ClubAccount, lockAccounts } from '../ledger/accounts.ts';
import { settle } from '../ledger/ledger.ts';
import { refreshStanding } from '../ledger/standing.ts';
import { ordersOf } from '../orders/order-store.ts';
import type { Due } from '../rules/postings.ts';
import { type ReferralOutcome, referralOutcome } from '../rules/referral-outcome.ts';

export type Referral = Selectable<ClubReferralTable>;

function duesOf({ id }: Referral, side: 'referrer' | 'friend', { state, since }: ReferralOutcome): Due[] {
  if (state !== 'pending' && state !== 'approved') return [];
  const subject = `referral:${id}`;
  return [
    {
      cause: `${subject}:${side}`,
      subject,
      kind: 'referral',
      detail: side === 'referrer' ? 'brought' : 'was brought',
      points: BONUS_POINTS.referral,
      isApproved: state === 'approved',
      occurredAt: since,
      earnedAt: since,
    },
  ];
}

const factsOf = async (tx: ServicesTx, { customer }: ClubAccount) =>
  (await ordersOf(tx, customer)).map(({ facts }) => facts);

/** Brings both sides of a referral to what it has come to. What it came to before one of them left stays as it was. */
export async function settleReferral(tx: ServicesTx, referral: Referral, at: Date): Promise<void> {
  const accounts = await lockAccounts(tx, [referral.referrer, referral.friend]);
  const referrer = accounts.find(({ id }) => id === referral.referrer);
  const friend = accounts.find(({ id }) => id === referral.friend);
  if (!referrer || !friend || referrer.closed_at || friend.closed_at) return;
  const outcome = referralOutcome(
    referral.claimed_at.toISOString(),
    await factsOf(tx, friend),
    await factsOf(tx, referrer),
  );
  await tx.updateTable('services.club_referral').set({ state: outcome.state }).where('id', '=', referral.id).execute();
  const subject = `referral:${referral.id}`;
  for (const [account, side] of [
    [referrer, 'referrer'],
    [friend, 'friend'],
  ] as const) {
    const dues = duesOf(referral, side, outcome);
    if (await settle(tx, { account: account.id, subject, dues, at })) await refreshStanding(tx, account, at);
  }
}

/** Looks again at every referral an account has a part in: as the friend, and as the one who brought friends that have bought. */
export async function settleReferralsOf(tx: ServicesTx, account: ClubAccount, at: Date): Promise<void> {
  const referrals = await tx
    .selectFrom('services.club_referral')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([eb('friend', '=', account.id), and([eb('referrer', '=', account.id), eb('state', '<>', 'waiting')])]),
    )
    .orderBy('id')
    .execute();
  for (const referral of referrals) await settleReferral(tx, referral, at);
}
