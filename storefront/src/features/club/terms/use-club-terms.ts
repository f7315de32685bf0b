import { useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { ClubTerms as ClubTermsDocument } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { type ClubTerms, clubTermsOf } from './club-terms.ts';

let pending: { country: string; terms: Promise<ClubTerms | undefined> } | undefined;

/** What points are worth in the shopper's country, asked for once a visit; undefined where it cannot be had. */
function clubTerms(): Promise<ClubTerms | undefined> {
  const country = currentCountry();
  if (pending?.country !== country) {
    const terms = browserClient()
      .request(ClubTermsDocument, { country })
      .then((answer) => {
        if (!answer.ok) pending = undefined;
        return answer.ok ? clubTermsOf(answer.data) : undefined;
      });
    pending = { country, terms };
  }
  return pending.terms;
}

/** The same for a component; in dollars, in which rewards are made, where the provider does not answer. */
export function useClubTerms(): ClubTerms | undefined {
  const [terms, setTerms] = useState<ClubTerms>();
  useEffect(() => {
    let isHere = true;
    clubTerms().then((found) => isHere && setTerms(found ?? DOLLARS));
    return () => {
      isHere = false;
    };
  }, []);
  return terms;
}

const DOLLARS = clubTermsOf({
  localization: { country: { currency: { isoCode: 'USD' } } },
  shop: { club: null, sales: null },
});
