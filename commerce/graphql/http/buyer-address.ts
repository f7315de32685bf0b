import { isIP } from 'node:net';
import { PRIVATE_HEADER } from './credentials.ts';

const BUYER_HEADER = 'shopify-storefront-buyer-ip';

/**
 * The network address a request counts for. A server that calls for its shoppers, with the private token, says whose call it
 * is; from anyone else the header means nothing. The request has passed the checks, so a private token in it is right.
 */
export function buyerAddress(headers: Headers, caller: { address?: string | undefined }): string | undefined {
  const named = headers.get(BUYER_HEADER)?.trim() ?? '';
  return headers.has(PRIVATE_HEADER) && isIP(named) !== 0 ? named : caller.address;
}
