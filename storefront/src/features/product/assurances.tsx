import { Icon } from '../../ui/icon.tsx';
import { DeliveryLine } from '../delivery/delivery-line.tsx';
import styles from './assurances.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** Kinds that carry a hygiene strip. */
const WITH_STRIP = new Set(['top', 'bottoms', 'one-piece', 'set']);

/** When it arrives, where it can be ordered, and how it goes back. */
export function Assurances({ product: { finalSale, kind, soldOut } }: { product: ProductViewData }) {
  return (
    <ul className={styles.list}>
      {!soldOut && (
        <li>
          <Icon name="truck" className={styles.icon} />
          <span className={styles.delivery}>
            <DeliveryLine />
          </span>
        </li>
      )}
      <li>
        <Icon name="return" className={styles.icon} />
        <span>
          {finalSale
            ? 'Final sale: this one cannot come back, so check the size twice.'
            : `Send it back within 60 days, free, ${WITH_STRIP.has(kind) ? 'hygiene strip on' : 'labels on'}.`}
        </span>
      </li>
    </ul>
  );
}
