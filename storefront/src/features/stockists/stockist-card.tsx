import type { Stockist } from '@bluebird-bay/content/stockists/stockist.ts';
import { hoursText } from './opening.ts';
import styles from './stockist-card.module.css';
import { stockistId } from './stockist-id.ts';

interface StockistCardProps {
  stockist: Stockist;
  country: string;
  /** Undefined as long as nobody knows the time. */
  open: boolean | undefined;
}

/** A shop: where it is, when it is open, what hangs there. */
export function StockistCard({ stockist, country, open }: StockistCardProps) {
  const { name, street, town, hours, note } = stockist;
  return (
    <li id={stockistId(name)} className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p>
        {street}
        <br />
        {town}, {country}
      </p>
      <p className={styles.note}>{note}</p>
      <dl className={styles.hours}>
        {hoursText(hours).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      {open !== undefined && <p className={open ? styles.open : styles.shut}>{open ? 'Open now' : 'Shut just now'}</p>}
    </li>
  );
}
