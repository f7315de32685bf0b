import type { Asker } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { provenCustomer, tokenOf } from '../customer-of.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { EXPORT_ADDRESS } from './address-contract.ts';
import { keptOfAddress } from './export-address.ts';

const HOUR_MS = 3_600_000;

/**
 * Asks the provider which email the customer of a token reads; undefined until they have shown that they do, by following a link
 * that was sent there.
 */
export type ProvenEmailOf = (accessToken: string) => Promise<string | undefined>;

/** What lies under a customer's email rather than under their account. */
export function createAddressApi({ db, customerOf, throttle }: ServiceParts, provenEmailOf: ProvenEmailOf) {
  const ofNetwork = throttle('addresses, network', { most: 60, windowMs: HOUR_MS });

  return {
    /** Throws Refusal and TooMany. */
    async everything(request: Request, { network }: Asker): Promise<AnswerOf<typeof EXPORT_ADDRESS>> {
      await ofNetwork.count(network);
      await provenCustomer(request, customerOf);
      const email = await provenEmailOf(tokenOf(request) ?? '');
      return { kept: email === undefined ? null : await keptOfAddress(db, email.toLowerCase()) };
    },
  };
}
