import { useEffect, useState } from 'react';
import { askCare } from '../account/care-requests.ts';

/** How addresses of a country are written, as the shop's door says it. */
export interface AddressRules {
  country: string;
  /** Null where addresses name none; without choices it is written by hand. */
  region: { label: string; required: boolean; choices: ReadonlyArray<{ code: string; name: string }> } | null;
  /** `pattern` is a regular expression for the upper-cased code. */
  postcode: { label: string; pattern: string; example: string } | null;
}

/** Where the rules are not known everything may be given, and the provider has the last word. */
export const ANY_ADDRESS: AddressRules = {
  country: '',
  region: { label: 'State or province', required: false, choices: [] },
  postcode: { label: 'Postcode', pattern: '^.{0,20}$', example: '' },
};

/** What is wrong with region and postcode under a country's rules, in words. */
export function ruleProblems(
  { region, postcode }: AddressRules,
  { province, zip }: { province: string; zip: string },
): { province: string | undefined; zip: string | undefined } {
  const code = zip.trim().toUpperCase();
  const isRight = !postcode || new RegExp(postcode.pattern, 'u').test(code);
  const example = postcode?.example ? ` It looks like ${postcode.example}.` : '';
  return {
    province: region?.required && province.trim() === '' ? `Enter the ${region.label.toLowerCase()}.` : undefined,
    zip: isRight
      ? undefined
      : code === ''
        ? `Enter the ${postcode.label}.${example}`
        : `Check this ${postcode.label}.${example}`,
  };
}

const known = new Map<string, AddressRules>();

/** The rules of a country; while they are on their way, none are known. */
export function useAddressRules(country: string): AddressRules | undefined {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (country === '' || known.has(country)) return;
    void askCare<AddressRules>(`address-rules/${country}`).then((answer) => {
      known.set(country, answer.ok ? answer.data : ANY_ADDRESS);
      setTurn((turn) => turn + 1);
    });
  }, [country]);
  return known.get(country);
}
