import type { CommerceDb } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { findTokenHolder } from '@bluebird-bay/commerce/store/customer/access-tokens.ts';
import type { ProvenEmailOf } from '@bluebird-bay/services/address/address-api.ts';

/** Asks our own provider's books: the API does not say who has shown that a mailbox is theirs. */
export function provenEmailFrom(db: CommerceDb): ProvenEmailOf {
  return async (accessToken) => {
    const holder = await findTokenHolder(db, accessToken, new Date());
    return holder?.customer.isMailboxProven ? holder.customer.email : undefined;
  };
}
