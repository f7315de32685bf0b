import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ServicesDb } from '../../store/services-database.ts';
import type { READ_REFERRALS } from '../club-contract.ts';
import type { ReferralState } from '../rules/referral-outcome.ts';

const TITLES: Readonly<Record<ReferralState, string>> = {
  waiting: 'Joined, no order yet',
  pending: 'First order placed',
  approved: 'First order shipped',
  refused: 'Does not count',
};

/** Friends a member has brought, the newest first, as much of them as is anybody's business (CLB-008). */
export async function friendsOf(db: ServicesDb, referrer: number): Promise<AnswerOf<typeof READ_REFERRALS>['friends']> {
  const rows = await db
    .selectFrom('services.club_referral')
    .select(['masked_email', 'claimed_at', 'state'])
    .where('referrer', '=', referrer)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ masked_email, claimed_at, state }) => ({
    title: TITLES[state],
    email: masked_email,
    dateCreated: claimed_at.toISOString(),
    points: state === 'pending' || state === 'approved' ? BONUS_POINTS.referral : 0,
    state,
  }));
}
