import { regionsOf } from '../checkout/regions.ts';
import { addressRule, COUNTRIES } from '../country/countries.ts';
import type { ValueProblem } from './customer-error.ts';
import { lineProblem, nameProblem, tidyLine } from './person-name.ts';
import { isPhone } from './phone-number.ts';

/** An address in a customer's book. `region` is a code of checkout/regions.ts where the country has them, else free text. */
export interface MailingAddress {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  region: string | null;
  postcode: string | null;
  countryCode: string;
  phone: string | null;
}

/** An address as the Storefront API takes it: country and province by name or by code. */
export type MailingAddressInput = {
  readonly [Field in
    | 'firstName'
    | 'lastName'
    | 'company'
    | 'address1'
    | 'address2'
    | 'city'
    | 'province'
    | 'zip'
    | 'country'
    | 'phone']?: string | null | undefined;
};

/** A field of the input, and what is wrong with it. */
export interface AddressProblem extends ValueProblem {
  field: keyof MailingAddressInput;
}

export type CheckedMailingAddress = { ok: true; address: MailingAddress } | { ok: false; problems: AddressProblem[] };

const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

function countryCodeOf(text: string | null): string | undefined {
  return text === null ? undefined : COUNTRIES.find(({ code, name }) => same(code, text) || same(name, text))?.code;
}

/** The region as it is kept; undefined for one that the country does not have. */
function regionOf(text: string, countryCode: string): string | undefined {
  const choices = regionsOf(countryCode);
  return choices.length === 0 ? text : choices.find(({ code, name }) => same(code, text) || same(name, text))?.code;
}

const invalid = (label: string): ValueProblem => ({ code: 'INVALID', message: `${label} is invalid` });
const blank = (label: string): ValueProblem => ({ code: 'BLANK', message: `${label} can't be blank` });

function neededLine(label: string, line: string | null): ValueProblem | undefined {
  return line === null ? blank(label) : lineProblem(label, line);
}

function countryProblem(country: string | null): ValueProblem | undefined {
  if (country === null) return blank('Country');
  return countryCodeOf(country) ? undefined : invalid('Country');
}

function provinceProblem(province: string | null, countryCode: string): ValueProblem | undefined {
  if (province === null) return undefined;
  return regionOf(province, countryCode) === undefined ? invalid('Province') : lineProblem('Province', province);
}

function zipProblem(zip: string | null, countryCode: string): ValueProblem | undefined {
  const pattern = addressRule(countryCode).postcode?.pattern ?? /^.{1,20}$/u;
  return zip === null || pattern.test(zip.toUpperCase()) ? undefined : invalid('Zip');
}

function phoneProblem(phone: string | null): ValueProblem | undefined {
  return phone === null || isPhone(phone) ? undefined : invalid('Phone');
}

/** Checks an address: street, city and country are needed; the rest must be right where it is given. */
export function checkMailingAddress(input: MailingAddressInput): CheckedMailingAddress {
  const line = (field: keyof MailingAddressInput): string | null => tidyLine(input[field]);
  const countryCode = countryCodeOf(line('country')) ?? '';
  const found: ReadonlyArray<readonly [keyof MailingAddressInput, ValueProblem | undefined]> = [
    ['firstName', nameProblem('First name', line('firstName'))],
    ['lastName', nameProblem('Last name', line('lastName'))],
    ['company', lineProblem('Company', line('company'))],
    ['address1', neededLine('Address1', line('address1'))],
    ['address2', lineProblem('Address2', line('address2'))],
    ['city', neededLine('City', line('city'))],
    ['country', countryProblem(line('country'))],
    ['province', countryCode === '' ? undefined : provinceProblem(line('province'), countryCode)],
    ['zip', countryCode === '' ? undefined : zipProblem(line('zip'), countryCode)],
    ['phone', phoneProblem(line('phone'))],
  ];
  const problems = found.flatMap(([field, problem]) => (problem ? [{ ...problem, field }] : []));
  if (problems.length > 0) return { ok: false, problems };
  const province = line('province');
  return {
    ok: true,
    address: {
      firstName: line('firstName'),
      lastName: line('lastName'),
      company: line('company'),
      address1: line('address1'),
      address2: line('address2'),
      city: line('city'),
      region: province === null ? null : (regionOf(province, countryCode) ?? null),
      postcode: line('zip')?.toUpperCase() ?? null,
      countryCode,
      phone: line('phone'),
    },
  };
}

/** A kept address as the input that would write it, to be changed in part. */
export function inputOfAddress(address: MailingAddress): MailingAddressInput {
  const { region, postcode, countryCode, ...lines } = address;
  return { ...lines, province: region, zip: postcode, country: countryCode };
}
