import { useEffect, useState } from 'react';
import { askSelfService, type SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';
import { hasSelfService } from '../../storefront-api/document-shop-config.ts';

/** How addresses of a country are written. */
export type AddressRules = SelfServiceAnswerOf<`address-rules/${string}`>;

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
    if (!hasSelfService()) {
      known.set(country, ANY_ADDRESS);
      setTurn((turn) => turn + 1);
      return;
    }
    void askSelfService(`address-rules/${country}`, {}).then((answer) => {
      known.set(country, answer.ok ? answer.data : ANY_ADDRESS);
      setTurn((turn) => turn + 1);
    });
  }, [country]);
  return known.get(country);
}
