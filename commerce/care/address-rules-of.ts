import { addressRule } from '../domain/checkout/address-rules.ts';
import { type Region, regionsOf } from '../domain/checkout/regions.ts';
import { countryOf } from '../domain/money/countries.ts';

/** How an address of a country is written, for a form. */
export interface AddressRules {
  country: string;
  /** Null where the country's addresses name none; `choices` is empty where it is written by hand. */
  region: { label: string; required: boolean; choices: readonly Region[] } | null;
  /** Null where the country has no postal codes. `pattern` is a regular expression for the upper-cased code. */
  postcode: { label: string; pattern: string; example: string } | null;
}

/** The rules of a country we deliver to; undefined for any other. */
export function addressRulesOf(country: string): AddressRules | undefined {
  if (!countryOf(country)) return undefined;
  const { region, postcode } = addressRule(country);
  return {
    country,
    region: region ? { ...region, choices: regionsOf(country) } : null,
    postcode: postcode ? { label: postcode.label, pattern: postcode.pattern.source, example: postcode.example } : null,
  };
}
