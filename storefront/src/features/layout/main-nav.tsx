import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { MAIN_COLLECTIONS } from '../collection/collection-families.ts';
import styles from './main-nav.module.css';

/** The header's departments, on screens wide enough for all of them; phones have the menu. */
export function MainNav({ current }: { current: string | undefined }) {
  return (
    <nav className={styles.nav} aria-label="Main">
      {MAIN_COLLECTIONS.map(({ handle, label }) => {
        const to = paths.collection(handle);
        return (
          <Link
            key={handle}
            to={to}
            className={classNames(styles.link, handle === 'sale' && styles.sale)}
            aria-current={to === current ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
