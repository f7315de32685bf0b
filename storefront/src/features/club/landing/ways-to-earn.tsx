import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import type { ReactNode } from 'react';
import { ICON_SHAPES } from '../../../ui/icons/icon.tsx';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { RoundMoneyText } from '../../../ui/money/round-money.tsx';
import text from '../../../ui/text.module.css';
import type { ClubTerms } from '../terms/club-terms.ts';
import { signedPoints } from '../terms/points-text.ts';
import styles from './ways-to-earn.module.css';

/** Line drawings of what earns points; see `icon.tsx`. */
const CLUB_ICONS = {
  order: ICON_SHAPES.bag,
  review: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  birthday: 'M4 20.5V13h16v7.5ZM4 16.5c2 1.5 3.3 1.5 5.3 0 2 1.5 3.4 1.5 5.4 0 2 1.5 3.3 1.5 5.3 0M12 13V9M12 6v.1',
  referral: ICON_SHAPES.user,
  welcome: ICON_SHAPES.heart,
} as const satisfies Record<string, string>;

export type WayToEarn = keyof typeof CLUB_ICONS;

interface WaysToEarnProps {
  terms: Pick<ClubTerms, 'point'>;
  /** What a member has done of each; nothing is said of a visitor. */
  done?: Partial<Record<WayToEarn, ReactNode>>;
  /** The way to do it, under its line. */
  children?: (way: WayToEarn) => ReactNode;
}

const WAYS: ReadonlyArray<{ id: WayToEarn; label: string; line: string; points?: number }> = [
  { id: 'order', label: 'Place an order', line: 'Counted once it ships' },
  { id: 'review', label: 'Review something you wore', line: 'A few honest lines', points: BONUS_POINTS.review },
  { id: 'birthday', label: 'Have a birthday', line: 'Tell us the day, we do the rest', points: BONUS_POINTS.birthday },
  {
    id: 'referral',
    label: 'Bring a friend',
    line: 'You both get it once their first order ships',
    points: BONUS_POINTS.referral,
  },
  { id: 'welcome', label: 'Join Bay Club', line: 'Only once, straight away', points: BONUS_POINTS.welcome },
];

/** "1 per $1", in the money of the country where the provider says it. */
function OrderRate({ point }: Pick<ClubTerms, 'point'>) {
  const { units, currencyCode } = point ?? { units: 1, currencyCode: 'USD' };
  return (
    <>
      1 per <RoundMoneyText of={{ amount: String(units), currencyCode }} />
    </>
  );
}

/** What brings points, and how many. */
export function WaysToEarn({ terms, done = {}, children }: WaysToEarnProps) {
  return (
    <ul className={styles.ways}>
      {WAYS.map(({ id, label, line, points }) => (
        <li key={id}>
          <LineIcon shape={CLUB_ICONS[id]} />
          <div>
            <p className={styles.label}>{label}</p>
            <p className={styles.line}>{line}</p>
            {children?.(id)}
          </div>
          <div className={styles.worth}>
            <b>{points === undefined ? <OrderRate point={terms.point} /> : signedPoints(points)}</b>
            {done[id] !== undefined && <p className={text.meta}>{done[id]}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
