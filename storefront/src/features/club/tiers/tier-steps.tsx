import { BONUS_POINTS, TIERS, type TierId } from '@bluebird-bay/content/bay-club.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/messages/badge.tsx';
import text from '../../../ui/text.module.css';
import type { ClubTerms } from '../terms/club-terms.ts';
import { hoursText } from '../terms/early-sale.ts';
import { pointsText } from '../terms/points-text.ts';
import { ShortMoney } from '../terms/short-money.tsx';
import styles from './tier-steps.module.css';

function gifts({ freeShippingFrom }: Pick<ClubTerms, 'freeShippingFrom'>): Record<TierId, readonly ReactNode[]> {
  return {
    paddler: [
      'Points for every order',
      `${BONUS_POINTS.birthday} points on your birthday`,
      `${BONUS_POINTS.referral} points for every friend you bring`,
      `Sales ${hoursText('paddler')} early`,
    ],
    swimmer: [
      'Everything Paddlers get',
      freeShippingFrom ? (
        <>
          Free shipping from <ShortMoney of={freeShippingFrom} />
        </>
      ) : (
        'Free shipping on smaller orders'
      ),
      `Sales ${hoursText('swimmer')} early`,
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
