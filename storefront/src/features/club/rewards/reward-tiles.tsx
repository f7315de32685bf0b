import { REWARDS, type RewardId } from '@bluebird-bay/content/bay-club.ts';
import type { ReactNode } from 'react';
import text from '../../../ui/text.module.css';
import type { ClubTerms } from '../terms/club-terms.ts';
import { pointsText } from '../terms/points-text.ts';
import { RewardCondition, RewardName } from './reward-name.tsx';
import styles from './reward-tiles.module.css';

interface RewardTilesProps {
  terms: Pick<ClubTerms, 'rewards'>;
  /** What can be done about a reward. */
  children?: (id: RewardId) => ReactNode;
}

const BY_POINTS = REWARDS.toSorted((one, other) => one.points - other.points);

/** What points can be turned into, in the order of what it costs. */
export function RewardTiles({ terms, children }: RewardTilesProps) {
  return (
    <ul className={styles.tiles}>
      {BY_POINTS.map(({ id, points }) => (
        <li key={id} className={styles.tile}>
          <p className={styles.name}>
            <RewardName id={id} terms={terms} />
          </p>
          <p className={text.meta}>
            <RewardCondition id={id} terms={terms} />
          </p>
          <p className={styles.points}>{pointsText(points)}</p>
          {children?.(id)}
        </li>
      ))}
    </ul>
  );
}
