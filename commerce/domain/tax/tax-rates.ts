import { countryRecord } from '../country/countries.ts';
import { thresholdIn } from '../money/price-table.ts';

/** The duty of a country: in thousandths of a percent, and from what worth on, in minor units; null where prices hold it. */
export function dutyRateOf(country: string, currency: string): { rate: number; from: number } | null {
  const duty = countryRecord(country)?.duty;
  return duty ? { rate: duty.rate, from: thresholdIn(duty.fromUsd, currency) } : null;
}

/** The duty on goods of this worth, in minor units of the currency; null where duties are part of the prices. */
export function dutyOn(goods: number, country: string, currency: string): number | null {
  const duty = countryRecord(country)?.duty;
  if (!duty) return null;
  return goods < thresholdIn(duty.fromUsd, currency) ? 0 : Math.round((goods * duty.rate) / 100_000);
}

/** A tax on what is sold. */
export interface TaxRate {
  /** As it stands in a sentence. */
  name: string;
  /** In thousandths of a percent of the price without it: 7,250 is 7.25 %. */
  rate: number;
}

/** Where a parcel goes, as far as taxes and duties ask. */
export interface Destination {
  country: string;
  /** State or province; '' as long as nobody has said. */
  region: string;
}

const percent = (value: number): number => Math.round(value * 1_000);

function rows(name: string, table: string): Record<string, TaxRate> {
  const cells = [...table.matchAll(/([A-Z]{2}) ([\d.]+)/g)];
  return Object.fromEntries(cells.map(([, code = '', value = '0']) => [code, { name, rate: percent(Number(value)) }]));
}

/** Taxes that depend on the state or province. Of the United States the states' own rates, without counties and cities. */
const REGIONAL: Readonly<Record<string, Readonly<Record<string, TaxRate>>>> = {
  US: rows(
    'sales tax',
    `AL 4 AK 0 AZ 5.6 AR 6.5 CA 7.25 CO 2.9 CT 6.35 DE 0 DC 6 FL 6 GA 4 HI 4 ID 6 IL 6.25 IN 7 IA 6 KS 6.5 KY 6 LA 5 ME 5.5
     MD 6 MA 6.25 MI 6 MN 6.875 MS 7 MO 4.225 MT 0 NE 5.5 NV 6.85 NH 0 NJ 6.625 NM 4.875 NY 4 NC 4.75 ND 5 OH 5.75 OK 4.5
     OR 0 PA 6 PR 11.5 RI 7 SC 6 SD 4.2 TN 7 TX 6.25 UT 4.85 VT 6 VA 5.3 WA 6.5 WV 6 WI 5 WY 4`,
  ),
  CA: {
    ...rows('GST', 'AB 5 NT 5 NU 5 YT 5'),
    ...rows('GST and PST', 'BC 12 MB 12 SK 11'),
    ...rows('HST', 'NB 15 NL 15 NS 14 ON 13 PE 15'),
    ...rows('GST and QST', 'QC 14.975'),
  },
};

/** The taxes of a country, from the least to the most: the same number twice where its regions do not decide. */
export interface TaxSpan {
  /** As it stands in a sentence; several where regions call it differently. */
  names: readonly string[];
  least: number;
  most: number;
}

/** What is asked for in a country, wherever in it. */
export function taxSpanOf(country: string): TaxSpan {
  const regional = REGIONAL[country];
  const rates = regional ? Object.values(regional) : [taxRateOf({ country, region: '' })].filter((rate) => !!rate);
  return {
    names: [...new Set(rates.map(({ name }) => name))],
    least: Math.min(...rates.map(({ rate }) => rate)),
    most: Math.max(...rates.map(({ rate }) => rate)),
  };
}

/**
 * The tax on what is sold to a place; undefined where nobody can say before the state or province is known. A country that
 * asks for none, or is not known, has a rate of nothing.
 */
export function taxRateOf({ country, region }: Destination): TaxRate | undefined {
  const tax = countryRecord(country)?.tax ?? ['tax', 0];
  if (tax === 'by region') return REGIONAL[country]?.[region];
  const [name, value] = tax;
  return { name, rate: percent(value) };
}
