import type { CurrencyCode } from '../money/currencies.ts';

/** What a country calls the part of an address above the city. */
export interface RegionRule {
  label: string;
  required: boolean;
}

/** A country's postal code: its name, its shape, and one that is right, for the hint. */
export interface PostcodeRule {
  label: string;
  /** Matched against the upper-cased code. */
  pattern: RegExp;
  example: string;
}

/** How an address of a country is written. Absent parts are not asked for. */
export interface AddressRule {
  region?: RegionRule;
  postcode?: PostcodeRule;
  /** On the label, the code stands before the city. */
  postcodeFirst?: boolean;
}

/** What customs ask for a parcel of clothes. */
export interface DutyRate {
  /** In thousandths of a percent of what the goods cost. */
  rate: number;
  /** Goods for less, in whole dollars, come in free. */
  fromUsd: number;
}

/** Everything the provider knows of a country it sells to. */
export interface CountryRecord {
  name: string;
  currency: CurrencyCode;
  /** How far away it is: delivery/delivery-days.ts. */
  delivery: 'home' | 'near' | 'europe' | 'asia' | 'far';
  /**
   * The tax on what is sold, with its standard rate of 2026 in percent; absent where there is none. Where it depends on the
   * state or province, tax/tax-rates.ts has a table of those.
   */
  tax?: readonly [name: string, percent: number] | 'by region';
  /** Set where duties come on top at the checkout. Everywhere else they are part of the prices, and the shop pays them. */
  duty?: DutyRate;
  address: AddressRule;
}

export const postcode = (pattern: RegExp, example: string, label = 'Postcode'): PostcodeRule => ({
  label,
  pattern,
  example,
});
export const required = (label: string): RegionRule => ({ label, required: true });
export const optional = (label: string): RegionRule => ({ label, required: false });
export const digits = (count: number, example: string): PostcodeRule =>
  postcode(new RegExp(`^\\d{${count}}$`), example);

/** The code before the city, as most of Europe writes it. */
export const continental = (rule: PostcodeRule, region?: RegionRule): AddressRule => ({
  postcode: rule,
  postcodeFirst: true,
  ...(region ? { region } : {}),
});
