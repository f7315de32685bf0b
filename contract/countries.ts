/** Who has not said where they are shops from here (spec §9). */
export const DEFAULT_COUNTRY = 'PH';

// biome-ignore format: one list, read as one
/** Where the shop sells, ISO 3166, in the order in which countries are offered: the first four, then by code. */
export const SUPPORTED_COUNTRIES = [
  'US', 'GB', 'AU', DEFAULT_COUNTRY,
  'AE', 'AT', 'BE', 'CA', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'HK', 'HR', 'HU', 'IE', 'IL', 'IT', 'JP', 'KR',
  'MX', 'MY', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SA', 'SE', 'SG', 'TH', 'TR', 'TW', 'VN', 'ZA',
] as const;

/** A country the shop sells to. */
export type SupportedCountry = (typeof SUPPORTED_COUNTRIES)[number];

/** So many stand before all others in every list. */
export const FIRST_IN_LISTS = 4;
