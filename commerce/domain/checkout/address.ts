import { addressRule, countryOf } from '../country/countries.ts';
import type { AddressRule } from '../country/country-record.ts';
import { isPhone } from '../customer/phone-number.ts';
import type { Destination } from '../tax/tax-rates.ts';
import { regionsOf } from './regions.ts';
import { type Checked, type TextRule, textProblem, tidyText } from './text-rules.ts';

/** The region as the label shows it: a short code where the post uses one ('CA', 'NSW'), else the name. */
function regionText({ countryCode, region }: Address): string {
  const known = regionsOf(countryCode).find(({ code }) => code === region);
  if (!known) return region;
  return known.code.includes('-') ? known.name : known.code;
}

function placeLine(address: Address): string {
  const { city, postcode } = address;
  const region = regionText(address);
  if (addressRule(address.countryCode).postcodeFirst) {
    const place = [postcode, city].filter(Boolean).join(' ');
    return region ? `${place} (${region})` : place;
  }
  return [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** An address as it goes on a label, one string a line. */
export function addressLines(address: Address): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.address1,
    address.address2,
    placeLine(address),
    countryOf(address.countryCode)?.name ?? address.countryCode,
  ].filter((line) => line.trim() !== '');
}

/**
 * Where a parcel goes, or a bill. `region` is the code of a region of {@link regionsOf} where the country has them,
 * else free text; what a country does not use is ''.
 */
export interface Address {
  countryCode: string;
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  region: string;
  postcode: string;
  phone: string;
}

export type AddressField = keyof Address;

export const ADDRESS_FIELDS = [
  'countryCode',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'region',
  'postcode',
  'phone',
] as const satisfies readonly AddressField[];

/** An address of which nothing is known but the country. */
export function emptyAddress(countryCode: string): Address {
  return {
    countryCode,
    firstName: '',
    lastName: '',
    address1: '',
    address2: '',
    city: '',
    region: '',
    postcode: '',
    phone: '',
  };
}

/** The address as far as taxes and duties ask. */
export const destinationOf = ({ countryCode, region }: Address): Destination => ({ country: countryCode, region });

const TEXT_RULES = {
  firstName: { missing: 'Enter a first name.', longest: 60 },
  lastName: { missing: 'Enter a last name.', longest: 60 },
  address1: { missing: 'Enter the street and number.', longest: 120 },
  address2: { longest: 120 },
  city: { missing: 'Enter the city.', longest: 80 },
} as const satisfies Partial<Record<AddressField, TextRule>>;

function tidyRegion({ countryCode, region }: Address): string {
  const tidied = tidyText(region);
  const choices = regionsOf(countryCode);
  return choices.length === 0 || choices.some(({ code }) => code === tidied) ? tidied : '';
}

/** The same address, tidied and with the spelling of codes made one; what the country does not use or know is dropped. */
export function tidyAddress(raw: Address): Address {
  const rule = addressRule(raw.countryCode);
  return {
    countryCode: raw.countryCode,
    firstName: tidyText(raw.firstName),
    lastName: tidyText(raw.lastName),
    address1: tidyText(raw.address1),
    address2: tidyText(raw.address2),
    city: tidyText(raw.city),
    region: rule.region ? tidyRegion(raw) : '',
    postcode: rule.postcode ? tidyText(raw.postcode).toUpperCase() : '',
    phone: tidyText(raw.phone),
  };
}

function regionProblem({ countryCode, region }: Address, { region: rule }: AddressRule): string | undefined {
  if (!rule) return undefined;
  const choices = regionsOf(countryCode);
  const name = rule.label.toLowerCase();
  if (choices.length > 0) return region === '' ? `Choose the ${name}.` : undefined;
  return textProblem(region, { longest: 80, ...(rule.required ? { missing: `Enter the ${name}.` } : {}) });
}

function postcodeProblem({ postcode }: Address, { postcode: rule }: AddressRule): string | undefined {
  if (!rule) return undefined;
  const name = rule.label === 'ZIP code' || rule.label === 'Eircode' ? rule.label : rule.label.toLowerCase();
  if (postcode === '') return `Enter the ${name}.`;
  return rule.pattern.test(postcode) ? undefined : `That ${name} should look like ${rule.example}.`;
}

function phoneProblem({ phone }: Address): string | undefined {
  return phone === '' || isPhone(phone) ? undefined : 'That does not look like a phone number.';
}

/** Checks an address as typed; the value is tidied. */
export function checkAddress(raw: Address): Checked<Address, AddressField> {
  const address = tidyAddress(raw);
  const rule = addressRule(address.countryCode);
  const problems: Partial<Record<AddressField, string | undefined>> = {
    countryCode: countryOf(address.countryCode) ? undefined : 'Choose a country we deliver to.',
    firstName: textProblem(address.firstName, TEXT_RULES.firstName),
    lastName: textProblem(address.lastName, TEXT_RULES.lastName),
    address1: textProblem(address.address1, TEXT_RULES.address1),
    address2: textProblem(address.address2, TEXT_RULES.address2),
    city: textProblem(address.city, TEXT_RULES.city),
    region: regionProblem(address, rule),
    postcode: postcodeProblem(address, rule),
    phone: phoneProblem(address),
  };
  const errors: Partial<Record<AddressField, string>> = {};
  for (const field of ADDRESS_FIELDS) {
    const problem = problems[field];
    if (problem) errors[field] = problem;
  }
  return Object.keys(errors).length === 0 ? { ok: true, value: address } : { ok: false, errors };
}
