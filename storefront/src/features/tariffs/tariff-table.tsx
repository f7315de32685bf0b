import { createContext, useContext, useEffect, useState } from 'react';
import type { TariffsOfQuery } from '../../storefront-api/generated/operations.ts';
import { fieldsIn, fieldsOf, moneyOf } from '../../storefront-api/metafield.ts';
import { formatMoney, type MoneyAmount } from '../../ui/money/money-format.ts';
import table from '../../ui/sections/table.module.css';
import { currentCountry } from '../country/current-country.ts';
import styles from './tariff-table.module.css';

/** Tax and duties of a country, as the provider promises them. */
export interface Tariff {
  code: string;
  name: string;
  /** What the tax in the prices is called, and its percent, the least and the most; undefined where there is none. */
  tax?: { names: readonly string[]; percent: readonly [least: number, most: number] };
  /** What customs ask for on top; undefined where the prices hold it. */
  duty?: { percent: number; from: MoneyAmount };
}

function taxOf({ names, percent }: Record<string, unknown>): Tariff['tax'] {
  const [least, most]: readonly unknown[] = Array.isArray(percent) ? percent : [];
  if (!Array.isArray(names) || typeof least !== 'number' || typeof most !== 'number' || most === 0) return undefined;
  return { names: names.map(String), percent: [least, most] };
}

function dutyOf({ percent, from }: Record<string, unknown>): Tariff['duty'] {
  const money = moneyOf(fieldsOf(from));
  return typeof percent === 'number' && money ? { percent, from: money } : undefined;
}

/** Reads the shop's metafields; one that is not what it should be counts as not said. */
export function tariffOf(country: { code: string; name: string }, { shop }: TariffsOfQuery): Tariff {
  const tax = taxOf(fieldsIn(shop.tax?.value));
  const duty = dutyOf(fieldsIn(shop.duties?.value));
  return { ...country, ...(tax && { tax }), ...(duty && { duty }) };
}

/** '8.1%', '0 to 11.5%'. */
export const percentText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}%` : `${least} to ${most}%`;

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
