/** A currency the shop has prices in. They follow from US dollars: times `rate`, up to the next `step`, less `below`; all in whole units. */
export interface CurrencyRecord {
  name: string;
  rate: number;
  step: number;
  below: number;
  /** A promise made in dollars keeps its number: 75 stays 75 (decisions.md). */
  keepsPromises?: boolean;
}

/** What prices are made in, and what a country sees that the shop does not sell to. */
export const BASE_CURRENCY = 'USD';

/** Fixed, so that a price is the same today and tomorrow: a change here is a price change, made on purpose. */
export const CURRENCIES = {
  USD: { name: 'United States Dollar', rate: 1, step: 0, below: 0, keepsPromises: true },
  AED: { name: 'United Arab Emirates Dirham', rate: 3.75, step: 5, below: 0 },
  AUD: { name: 'Australian Dollar', rate: 1.55, step: 1, below: 0, keepsPromises: true },
  CAD: { name: 'Canadian Dollar', rate: 1.4, step: 1, below: 0, keepsPromises: true },
  CHF: { name: 'Swiss Franc', rate: 0.9, step: 1, below: 0 },
  CZK: { name: 'Czech Koruna', rate: 23, step: 10, below: 1 },
  DKK: { name: 'Danish Krone', rate: 7, step: 5, below: 0 },
  EUR: { name: 'Euro', rate: 0.94, step: 1, below: 0, keepsPromises: true },
  GBP: { name: 'British Pound', rate: 0.8, step: 1, below: 0, keepsPromises: true },
  HKD: { name: 'Hong Kong Dollar', rate: 8, step: 5, below: 0 },
  HUF: { name: 'Hungarian Forint', rate: 370, step: 500, below: 10 },
  ILS: { name: 'Israeli New Shekel', rate: 3.75, step: 5, below: 1 },
  JPY: { name: 'Japanese Yen', rate: 150, step: 100, below: 10 },
  KRW: { name: 'South Korean Won', rate: 1380, step: 1000, below: 100 },
  MXN: { name: 'Mexican Peso', rate: 19, step: 10, below: 1 },
  MYR: { name: 'Malaysian Ringgit', rate: 4.5, step: 5, below: 1 },
  NOK: { name: 'Norwegian Krone', rate: 11, step: 10, below: 1 },
  NZD: { name: 'New Zealand Dollar', rate: 1.7, step: 1, below: 0 },
  PHP: { name: 'Philippine Peso', rate: 58, step: 50, below: 5 },
  PLN: { name: 'Polish Zloty', rate: 4, step: 5, below: 1 },
  RON: { name: 'Romanian Leu', rate: 4.7, step: 5, below: 1 },
  SAR: { name: 'Saudi Riyal', rate: 3.75, step: 5, below: 0 },
  SEK: { name: 'Swedish Krona', rate: 10.8, step: 10, below: 1 },
  SGD: { name: 'Singapore Dollar', rate: 1.35, step: 1, below: 0 },
  THB: { name: 'Thai Baht', rate: 35, step: 50, below: 10 },
  TRY: { name: 'Turkish Lira', rate: 40, step: 50, below: 1 },
  TWD: { name: 'Taiwan New Dollar', rate: 32, step: 50, below: 10 },
  VND: { name: 'Vietnamese Dong', rate: 25_500, step: 10_000, below: 1_000 },
  ZAR: { name: 'South African Rand', rate: 18.5, step: 10, below: 1 },
} satisfies Readonly<Record<string, CurrencyRecord>>;

export type CurrencyCode = keyof typeof CURRENCIES;

/** Codes (ISO 4217) of all currencies the shop has prices in. */
export const CURRENCY_CODES: readonly string[] = Object.keys(CURRENCIES);

const BY_CODE: ReadonlyMap<string, CurrencyRecord> = new Map(Object.entries(CURRENCIES));

/** A currency by its code; undefined where the shop has no prices in it. */
export const currencyRecord = (code: string): CurrencyRecord | undefined => BY_CODE.get(code);
