import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { closeBag } from './cart-state.ts';
import styles from './empty-bag.module.css';
import tote from './empty-bag-tote.webp';

const SHELVES = [
  { handle: 'new-arrivals', label: 'New in' },
  { handle: 'best-sellers', label: 'Best sellers' },
  { handle: 'all', label: 'All swim' },
] as const;

/** A bag with nothing in it, and where to start. */
export function EmptyBag({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  return (
    <div className={styles.box}>
      <div className={styles.empty}>
        <div className={styles.art}>
          <img src={tote} alt="" width="600" height="750" />
        </div>
        <div>
          <Heading className={classNames(text.h2, styles.title)}>Nothing in here but sand</Heading>
          <p className={styles.line}>Start with what everyone else is packing.</p>
          <ul className={styles.chips}>
            {SHELVES.map(({ handle, label }) => (
              <li key={handle}>
                <Link to={paths.collection(handle)} className={styles.chip} onClick={closeBag}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
