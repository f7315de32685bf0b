import { regionsOf } from '../domain/checkout/regions.ts';
import { addressRule, countryOf } from '../domain/country/countries.ts';
import type { AddressRules } from './self-service-contract.ts';

/** The rules of a country we deliver to; undefined for any other. */
export function addressRulesOf(country: string): AddressRules | undefined {
  if (!countryOf(country)) return undefined;
  const { region, postcode } = addressRule(country);
  return {
    country,
    region: region ? { ...region, choices: [...regionsOf(country)] } : null,
    postcode: postcode ? { label: postcode.label, pattern: postcode.pattern.source, example: postcode.example } : null,
  };
}
