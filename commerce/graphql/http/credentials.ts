import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { refusal } from './refusal.ts';

const BUYER_HEADER = 'shopify-storefront-buyer-ip';

/**
 * The network address a request counts for. A server that calls for its shoppers, with the private token, says whose call it
 * is; from anyone else the header means nothing. The request has passed the checks, so a private token in it is right.
 */
export function buyerAddress(headers: Headers, caller: { address?: string | undefined }): string | undefined {
  const named = headers.get(BUYER_HEADER)?.trim() ?? '';
  return headers.has(PRIVATE_HEADER) && isIP(named) !== 0 ? named : caller.address;
}

/** The tokens the API is opened with: one for browsers, known to all, and one for servers. */
export interface ApiTokens {
  publicToken: string;
  privateToken?: string;
  /** Anyone may call without a token, from any page, as the hosted provider has it. */
  open?: boolean;
}

const PUBLIC_HEADER = 'x-shopify-storefront-access-token';
export const PRIVATE_HEADER = 'shopify-storefront-private-token';

/** Compares in the same time wherever the difference lies. */
function same(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

/**
 * A browser says where a call comes from; a server does not. `Sec-Fetch-Mode` tells nothing: Node's `fetch` sends it too.
 */
const isFromBrowser = (headers: Headers): boolean => headers.has('origin') || headers.has('sec-fetch-site');

/** In the hosted provider's words, which are none. */
const wrong = (): Response => refusal(401, 'UNAUTHORIZED', '');

/** Whether a call shows no token at all. */
export const isTokenless = (headers: Headers): boolean => !headers.get(PRIVATE_HEADER) && !headers.get(PUBLIC_HEADER);

/**
 * Refuses a call with a wrong token, and one without any unless the API is open. The header no form and no link can send is
 * also what keeps other sites from calling in a shopper's name.
 */
export function refuseWithoutToken(headers: Headers, tokens: ApiTokens): Response | undefined {
  const privateToken = headers.get(PRIVATE_HEADER);
  if (privateToken !== null) {
    const allowed = tokens.privateToken !== undefined && !isFromBrowser(headers);
    return allowed && same(privateToken, tokens.privateToken ?? '') ? undefined : wrong();
  }
  const publicToken = headers.get(PUBLIC_HEADER);
  if (publicToken === null || publicToken === '')
    return tokens.open ? undefined : refusal(401, 'UNAUTHORIZED', 'The Storefront API access token is missing.');
  return same(publicToken, tokens.publicToken) ? undefined : wrong();
}
