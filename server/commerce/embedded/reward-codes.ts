import type { CommerceDb } from '@bluebird-bay/commerce/store/commerce-database.ts';
import type { NewDiscount } from '@bluebird-bay/commerce/store/discount/discounts.ts';
import { makeSingleUseCode, withdrawCode } from '@bluebird-bay/commerce/store/discount/reward-codes.ts';
import { REWARDS, type RewardId } from '@bluebird-bay/content/bay-club.ts';
import { POINTS_PACK_HANDLE } from '@bluebird-bay/contract/gifts.ts';
import type { CodeMaker } from '@bluebird-bay/services/club/rewards/code-maker.ts';

/** What a reward is at the embedded provider. Rewards go together with sale prices, pair offers and free delivery. */
function discountOf(id: RewardId): Omit<NewDiscount, 'title' | 'usageLimit' | 'endsAt'> {
  const free = { value: { kind: 'percentage', percent: 100 }, class: 'product' } as const;
  if (id === 'free-top')
    return { ...free, kinds: ['top'], maxItems: 1, combinesWith: ['product', 'order', 'delivery'] };
  if (id === 'sticker-pack') return { ...free, unlocks: POINTS_PACK_HANDLE };
  const reward = REWARDS.find((one) => one.id === id);
  return {
    value: { kind: 'fixed', usdMinor: (reward?.usd ?? 0) * 100 },
    class: 'order',
    ...(reward && reward.minimumUsd > 0 && { minimumUsd: reward.minimumUsd }),
    combinesWith: ['product', 'delivery'],
  };
}

/** Makes the club's codes at the embedded provider. */
export function rewardCodes(db: CommerceDb): CodeMaker {
  return {
    async make({ code, reward, expiresAt }) {
      await makeSingleUseCode(db, { code, discount: { ...discountOf(reward), endsAt: expiresAt } });
      return true;
    },
    withdraw: (code) => withdrawCode(db, code),
  };
}
