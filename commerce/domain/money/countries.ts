/** A country the shop sells to, with the currency its prices are in. Source: decisions.md, Numbers. */
export interface Country {
  code: string;
  name: string;
  currency: string;
  currencyName: string;
}

const EURO = ['EUR', 'Euro'] as const;

const TABLE: ReadonlyArray<readonly [code: string, name: string, currency: string, currencyName: string]> = [
  ['US', 'United States', 'USD', 'United States Dollar'],
  ['GB', 'United Kingdom', 'GBP', 'British Pound'],
  ['AU', 'Australia', 'AUD', 'Australian Dollar'],
  ['PH', 'Philippines', 'PHP', 'Philippine Peso'],
  ['AT', 'Austria', ...EURO],
  ['BE', 'Belgium', ...EURO],
  ['CA', 'Canada', 'CAD', 'Canadian Dollar'],
  ['HR', 'Croatia', ...EURO],
  ['CZ', 'Czechia', 'CZK', 'Czech Koruna'],
  ['DK', 'Denmark', 'DKK', 'Danish Krone'],
  ['FI', 'Finland', ...EURO],
  ['FR', 'France', ...EURO],
  ['DE', 'Germany', ...EURO],
  ['GR', 'Greece', ...EURO],
  ['HK', 'Hong Kong', 'HKD', 'Hong Kong Dollar'],
  ['HU', 'Hungary', 'HUF', 'Hungarian Forint'],
  ['IE', 'Ireland', ...EURO],
  ['IL', 'Israel', 'ILS', 'Israeli New Shekel'],
  ['IT', 'Italy', ...EURO],
  ['JP', 'Japan', 'JPY', 'Japanese Yen'],
  ['MY', 'Malaysia', 'MYR', 'Malaysian Ringgit'],
  ['MX', 'Mexico', 'MXN', 'Mexican Peso'],
  ['NL', 'Netherlands', ...EURO],
  ['NZ', 'New Zealand', 'NZD', 'New Zealand Dollar'],
  ['NO', 'Norway', 'NOK', 'Norwegian Krone'],
  ['PL', 'Poland', 'PLN', 'Polish Zloty'],
  ['PT', 'Portugal', ...EURO],
  ['RO', 'Romania', 'RON', 'Romanian Leu'],
  ['SA', 'Saudi Arabia', 'SAR', 'Saudi Riyal'],
  ['SG', 'Singapore', 'SGD', 'Singapore Dollar'],
  ['ZA', 'South Africa', 'ZAR', 'South African Rand'],
  ['KR', 'South Korea', 'KRW', 'South Korean Won'],
  ['ES', 'Spain', ...EURO],
  ['SE', 'Sweden', 'SEK', 'Swedish Krona'],
  ['CH', 'Switzerland', 'CHF', 'Swiss Franc'],
  ['TW', 'Taiwan', 'TWD', 'Taiwan New Dollar'],
  ['TH', 'Thailand', 'THB', 'Thai Baht'],
  ['TR', 'Türkiye', 'TRY', 'Turkish Lira'],
  ['AE', 'United Arab Emirates', 'AED', 'United Arab Emirates Dirham'],
  ['VN', 'Vietnam', 'VND', 'Vietnamese Dong'],
];

/** Where the shop sells: US, GB, AU, PH first, then by name. */
export const COUNTRIES: readonly Country[] = TABLE.map(([code, name, currency, currencyName]) => ({
  code,
  name,
  currency,
  currencyName,
}));

/** Who has not chosen a country shops from here (spec §9). */
export const DEFAULT_COUNTRY = 'PH';

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The country with this ISO 3166 code, if the shop sells there. */
export function countryOf(code: string): Country | undefined {
  return BY_CODE.get(code);
}

/** The currency a country pays in; a country the shop does not sell to sees the base currency. */
export function currencyOf(countryCode: string): string {
  return BY_CODE.get(countryCode)?.currency ?? 'USD';
}
