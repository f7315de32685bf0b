import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../storefront-api/picture-url.ts';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { WishedPieces } from './bag-suggestions.tsx';
import { closeBag } from './cart-state.ts';
import styles from './empty-bag.module.css';

const SHELVES = [
  { handle: 'new-arrivals', label: 'New in' },
  { handle: 'best-sellers', label: 'Best sellers' },
  { handle: 'all', label: 'All swim' },
] as const;

const TOTE = 'p/tote/cutouts/flat-3';

/** A bag with nothing in it, and where to start. Only the browser knows that it is empty, so only there it is shown. */
export function EmptyBag({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
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
            {SHELVES.map(({ handle, label }) => (
              <li key={handle}>
                <Link to={paths.collection(handle)} className={styles.chip} onClick={closeBag}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <WishedPieces />
        </div>
      </div>
    </div>
  );
}
