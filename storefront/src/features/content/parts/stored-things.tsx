import { IN_THE_BROWSER, type StoredThing, WITH_US } from '@bluebird-bay/content/stored-things.ts';
import table from '../../../ui/sections/table.module.css';
import type { PartProps } from '../words.tsx';
import styles from './stored-things.module.css';

const PLACES: Readonly<Record<string, readonly StoredThing[]>> = { browser: IN_THE_BROWSER, shop: WITH_US };

/** `<StoredThings place="browser" />`: what is kept there, why, until when, and under which names. */
function StoredThings({ attributes: { place = '' } }: PartProps) {
  return (
    <div className={styles.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why, and until when</th>
          </tr>
        </thead>
        <tbody>
          {(PLACES[place] ?? []).map(({ names, what, why, until }) => (
            <tr key={what}>
              <th scope="row" className={styles.what}>
                {what}
                <span className={styles.names}>{names.join(', ')}</span>
              </th>
              <td className={styles.why}>
                {why}
                <span className={styles.until}>Until {until}.</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const storedParts = { StoredThings };
