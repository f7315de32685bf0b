import { REWARDS, TIERS } from '@bluebird-bay/content/bay-club.ts';
import type { PostingKind } from './rules/postings.ts';

/** What a statement calls a cause (spec §3: points activity); `taken` is said where points went. */
const TITLES: Readonly<Record<PostingKind, { title: string; taken?: string }>> = {
  order: { title: 'Placed an order', taken: 'Order put right' },
  refund: { title: 'Return put right', taken: 'Returned from an order' },
  cancellation: { title: 'Cancellation put right', taken: 'Order cancelled' },
  review: { title: 'Wrote a review', taken: 'Review taken back' },
  birthday: { title: 'Birthday gift reward', taken: 'Birthday put right' },
  welcome: { title: 'Welcome to the club', taken: 'Welcome put right' },
  referral: { title: 'Brought a friend', taken: 'Friend’s order came back' },
  redemption: { title: 'Points came back', taken: 'Redeemed points for a coupon' },
  undo: { title: 'Points came back', taken: 'The code was used after all' },
  expiry: { title: 'Points are back', taken: 'Points ran out' },
  adjustment: { title: 'A gift from the shop', taken: 'Taken back by the shop' },
  closing: { title: 'Account closed', taken: 'Account closed' },
};

export function titleOf(kind: string, points: number): string {
  const known = Object.entries(TITLES).find(([name]) => name === kind)?.[1];
  return (points < 0 ? known?.taken : undefined) ?? known?.title ?? 'Points moved';
}

/** "$5 off", as a detail of a statement; the pages say amounts in the shopper's money. */
export function rewardName(id: string): string {
  const reward = REWARDS.find((one) => one.id === id);
  if (reward?.id === 'free-top') return 'A free bikini top';
  if (reward?.id === 'sticker-pack') return 'Members’ sticker pack';
  return reward ? `$${reward.usd} off` : id;
}

export const tierName = (id: string): string => TIERS.find((tier) => tier.id === id)?.name ?? id;
