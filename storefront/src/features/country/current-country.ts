import type { CountryCode } from '../../storefront-api/generated/operations.ts';
import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';
import { currentMarket } from './market.ts';

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

/** The chosen country; the shop's home when nothing, or nothing it sells to, is stored. Browser only. */
export function currentCountry(storage: GuardedStorage = localValues, market = currentMarket()): CountryCode {
  const code = storedCode(storage.read(COUNTRY_KEY));
  return market.countries.find((country) => country === code) ?? market.home.countryCode;
}
