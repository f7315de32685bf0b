/** What a country calls the part of an address above the city. */
export interface RegionRule {
  label: string;
  required: boolean;
}

/** A country's postal code: its name, its shape, and one that is right, for the hint. */
export interface PostcodeRule {
  label: string;
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

const postcode = (pattern: RegExp, example: string, label = 'Postcode'): PostcodeRule => ({ label, pattern, example });
const required = (label: string): RegionRule => ({ label, required: true });
const optional = (label: string): RegionRule => ({ label, required: false });
const digits = (count: number, example: string): PostcodeRule => postcode(new RegExp(`^\\d{${count}}$`), example);
const continental = (rule: PostcodeRule, region?: RegionRule): AddressRule => ({
  postcode: rule,
  postcodeFirst: true,
  ...(region ? { region } : {}),
});

/** One row a country of money/countries.ts. Patterns are matched against the upper-cased code. */
const ADDRESS_RULES: Readonly<Record<string, AddressRule>> = {
  US: { region: required('State'), postcode: postcode(/^\d{5}(-\d{4})?$/, '95060', 'ZIP code') },
  GB: { postcode: postcode(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'SW1A 1AA') },
  AU: { region: required('State'), postcode: digits(4, '2026') },
  PH: { region: required('Province'), postcode: postcode(/^\d{4}$/, '1000', 'ZIP code') },
  AT: continental(digits(4, '1010')),
  BE: continental(digits(4, '1000')),
  CA: { region: required('Province'), postcode: postcode(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'V6B 1A1', 'Postal code') },
  HR: continental(digits(5, '21000')),
  CZ: continental(postcode(/^\d{3} ?\d{2}$/, '110 00')),
  DK: continental(digits(4, '1050')),
  FI: continental(digits(5, '00100')),
  FR: continental(digits(5, '06000')),
  DE: continental(digits(5, '20095')),
  GR: continental(postcode(/^\d{3} ?\d{2}$/, '847 00')),
  HK: { region: optional('District') },
  HU: continental(digits(4, '1051')),
  IE: { region: optional('County'), postcode: postcode(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'D02 X285', 'Eircode') },
  IL: continental(digits(7, '6100000')),
  IT: continental(digits(5, '00187'), optional('Province')),
  JP: { region: required('Prefecture'), postcode: postcode(/^\d{3}-?\d{4}$/, '150-0001') },
  MY: { region: required('State'), postcode: digits(5, '50000') },
  MX: { region: required('State'), postcode: digits(5, '77500') },
  NL: continental(postcode(/^\d{4} ?[A-Z]{2}$/, '1012 AB')),
  NZ: { postcode: digits(4, '1010') },
  NO: continental(digits(4, '0150')),
  PL: continental(postcode(/^\d{2}-?\d{3}$/, '00-001')),
  PT: continental(postcode(/^\d{4}-?\d{3}$/, '8200-001')),
  RO: continental(digits(6, '010011'), optional('County')),
  SA: { region: optional('Province'), postcode: digits(5, '11564') },
  SG: { postcode: digits(6, '018956') },
  ZA: { region: optional('Province'), postcode: digits(4, '8001') },
  KR: { region: optional('Province'), postcode: digits(5, '04524') },
  ES: continental(digits(5, '07001'), optional('Province')),
  SE: continental(postcode(/^\d{3} ?\d{2}$/, '111 20')),
  CH: continental(digits(4, '8001')),
  TW: { postcode: postcode(/^\d{3}(\d{2,3})?$/, '100') },
  TH: { region: required('Province'), postcode: digits(5, '83000') },
  TR: continental(digits(5, '48400'), optional('Province')),
  AE: { region: required('Emirate') },
  VN: { region: optional('Province'), postcode: postcode(/^\d{5,6}$/, '550000') },
};

/** How an address of this country is written; bare (no region, no code) for a country that is not in the table. */
export function addressRule(countryCode: string): AddressRule {
  return ADDRESS_RULES[countryCode] ?? {};
}
