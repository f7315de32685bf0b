import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MAIN_COLLECTIONS, SEASONS } from '../collection/collection-families.ts';
import { Logo } from './logo.tsx';
import styles from './phone-menu.module.css';

/** The departments, large, and the seasons below them. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer side="left" label="Menu" open={open} onClose={onClose} head={<Logo />}>
      <nav aria-label="Main" className={styles.menu}>
        <ul className={styles.departments}>
          {MAIN_COLLECTIONS.map(({ handle, label }) => (
            <li key={handle}>
              <Link to={paths.collection(handle)} onClick={onClose}>
                {label}
                <Icon name="right" size="small" />
              </Link>
            </li>
          ))}
        </ul>
        <h2 className={styles.heading}>Six seasons</h2>
        <ul className={styles.seasons}>
          {SEASONS.map(({ handle, label }) => (
            <li key={handle}>
              <Link to={paths.collection(handle)} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
