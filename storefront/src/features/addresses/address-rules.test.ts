import { expect, test } from 'vitest';
import { type AddressRules, ANY_ADDRESS, ruleProblems } from './address-rules.ts';

const SPAIN: AddressRules = {
  country: 'ES',
  region: { label: 'Province', required: false, choices: [] },
  postcode: { label: 'Postcode', pattern: '^\\d{5}$', example: '07001' },
};
const PHILIPPINES: AddressRules = {
  country: 'PH',
  region: { label: 'Province', required: true, choices: [{ code: 'PH-00', name: 'Metro Manila' }] },
  postcode: { label: 'ZIP code', pattern: '^\\d{4}$', example: '1000' },
};

test.each([
  [SPAIN, { province: '', zip: '28004' }, { province: undefined, zip: undefined }],
  [SPAIN, { province: '', zip: '2800' }, { province: undefined, zip: 'Check this Postcode. It looks like 07001.' }],
  [PHILIPPINES, { province: 'PH-00', zip: ' 1200 ' }, { province: undefined, zip: undefined }],
  [
    PHILIPPINES,
    { province: '', zip: '' },
    { province: 'Enter the province.', zip: 'Enter the ZIP code. It looks like 1000.' },
  ],
  [ANY_ADDRESS, { province: '', zip: '' }, { province: undefined, zip: undefined }],
  [
    { ...SPAIN, postcode: null },
    { province: '', zip: '' },
    { province: undefined, zip: undefined },
  ],
])('%o', (rules, given, problems) => {
  expect(ruleProblems(rules, given)).toEqual(problems);
});
