import { EXPIRY_NOTICE_DAYS, POINTS_LAST_MONTHS } from '@bluebird-bay/content/bay-club.ts';
import { daysAfter, monthsAfter } from './calendar.ts';
import type { PostingKind } from './postings.ts';

/** What keeps points alive. A birthday does not: it comes by itself. */
export const ACTIVITY_KINDS: readonly PostingKind[] = [
  'order',
  'review',
  'referral',
  'redemption',
  'welcome',
  'adjustment',
];

/** When points run out that nothing was done with since. */
export const expiresAt = (lastActivity: Date): Date => monthsAfter(lastActivity, POINTS_LAST_MONTHS);

/** When their owner is told. */
export const noticeAt = (lastActivity: Date): Date => daysAfter(expiresAt(lastActivity), -EXPIRY_NOTICE_DAYS);

/** Whether points that expired for want of activity should not have: something happened in time that was heard of late. */
export const wasAlive = (lastActivity: Date, activity: Date): boolean =>
  activity > lastActivity && activity < expiresAt(lastActivity);
