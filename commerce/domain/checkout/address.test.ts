import { describe, expect, it } from 'vitest';
import { addressRule, COUNTRIES } from '../country/countries.ts';
import { type Address, addressLines, checkAddress, emptyAddress } from './address.ts';
import { regionsOf } from './regions.ts';

const marina: Address = {
  countryCode: 'US',
  firstName: 'Marina',
  lastName: 'Costa',
  address1: '218 Kingfisher Lane',
  address2: '',
  city: 'Santa Cruz',
  region: 'CA',
  postcode: '95060',
  phone: '',
};
const errorsOf = (change: Partial<Address>) => {
  const checked = checkAddress({ ...marina, ...change });
  return checked.ok ? {} : checked.errors;
};

describe('checkAddress', () => {
  it('tidies what it takes', () => {
    const checked = checkAddress({ ...marina, firstName: '  Marina ', phone: ' +1 (831) 555-0100 ' });
    expect(checked).toEqual({ ok: true, value: { ...marina, phone: '+1 (831) 555-0100' } });
  });

  it('names every field that is missing', () => {
    const checked = checkAddress(emptyAddress('US'));
    expect(checked.ok ? {} : checked.errors).toEqual({
      firstName: 'Enter a first name.',
      lastName: 'Enter a last name.',
      address1: 'Enter the street and number.',
      city: 'Enter the city.',
      region: 'Choose the state.',
      postcode: 'Enter the ZIP code.',
    });
  });

  it.each([
    [{ countryCode: 'XX' }, 'countryCode', 'Choose a country we deliver to.'],
    [{ postcode: '9506' }, 'postcode', 'That ZIP code should look like 95060.'],
    [{ region: 'NSW' }, 'region', 'Choose the state.'],
    [{ phone: '(((((())))))' }, 'phone', 'That does not look like a phone number.'],
    [{ phone: 'call me' }, 'phone', 'That does not look like a phone number.'],
    [{ countryCode: 'GB', postcode: '12345' }, 'postcode', 'That postcode should look like SW1A 1AA.'],
    [{ countryCode: 'JP', region: '', postcode: '150-0001' }, 'region', 'Enter the prefecture.'],
  ] as const)('%o', (change, field, sentence) => expect(errorsOf(change)).toHaveProperty(field, sentence));

  it('drops what a country does not use', () => {
    const checked = checkAddress({ ...marina, countryCode: 'AE', region: 'Dubai', postcode: '95060' });
    expect(checked.ok && checked.value).toMatchObject({ region: 'Dubai', postcode: '' });
  });

  it('spells codes in capitals', () => {
    const checked = checkAddress({ ...marina, countryCode: 'GB', region: '', postcode: 'sw1a 1aa' });
    expect(checked.ok && checked.value.postcode).toBe('SW1A 1AA');
  });
});

describe('the table of countries', () => {
  it.each(COUNTRIES.map(({ code }) => code))('%s: its own example is a good code', (code) => {
    const { postcode, region } = addressRule(code);
    if (postcode) expect(postcode.example).toMatch(postcode.pattern);
    else expect(region).toBeDefined();
  });
  it.each([
    ['US', 52],
    ['AU', 8],
    ['CA', 13],
    ['PH', 83],
  ])('%s has its regions, each once', (code, count) => {
    const regions = regionsOf(code);
    expect(new Set(regions.map((region) => region.code)).size).toBe(count);
    expect(regions.every(({ name }) => name !== '')).toBe(true);
    expect(addressRule(code).region?.required).toBe(true);
  });
});

describe('addressLines', () => {
  it.each([
    [{}, ['Marina Costa', '218 Kingfisher Lane', 'Santa Cruz, CA 95060', 'United States']],
    [
      { countryCode: 'PH', city: 'Cebu City', region: 'PH-CEB', postcode: '6000' },
      ['Marina Costa', '218 Kingfisher Lane', 'Cebu City, Cebu 6000', 'Philippines'],
    ],
    [
      { countryCode: 'PT', address2: '2.º Dto.', city: 'Faro', region: '', postcode: '8000-001' },
      ['Marina Costa', '218 Kingfisher Lane', '2.º Dto.', '8000-001 Faro', 'Portugal'],
    ],
    [
      { countryCode: 'GB', city: 'Margate', region: '', postcode: 'CT9 1AA' },
      ['Marina Costa', '218 Kingfisher Lane', 'Margate, CT9 1AA', 'United Kingdom'],
    ],
  ])('%o', (change, lines) => expect(addressLines({ ...marina, ...change })).toEqual(lines));
});
