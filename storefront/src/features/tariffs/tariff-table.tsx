import { createContext, useContext, useEffect, useState } from 'react';
import { formatMoney } from '../../ui/money/money-format.ts';
import table from '../../ui/sections/table.module.css';
import { currentCountry } from '../country/current-country.ts';
import { percentText, type Tariff } from './tariff.ts';
import styles from './tariff-table.module.css';

const Tariffs = createContext<readonly Tariff[]>([]);

/** Gives the parts of the page their countries. */
export const TariffsProvider = Tariffs.Provider;

export const useTariffs = (): readonly Tariff[] => useContext(Tariffs);

function TaxCell({ tax }: Pick<Tariff, 'tax'>) {
  return (
    <td>
      {tax ? percentText(tax.percent) : 'None'}
      {tax && <span className={styles.name}>{tax.names.join(', ')}</span>}
    </td>
  );
}

function DutyCell({ duty }: Pick<Tariff, 'duty'>) {
  if (!duty) return <td>In the price</td>;
  return (
    <td>
      <b>{duty.percent}% on top</b>
      <span className={styles.name}>
        {Number(duty.from.amount) === 0 ? 'whatever it is worth' : `from ${formatMoney(duty.from)}`}
      </span>
    </td>
  );
}

/** Every country of the shop; the shopper's own is marked once it is known. */
function TariffTable() {
  const tariffs = useTariffs();
  const [own, setOwn] = useState<string>();
  useEffect(() => setOwn(currentCountry()), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.wrap} aria-label="Tax and duties by country" tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Tax, in the price</th>
            <th scope="col">Duties</th>
          </tr>
        </thead>
        <tbody>
          {tariffs.map(({ code, name, tax, duty }) => (
            <tr key={code} className={code === own ? table.on : undefined}>
              <th scope="row">
                {name}
                {code === own && <span className={styles.yours}> yours</span>}
              </th>
              <TaxCell {...(tax && { tax })} />
              <DutyCell {...(duty && { duty })} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const tariffTableParts = { TariffTable };
