import type { AccountPages } from '../../../storefront-api/shop-config.ts';
import type { AccessToken } from '../stored-token.ts';
import { claimsOf, exchangeCode, type TokenRequest } from './ask-tokens.ts';
import type { SignInProblem } from './sign-in-problems.ts';
import type { Walk, Walks } from './walk.ts';

/** What came of a sign-in, and the page the shopper wanted. */
export type Arrival =
  | { token: AccessToken; back: string | undefined }
  | { problem: SignInProblem; back: string | undefined };

interface Finishing extends TokenRequest {
  pages: AccountPages;
  walks: Walks;
  redirectUri: string;
}

/** Whether an address is that of somebody who comes back from the account pages, whatever they were told there. */
export function isAnswer(search: string): boolean {
  const answer = new URLSearchParams(search);
  return answer.has('code') || answer.has('error') || answer.has('state');
}

/** The code of an answer to this walk, or why there is none. */
function codeIn(search: string, walk: Walk | undefined): { code: string } | { problem: SignInProblem } {
  const answer = new URLSearchParams(search);
  if (!walk) return { problem: 'stale' };
  if (answer.get('state') !== walk.state) return { problem: 'foreign' };
  const error = answer.get('error');
  if (error !== null) return { problem: error === 'access_denied' ? 'denied' : 'refused' };
  const code = answer.get('code');
  return code ? { code } : { problem: 'refused' };
}

/**
 * Whether an id token was made for this walk and for us. It came from the provider itself over a private connection, which stands
 * for its signature (OpenID Connect Core 3.1.3.7).
 */
function isFor(token: AccessToken, { nonce }: Walk, { clientId }: AccountPages): boolean {
  const claims = claimsOf(token);
  return claims.nonce === nonce && [claims.aud].flat().includes(clientId);
}

/** Takes what the account pages answered for a token. The walk is over with it, whatever it was. */
export async function finishSignIn(search: string, finishing: Finishing): Promise<Arrival> {
  const { pages, walks, redirectUri, now } = finishing;
  const walk = walks.take(now());
  const back = walk?.back;
  const found = codeIn(search, walk);
  if ('problem' in found || !walk) return { problem: 'problem' in found ? found.problem : 'stale', back };
  const { verifier } = walk;
  const token = await exchangeCode(pages, { code: found.code, verifier, redirectUri }, finishing);
  if (typeof token === 'string') return { problem: token, back };
  return isFor(token, walk, pages) ? { token, back } : { problem: 'foreign', back };
}
