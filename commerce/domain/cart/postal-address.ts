import type { Address } from '../checkout/address.ts';
import { regionsOf } from '../checkout/regions.ts';
import { countryOf } from '../country/countries.ts';

/** An address as the Storefront API knows it; whatever is not known is null. */
export interface PostalAddress {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  provinceCode: string | null;
  zip: string | null;
  /** ISO 3166 code. */
  countryCode: string | null;
  phone: string | null;
}

/** An address a cart may be sent to. */
export interface SelectableAddress {
  /** A UUID. */
  id: string;
  /** At most one of a cart's addresses is. */
  selected: boolean;
  /** Not to be kept in the customer's book. */
  oneTimeUse: boolean;
  address: PostalAddress;
}

export const POSTAL_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'zip',
  'countryCode',
  'phone',
] as const satisfies ReadonlyArray<keyof PostalAddress>;

const joined = (parts: ReadonlyArray<string | null>, by: string): string | null =>
  parts.filter((part) => part !== null && part !== '').join(by) || null;

export const fullName = ({ firstName, lastName }: PostalAddress): string | null => joined([firstName, lastName], ' ');

/** The same as the checkout has it, not tidied. */
export const checkoutAddress = (address: PostalAddress): Address => ({
  countryCode: address.countryCode ?? '',
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  address1: address.address1 ?? '',
  address2: address.address2 ?? '',
  city: address.city ?? '',
  region: address.provinceCode ?? '',
  postcode: address.zip ?? '',
  phone: address.phone ?? '',
});

/** The country in words. */
export const countryName = ({ countryCode }: PostalAddress): string | null =>
  countryCode === null ? null : (countryOf(countryCode)?.name ?? countryCode);

/** The region in words; the code itself where the country's regions are not known. */
export const provinceName = ({ countryCode, provinceCode }: PostalAddress): string | null =>
  provinceCode === null
    ? null
    : (regionsOf(countryCode ?? '').find(({ code }) => code === provinceCode)?.name ?? provinceCode);

/** The region's code, where the country's regions are known; null for one that is written by hand. */
export const provinceCode = (address: PostalAddress): string | null =>
  regionsOf(address.countryCode ?? '').find(({ code }) => code === address.provinceCode)?.code ?? null;

/** The region as a label shows it: a short code where the post uses one ('TX'), else its name ('Cebu', not 'PH-CEB'). */
const provinceOnLabel = (address: PostalAddress): string | null =>
  address.provinceCode?.includes('-') ? provinceName(address) : address.provinceCode;

/** 'Austin TX, United States'. */
export const formattedArea = (address: PostalAddress): string | null =>
  joined([joined([address.city, provinceOnLabel(address)], ' '), countryName(address)], ', ');

/** Line by line, as it goes on a label. */
export function formattedLines(address: PostalAddress, shown: { name: boolean; company: boolean }): string[] {
  return [
    shown.name ? fullName(address) : null,
    shown.company ? address.company : null,
    address.address1,
    address.address2,
    joined([address.city, provinceOnLabel(address), address.zip], ' '),
    countryName(address),
  ].flatMap((line) => (line === null || line === '' ? [] : [line]));
}

/** Whether two addresses are the same, whatever they are used for. */
export const sameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  POSTAL_FIELDS.every((field) => (a[field] ?? '').trim().toLowerCase() === (b[field] ?? '').trim().toLowerCase());
