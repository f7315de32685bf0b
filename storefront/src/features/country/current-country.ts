import { DEFAULT_COUNTRY, SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';

/** Storage key of the choice (specification §7); the value is JSON with a `countryCode`. */
export const COUNTRY_KEY = 'userCountry';

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
