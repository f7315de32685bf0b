import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';

/** Storage key of the choice (specification §7); the value is JSON with a `countryCode`. */
export const COUNTRY_KEY = 'userCountry';

/** Where a shopper is until they say otherwise (specification §9). */
export const DEFAULT_COUNTRY: CountryCode = 'PH';

// biome-ignore format: one list, read as one
/** Countries the shop sells to, in the order they are offered. */
export const SUPPORTED_COUNTRIES: readonly CountryCode[] = [
  'US', 'GB', 'AU', 'PH',
  'AE', 'AT', 'BE', 'CA', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'HK', 'HR', 'HU', 'IE', 'IL', 'IT', 'JP', 'KR',
  'MX', 'MY', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SA', 'SE', 'SG', 'TH', 'TR', 'TW', 'VN', 'ZA',
];

function storedCode(text: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'countryCode' in value ? value.countryCode : undefined;
  } catch {
    return undefined;
  }
}

/** The chosen country; the default one when nothing, or nothing we sell to, is stored. Browser only. */
export function currentCountry(storage: GuardedStorage = localValues): CountryCode {
  const code = storedCode(storage.read(COUNTRY_KEY));
  return SUPPORTED_COUNTRIES.find((country) => country === code) ?? DEFAULT_COUNTRY;
}
