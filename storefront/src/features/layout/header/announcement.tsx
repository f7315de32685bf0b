import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { CountryButton } from '../../country/country-button.tsx';
import { freeShippingLine, usePromises } from '../../delivery/promises.ts';
import styles from './announcement.module.css';

const RETURNS = `Free returns for ${RETURN_DAYS} days, final sale aside`;

/**
 * The line above the header: two facts and the shopper's country; the middle fact alone on phones. From where shipping is
 * free depends on the country, so that it comes once the provider has said; a new element, for nothing to move.
 */
export function Announcement() {
  const shipping = freeShippingLine(usePromises());
  return (
    <aside className={styles.bar} data-tone="dark" aria-label="Good to know">
      <div className={classNames(layout.container, styles.details)}>
        <span className={styles.side}>{shipping ? RETURNS : 'XS to XXL, every print'}</span>
        {shipping ? <span key={shipping}>{shipping}</span> : <span>{`${RETURNS}.`}</span>}
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
