import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './category-tiles.module.css';
import type { CollectionTile } from './home-collections.ts';

const SIZES = '(min-width: 1440px) 318px, (min-width: 900px) 23vw, 47vw';

/** The four departments. */
export function CategoryTiles({ tiles }: { tiles: readonly CollectionTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <section className={classNames(layout.container, styles.section)} aria-labelledby="where">
      <h2 className={classNames(text.h2, styles.heading)} id="where">
        Where to first?
      </h2>
      <div className={styles.tiles}>
        {tiles.map(({ handle, label, productCount, picture }) => (
          <Link key={handle} to={paths.collection(handle)} className={styles.tile}>
            <div className={styles.frame}>
              {picture && <Picture source={picture} sizes={SIZES} className={styles.picture} />}
            </div>
            <div className={styles.caption}>
              <b className={styles.name}>{label}</b>
              <span className={classNames(text.soft, text.meta, text.number)}>{productCount} pieces</span>
            </div>
          </Link>
        ))}
      </div>
    </section>
  );
}
