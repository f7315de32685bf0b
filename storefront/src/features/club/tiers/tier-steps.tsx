import { BONUS_POINTS, TIERS, type TierId } from '@bluebird-bay/content/bay-club.ts';
import { earlyText } from '@bluebird-bay/contract/early-sales.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/messages/badge.tsx';
import { RoundMoneyText } from '../../../ui/money/round-money.tsx';
import text from '../../../ui/text.module.css';
import { localValues } from '../../storage/guarded-storage.ts';
import { tierOf } from '../member/balance-card.tsx';
import type { ClubTerms } from '../terms/club-terms.ts';
import { pointsText } from '../terms/points-text.ts';
import styles from './tier-steps.module.css';

/** The tier this browser has shown last, and whose it was: `7:swimmer`. */
const TIER_KEY = 'bayClubTier';

const depth = (id: string | undefined): number => TIERS.findIndex((tier) => tier.id === id);

const NEWS: Partial<Record<TierId, string>> = {
  swimmer: 'Out of your depth, in the best way. Smaller orders ship free from now on.',
  surfer: 'Nobody is further out. Express shipping is on us from now on.',
};

/** Said once, on the first visit after a new tier was reached: the tide comes in. */
export function TierReached({ owner, tier }: { owner: string; tier: TierId }) {
  const [isNew] = useState(() => {
    const [whose, before] = localValues.read(TIER_KEY)?.split(':') ?? [];
    return whose === owner && depth(before) >= 0 && depth(before) < depth(tier);
  });
  useEffect(() => localValues.write(TIER_KEY, `${owner}:${tier}`), [owner, tier]);
  const news = NEWS[tier];
  if (!isNew || !news) return null;
  return (
    <section className={styles.tide} role="status">
      <h2 className={text.h2}>You are a {tierOf(tier).name}</h2>
      <p>{news}</p>
    </section>
  );
}

function gifts({ freeShippingFrom }: Pick<ClubTerms, 'freeShippingFrom'>): Record<TierId, readonly ReactNode[]> {
  return {
    paddler: [
      'Points for every order',
      `${BONUS_POINTS.birthday} points on your birthday`,
      `${BONUS_POINTS.referral} points for every friend you bring`,
      `Sales ${earlyText('paddler')} early`,
    ],
    swimmer: [
      'Everything Paddlers get',
      freeShippingFrom ? (
        <>
          Free shipping from <RoundMoneyText of={freeShippingFrom} />
        </>
      ) : (
        'Free shipping on smaller orders'
      ),
      `Sales ${earlyText('swimmer')} early`,
    ],
    surfer: ['Everything Swimmers get', 'Free express shipping'],
  };
}

interface TierStepsProps {
  terms: Pick<ClubTerms, 'freeShippingFrom'>;
  /** Where the member is. */
  here?: TierId;
}

/** The three depths, each deeper than the one before. */
export function TierSteps({ terms, here }: TierStepsProps) {
  const given = gifts(terms);
  return (
    <ol className={styles.tiers}>
      {TIERS.map(({ id, name, from }) => (
        <li key={id} className={classNames(styles.tier, styles[id])} aria-current={id === here ? 'step' : undefined}>
          <h3 className={text.h2}>{name}</h3>
          <p className={text.meta}>{from === 0 ? 'From the day you join' : `${pointsText(from)} earned in a year`}</p>
          <ul className={styles.gifts}>
            {given[id].map((gift, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <li key={index}>{gift}</li>
            ))}
          </ul>
          {id === here && (
            <p className={styles.here}>
              <Badge tone="sun">You are here</Badge>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
