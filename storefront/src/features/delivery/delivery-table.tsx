import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { fieldsIn, fieldsOf, moneyOf } from '../../storefront-api/metafield.ts';
import { formatMoney, type MoneyAmount } from '../../ui/money/money-format.ts';
import table from '../../ui/sections/table.module.css';
import { currentCountry } from '../country/current-country.ts';
import styles from './delivery-table.module.css';

/** One way to send a parcel. */
interface DeliveryPromise {
  price: MoneyAmount;
  /** Working days on the road, fewest and most. */
  days: readonly [fewest: number, most: number];
}

/** Reads the metafields `standard_delivery` and `express_delivery` of the shop; undefined for what is not one. */
export function deliveryPromise(text: string | null | undefined): DeliveryPromise | undefined {
  const { price, days } = fieldsIn(text);
  const amount = moneyOf(fieldsOf(price));
  const [fewest, most]: readonly unknown[] = Array.isArray(days) ? days : [];
  return amount && typeof fewest === 'number' && typeof most === 'number'
    ? { price: amount, days: [fewest, most] }
    : undefined;
}

/** "3 to 5", "1". */
export const daysText = ([fewest, most]: DeliveryPromise['days']): string =>
  fewest === most ? String(fewest) : `${fewest} to ${most}`;

/** What sending a cart to a country costs and takes. */
export interface DeliveryRow {
  code: string;
  name: string;
  standard: DeliveryPromise;
  express: DeliveryPromise;
  /** Standard costs nothing from here on. */
  freeFrom: MoneyAmount;
}

const Rows = createContext<readonly DeliveryRow[]>([]);

/** Gives the table of the page its rows. */
export function Delivery({ rows, children }: { rows: readonly DeliveryRow[]; children: ReactNode }) {
  return <Rows value={rows}>{children}</Rows>;
}

/** Every country of the shop; the shopper's own is marked once it is known. */
function DeliveryTable() {
  const rows = useContext(Rows);
  const [own, setOwn] = useState<string>();
  useEffect(() => setOwn(currentCountry()), []);
  if (rows.length === 0)
    return <p>What it costs and how long it takes to your address, the checkout says before you pay.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.wrap} aria-label="Shipping by country" tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Standard</th>
            <th scope="col" className={styles.wide}>
              Free from
            </th>
            <th scope="col">Express</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, standard, express, freeFrom }) => (
            <tr key={code} className={code === own ? table.on : undefined}>
              <th scope="row">
                {name}
                {code === own && <span className={styles.yours}> yours</span>}
              </th>
              <Way promise={standard} freeFrom={freeFrom} />
              <td className={styles.wide}>{formatMoney(freeFrom)}</td>
              <Way promise={express} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface WayProps {
  promise: DeliveryPromise;
  /** Said below the price where there is no room for a column of its own. */
  freeFrom?: MoneyAmount;
}

function Way({ promise: { price, days }, freeFrom }: WayProps) {
  return (
    <td>
      {formatMoney(price)}
      {freeFrom && <span className={styles.narrow}>free from {formatMoney(freeFrom)}</span>}
      <span className={styles.days}>
        {daysText(days)} {days[1] === 1 ? 'day' : 'days'}
      </span>
    </td>
  );
}

/** The parts the words of the page call by name. */
export const deliveryParts = { DeliveryTable };
