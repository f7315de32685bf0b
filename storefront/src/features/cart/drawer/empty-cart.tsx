import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { closeCartDrawer } from '../state/cart-store.ts';
import { WishlistProducts } from '../suggestions/cart-suggestions.tsx';
import styles from './empty-cart.module.css';

const COLLECTIONS = [
  { handle: 'new-arrivals', label: 'New in' },
  { handle: 'best-sellers', label: 'Best sellers' },
  { handle: 'all', label: 'All swim' },
] as const;

const TOTE = 'p/tote/cutouts/flat-3';

/**
 * A cart with nothing in it, and where to start. Only the browser knows that it is empty, so only there it is shown.
 */
export function EmptyCart({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const { linkedCollections = COLLECTIONS } = usePageRuntime();
  const tote = pictureUrl(documentShopConfig().pictureBase, TOTE, 400);
  return (
    <div className={styles.box}>
      <div className={styles.empty}>
        <div className={styles.art}>
          <img src={tote} alt="" width="400" height="500" />
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
          <WishlistProducts />
        </div>
      </div>
    </div>
  );
}
