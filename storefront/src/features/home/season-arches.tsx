import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import type { CollectionTile } from './home-collections.ts';
import styles from './season-arches.module.css';

/** The seasonal collections, each behind an arch of its own fabric. */
export function SeasonArches({ seasons }: { seasons: readonly CollectionTile[] }) {
  if (seasons.length === 0) return null;
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="seasons">
      <div className={styles.head}>
        <h2 className={text.h2} id="seasons">
          Pick a season, any season
        </h2>
        <p className={styles.line}>Six collections, each with its own prints and its own weather.</p>
      </div>
      <div className={styles.seasons}>
        {seasons.map(({ handle, label, productCount, picture }) => (
          <Link key={handle} to={paths.collection(handle)} className={styles.season}>
            <span className={styles.arch}>{picture && <Fabric address={picture.small} />}</span>
            <b className={styles.name}>{label}</b>
            <span className={classNames(text.number, styles.count)}>{productCount} pieces</span>
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Two repeats of a tile, one above the other: tall enough for any arch, and the seam does not show. */
function Fabric({ address }: { address: string }) {
  return (
    <span className={styles.fabric}>
      <img src={address} alt="" width="400" height="400" loading="lazy" decoding="async" />
      <img src={address} alt="" width="400" height="400" loading="lazy" decoding="async" />
    </span>
  );
}
