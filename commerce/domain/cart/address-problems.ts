import { ADDRESS_FIELDS, type AddressField, checkAddress } from '../checkout/address.ts';
import { countryOf } from '../country/countries.ts';
import { checkoutAddress, POSTAL_FIELDS, type PostalAddress } from './postal-address.ts';

/** What is wrong with a field of an address, in the Storefront API's words (CartErrorCode). */
export interface AddressProblem {
  field: keyof PostalAddress;
  code:
    | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
    | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
    | 'ADDRESS_FIELD_CONTAINS_URL'
    | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
    | 'ADDRESS_FIELD_IS_REQUIRED'
    | 'ADDRESS_FIELD_IS_TOO_LONG'
    | 'INVALID'
    | 'INVALID_ZIP_CODE_FOR_COUNTRY'
    | 'PROVINCE_NOT_FOUND';
  message: string;
}

const LONGEST = 255;

function textProblem(field: keyof PostalAddress, text: string): AddressProblem | undefined {
  const problem = (code: AddressProblem['code'], text: string): AddressProblem => ({ field, code, message: text });
  if (text.length > LONGEST) return problem('ADDRESS_FIELD_IS_TOO_LONG', `is longer than ${LONGEST} characters`);
  if (/<[^>]*>/.test(text)) return problem('ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'contains HTML tags');
  if (/https?:\/\/|www\./i.test(text)) return problem('ADDRESS_FIELD_CONTAINS_URL', 'contains a URL');
  if (/\p{Extended_Pictographic}/u.test(text)) return problem('ADDRESS_FIELD_CONTAINS_EMOJIS', 'contains emojis');
  return undefined;
}

/** What no address may hold, and a country that is not sold to. */
export function plainProblems(address: PostalAddress): AddressProblem[] {
  const texts = POSTAL_FIELDS.flatMap((field) => textProblem(field, address[field] ?? '') ?? []);
  const { countryCode } = address;
  if (countryCode === null || countryOf(countryCode)) return texts;
  return [...texts, { field: 'countryCode', code: 'INVALID', message: 'is no country we deliver to' }];
}

const FIELD_OF: Readonly<Record<AddressField, keyof PostalAddress>> = {
  countryCode: 'countryCode',
  firstName: 'firstName',
  lastName: 'lastName',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  region: 'provinceCode',
  postcode: 'zip',
  phone: 'phone',
};

function codeOf(field: AddressField, isEmpty: boolean): AddressProblem['code'] {
  if (isEmpty) return 'ADDRESS_FIELD_IS_REQUIRED';
  if (field === 'postcode') return 'INVALID_ZIP_CODE_FOR_COUNTRY';
  return field === 'region' ? 'PROVINCE_NOT_FOUND' : 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN';
}

/** What keeps a parcel from arriving there: the rules of the checkout. */
export function strictProblems(address: PostalAddress): AddressProblem[] {
  const plain = plainProblems(address);
  if (plain.length > 0) return plain;
  const checked = checkAddress(checkoutAddress(address));
  if (checked.ok) return [];
  const { errors } = checked;
  return ADDRESS_FIELDS.flatMap((name) => {
    const field = FIELD_OF[name];
    const message = errors[name];
    return message === undefined ? [] : [{ field, code: codeOf(name, !address[field]), message }];
  });
}
