import type { AnswerOf } from '../../contract/operation.ts';
import type { ServicesDb } from '../../store/services-database.ts';
import type { EXPORT_CLUB } from '../club-contract.ts';
import type { ClubAccount } from '../ledger/accounts.ts';
import { friendsOf } from '../referrals/read-referrals.ts';
import { shownRedemptions } from '../rewards/read-redemptions.ts';
import { redemptionsOf } from '../rewards/redemption-store.ts';
import { allLines } from '../statement.ts';

/** Everything the club keeps about a member, for them to take along: their birthday too, which no page shows. */
export async function exportMember(db: ServicesDb, account: ClubAccount): Promise<AnswerOf<typeof EXPORT_CLUB>> {
  const { id, email, joined_at, birthday, wants_emails, referral_code, tier, available, pending } = account;
  const [lines, redemptions, friends] = await Promise.all([
    allLines(db, account),
    redemptionsOf(db, id).then((all) => shownRedemptions(db, all)),
    friendsOf(db, id),
  ]);
  return {
    email,
    joinedAt: joined_at?.toISOString() ?? null,
    birthday,
    wantsEmails: wants_emails,
    referralCode: referral_code,
    tier,
    available,
    pending,
    statement: lines,
    rewards: redemptions,
    friends,
  };
}
