import { Icon } from '../../ui/icon.tsx';
import { shippingPromise } from '../cart/free-shipping.ts';
import styles from './assurances.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** Kinds that carry a hygiene strip. */
const WITH_STRIP = new Set(['top', 'bottoms', 'one-piece', 'set']);

/** What holds for shipping and returns. A figure that is not sure in this currency is left out. */
export function Assurances({ product: { finalSale, kind, price } }: { product: ProductViewData }) {
  return (
    <ul className={styles.list}>
      <li>
        <Icon name="truck" className={styles.icon} />
        <span>{shippingPromise(price.currencyCode)}. The checkout names the price before you pay.</span>
      </li>
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
