import type { RewardId } from '@bluebird-bay/content/bay-club.ts';
import { RoundMoneyText, roundMoney } from '../../../ui/money/round-money.tsx';
import type { ClubTerms } from '../terms/club-terms.ts';
import styles from './reward-name.module.css';

const NAMES: Partial<Record<RewardId, string>> = {
  'free-top': 'A free bikini top',
  'sticker-pack': 'Members’ sticker pack',
};

/** What a reward is, large: "$5 off". */
export function RewardName({ id, terms }: { id: RewardId; terms: Pick<ClubTerms, 'rewards'> }) {
  const worth = terms.rewards[id]?.worth;
  return worth ? (
    <>
      <RoundMoneyText of={worth} className={styles.amount} /> off
    </>
  ) : (
    NAMES[id]
  );
}

/** The same within a sentence. */
export function rewardText(id: RewardId, terms: Pick<ClubTerms, 'rewards'>): string {
  const worth = terms.rewards[id]?.worth;
  return worth ? `${roundMoney(worth)} off` : (NAMES[id] ?? '');
}

/** What a reward can be used for: "Orders over $60". */
export function RewardCondition({ id, terms }: { id: RewardId; terms: Pick<ClubTerms, 'rewards'> }) {
  const from = terms.rewards[id]?.from;
  if (id === 'free-top') return 'Any print, any size';
  if (id === 'sticker-pack') return 'With any order';
  if (!from) return 'Any order';
  return (
    <>
      Orders over <RoundMoneyText of={from} />
    </>
  );
}
