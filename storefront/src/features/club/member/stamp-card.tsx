import type { TierId } from '@bluebird-bay/content/bay-club.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { pointsText } from '../terms/points-text.ts';
import { tierOf } from './balance-card.tsx';
import styles from './stamp-card.module.css';

const STAMPS = 10;
const FIELDS = Array.from({ length: STAMPS }, (_, index) => index);

/** What the stamps show, one after another: a sun over water, a fish, a shell, a bird, a sail. */
const SHAPES = [
  'M8 26a12 12 0 0 1 24 0M4 30q4-4 8 0t8 0 8 0 8 0M20 6v4M7 13l3 3M33 13l-3 3',
  'M6 20c6-9 17-9 23 0-6 9-17 9-23 0ZM29 20l6-6v12ZM12 18.500v.1M18 15c2 3 2 7 0 10',
  'M20 33C9 30 6 20 10 12c3-4 17-4 20 0 4 8 1 18-10 21ZM20 33V10M20 33l-7-21M20 33l7-21',
  'M5 16c6-3 10 0 13 5 2-8 8-13 17-13-3 4-3 8-6 11-3 4-8 7-14 7-4 0-7-2-8-5l-4-2Z',
  'M20 5v22M20 7c8 4 11 11 11 17H20M17 11c-4 4-7 9-8 13h8M6 29h28c-2 4-5 5-8 5H14c-3 0-6-1-8-5Z',
] as const;

/**
 * A card with ten stamps on the way to the next tier, each a tenth of the points it asks for. Stamps lie as they were put, none
 * quite straight. Says nothing at the deepest tier.
 */
export function StampCard({ tier, next, earned }: { tier: TierId; next: TierId; earned: number }) {
  const { name, from } = tierOf(next);
  const worth = from / STAMPS;
  const stamped = Math.max(0, Math.min(STAMPS, Math.floor(earned / worth)));
  return (
    <section className={classNames(styles.card, styles[tier])} aria-labelledby="stamp-card">
      <div>
        <h2 className={text.h3} id="stamp-card">
          {stamped === 0 ? 'A fresh card' : `${stamped} of ${STAMPS} stamps`}
        </h2>
        <p className={text.meta}>
          A stamp for every {pointsText(worth)} you earn within a year. A full card makes you a {name}.
        </p>
      </div>
      <ol className={styles.stamps} aria-hidden="true">
        {FIELDS.map((field) => (
          <li key={field} className={field < stamped ? styles.stamped : undefined}>
            {field < stamped && (
              <svg viewBox="0 0 40 40" style={{ rotate: `${((field * 47) % 30) - 15}deg` }} aria-hidden="true">
                <path d={SHAPES[field % SHAPES.length]} />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
