import type { TariffsOfQuery } from '../../storefront-api/generated/operations.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { fieldsOf, moneyOf, parsed } from '../delivery/money-value.ts';

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
  const tax = taxOf(parsed(shop.tax?.value));
  const duty = dutyOf(parsed(shop.duties?.value));
  return { ...country, ...(tax && { tax }), ...(duty && { duty }) };
}

/** '8.1%', '0 to 11.5%'. */
export const percentText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}%` : `${least} to ${most}%`;
