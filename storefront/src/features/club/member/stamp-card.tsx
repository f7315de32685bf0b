import type { TierId } from '@bluebird-bay/content/bay-club.ts';
import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { Figured } from '../../content/words.tsx';
import { pointsText } from '../terms/points-text.ts';
import { tierOf } from './balance-card.tsx';
import styles from './stamp-card.module.css';

const STAMPS = 10;
const FIELDS = Array.from({ length: STAMPS }, (_, index) => index);

/** All ten on one sheet, five in a row, in the order they are put down. */
const SHEET = 's/club-stamps';
const PER_ROW = 5;

/** Where a stamp lies on the sheet, as CSS counts: 0 % is the first, 100 % the last. */
const placeOnSheet = (field: number): string =>
  `${((field % PER_ROW) * 100) / (PER_ROW - 1)}% ${(Math.floor(field / PER_ROW) * 100) / (STAMPS / PER_ROW - 1)}%`;

/**
 * A card with ten stamps on the way to the next tier, each a tenth of the points it asks for. Stamps lie as they were put, none
 * quite straight. Says nothing at the deepest tier.
 */
export function StampCard({ tier, next, earned }: { tier: TierId; next: TierId; earned: number }) {
  const { name, from } = tierOf(next);
  const worth = from / STAMPS;
  const sheet = pictureUrl(documentShopConfig().pictureBase, SHEET, 800);
  const stamped = Math.max(0, Math.min(STAMPS, Math.floor(earned / worth)));
  return (
    <section className={classNames(styles.card, styles[tier])} aria-labelledby="stamp-card">
      <div>
        <h2 className={text.h3} id="stamp-card">
          <Figured words={stamped === 0 ? 'A fresh card' : `${stamped} of ${STAMPS} stamps`} />
        </h2>
        <p className={text.meta}>
          A stamp for every {pointsText(worth)} you earn within a year. A full card makes you a {name}.
        </p>
      </div>
      <ol className={styles.stamps} aria-hidden="true">
        {FIELDS.map((field) => (
          <li key={field} className={field < stamped ? styles.stamped : undefined}>
            {field < stamped && (
              <span
                style={{
                  backgroundImage: `url("${sheet}")`,
                  backgroundPosition: placeOnSheet(field),
                  rotate: `${((field * 47) % 30) - 15}deg`,
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
