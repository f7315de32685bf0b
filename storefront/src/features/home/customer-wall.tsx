import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './customer-wall.module.css';

/** A snapshot somebody sent, and what they wear in it. */
export interface Snap {
  /** "@imani.swims" */
  name: string;
  /** Of the product. */
  handle: string;
  /** "Lido One-Piece in Citrus Grove" */
  wears: string;
  price: MoneyAmount;
  /** The price before a reduction. */
  was?: MoneyAmount;
  picture: PictureSource;
}

/** Customers as they wear it, pinned up as polaroids; each leads to the product. */
export function CustomerWall({ snaps }: { snaps: readonly Snap[] }) {
  if (snaps.length === 0) return null;
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="worn">
      <h2 className={text.h2} id="worn">
        As seen on you
      </h2>
      <p className={styles.line}>Same pieces, real balconies. Tap one to see what they are wearing.</p>
      <ul className={styles.snaps}>
        {snaps.map(({ name, handle, wears, picture }) => (
          <li key={handle}>
            <Link to={paths.product(handle)} className={styles.snap}>
              <Picture
                source={picture}
                sizes="(min-width: 1440px) 200px, (min-width: 900px) 15vw, 42vw"
                className={styles.picture}
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.wears}>{wears}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
