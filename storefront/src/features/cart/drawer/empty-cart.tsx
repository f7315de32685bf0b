import type { ReactNode } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { closeCartDrawer } from '../state/cart-store.ts';
import styles from './empty-cart.module.css';

const COLLECTIONS = [
  { handle: 'new-arrivals', label: 'New in' },
  { handle: 'best-sellers', label: 'Best sellers' },
  { handle: 'all', label: 'All swim' },
] as const;

const TOTE = 'p/tote/cutouts/flat-3';

interface EmptyCartProps {
  /** Where the shop's own pictures lie. */
  pictureBase: string;
  heading?: 'h2' | 'h3';
  /** What else there is to start with. */
  children?: ReactNode;
}

/** A cart with nothing in it, and where to start. */
export function EmptyCart({ pictureBase, heading: Heading = 'h3', children }: EmptyCartProps) {
  const { linkedCollections = COLLECTIONS } = usePageRuntime();
  return (
    <div className={styles.box}>
      <div className={styles.empty}>
        <div className={styles.art}>
          <img src={pictureUrl(pictureBase, TOTE, 400)} alt="" width="400" height="500" />
        </div>
        <div>
          <Heading className={classNames(text.h2, styles.title)}>Nothing in here but sand</Heading>
          <p className={styles.line}>Start with what everyone else is packing.</p>
          <ul className={styles.chips}>
            {linkedCollections.map(({ handle, label }) => (
              <li key={handle}>
                <Link to={paths.collection(handle)} className={styles.chip} onClick={closeCartDrawer}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </div>
  );
}
