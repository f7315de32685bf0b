import { MEMBERS_FREE_FROM_USD } from '@bluebird-bay/contract/free-from.ts';

/** How parcels of somebody whom the shop knows well are sent (decisions.md, Bay Club). */
export interface MemberTerms {
  /** Everything but express costs nothing from this subtotal on, in whole US dollars. */
  freeFromUsd: number;
  /** Express costs nothing at all. */
  freeExpress: boolean;
}

/** By the customer's tag: a loyalty club, or staff, give and take it. */
const TERMS: Readonly<Record<string, MemberTerms>> = {
  'bay-club-swimmer': { freeFromUsd: MEMBERS_FREE_FROM_USD, freeExpress: false },
  'bay-club-surfer': { freeFromUsd: MEMBERS_FREE_FROM_USD, freeExpress: true },
};

/** What a customer's tags bring; undefined where they bring nothing. */
export function memberTermsOf(tags: readonly string[]): MemberTerms | undefined {
  const found = tags.flatMap((tag) => TERMS[tag] ?? []);
  return found.find(({ freeExpress }) => freeExpress) ?? found[0];
}
