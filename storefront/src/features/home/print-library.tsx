import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/arrow-label.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import type { CollectionTile } from './home-collections.ts';
import styles from './print-library.module.css';

/** Fabric first: a cutting of each print, leading to everything that is made of it. */
export function PrintLibrary({ prints }: { prints: readonly CollectionTile[] }) {
  if (prints.length === 0) return null;
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="prints">
      <div className={styles.head}>
        <h2 className={text.h2} id="prints">
          Or start with the fabric
        </h2>
        <Link to={paths.prints()} className={arrowLinkClass}>
          <ArrowLabel>All prints</ArrowLabel>
        </Link>
      </div>
      <p className={styles.line}>Every print is drawn once, by hand, then cut into whatever suits it.</p>
      <ul className={styles.prints}>
        {prints.map(({ handle, label, productCount, picture }) => (
          <li key={handle}>
            <Link to={paths.print(handle)} className={styles.print}>
              <span className={styles.cutting}>
                {picture && <img src={picture.small} alt="" width="400" height="400" loading="lazy" decoding="async" />}
              </span>
              <b className={styles.name}>{label}</b>
              <span className={classNames(text.number, styles.count)}>{productCount} pieces</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
