import { Icon } from '../../ui/icon.tsx';
import { freeShippingFrom, roundMoney } from '../cart/free-shipping.ts';
import styles from './assurances.module.css';

/** What holds for shipping and returns. A figure that is not sure in this currency is left out. */
export function Assurances({ finalSale, currencyCode }: { finalSale: boolean; currencyCode: string }) {
  const from = freeShippingFrom(currencyCode);
  return (
    <ul className={styles.list}>
      <li>
        <Icon name="truck" className={styles.icon} />
        <span>
          {from ? (
            <>
              Ships free from <b>{roundMoney(from)}</b>. Below that the checkout says what it costs, before you pay.
            </>
          ) : (
            'Bigger bags ship free. The checkout says what yours costs, before you pay.'
          )}
        </span>
      </li>
      <li>
        <Icon name="return" className={styles.icon} />
        <span>
          {finalSale
            ? 'Final sale: this one cannot come back, so check the size twice.'
            : 'Send it back within 60 days, free, unworn and with its labels on.'}
        </span>
      </li>
    </ul>
  );
}
