import { REFERRAL_CLAIM_DAYS } from '@bluebird-bay/content/bay-club.ts';
import { isSameMailbox } from './mailbox.ts';

/** One side of a referral. */
export interface ClubMember {
  account: number;
  email: string | null;
  joinedAt: Date;
}

export type ClaimRefusal = 'SELF' | 'ALREADY_BROUGHT' | 'LOOP' | 'NOT_NEW' | 'HAS_ORDERED';

export interface ClaimQuestion {
  friend: ClubMember & { hasOrdered: boolean; hasReferrer: boolean };
  referrer: ClubMember;
  /** Who brought the referrer, who brought them, and so on. */
  referrersBefore: readonly number[];
  now: Date;
}

const DAY_MS = 86_400_000;

/** Why somebody cannot have been brought by this member; undefined if they can. What orders show later is for later. */
export function claimRefusal({ friend, referrer, referrersBefore, now }: ClaimQuestion): ClaimRefusal | undefined {
  if (friend.account === referrer.account || isSameMailbox(friend.email, referrer.email)) return 'SELF';
  if (friend.hasReferrer) return 'ALREADY_BROUGHT';
  if (referrersBefore.includes(friend.account)) return 'LOOP';
  if (friend.hasOrdered) return 'HAS_ORDERED';
  const age = now.getTime() - friend.joinedAt.getTime();
  // Whoever was there before the referrer was hardly brought by them.
  if (age > REFERRAL_CLAIM_DAYS * DAY_MS || friend.joinedAt < referrer.joinedAt) return 'NOT_NEW';
  return undefined;
}
