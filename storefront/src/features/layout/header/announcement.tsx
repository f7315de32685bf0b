import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { CountryButton } from '../../country/country-button.tsx';
import styles from './announcement.module.css';

/** The line above the header: two facts and the shopper's country; the middle fact alone on phones. */
export function Announcement() {
  return (
    <aside className={styles.bar} data-tone="dark" aria-label="Good to know">
      <div className={classNames(layout.container, styles.details)}>
        <span className={styles.side}>XS to XXL, every print</span>
        <span>Free returns for 60 days. Sunshine included.</span>
        <span className={styles.side}>
          <Link to={paths.trackOrder()} className={styles.link}>
            Track an order
          </Link>
          <CountryButton labelLength="short" />
        </span>
      </div>
    </aside>
  );
}
