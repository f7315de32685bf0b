import type { AccountPages } from '../../../storefront-api/shop-config.ts';
import type { Walks } from './walk.ts';

const inUrls = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits, as they may stand in an address: 43 letters, as long as a proof has to be. */
export const randomText = (): string => inUrls(crypto.getRandomValues(new Uint8Array(32)));

/** What is shown of a secret first; whoever knows the secret later is who showed it (RFC 7636, `S256`). */
export async function challengeOf(verifier: string): Promise<string> {
  return inUrls(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** Whether this browser can make one: it hashes on private connections alone. */
export const canProve = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/** What the token is to open: who it is, their email, and what the provider keeps of them. */
const SCOPE = 'openid email customer-account-api:full';

interface Beginning {
  pages: AccountPages;
  walks: Walks;
  /** Where the account pages lead back to, as they have it registered. */
  redirectUri: string;
  now: number;
}

/** Begins a sign-in: remembers it in this tab, and answers the address to leave for. */
export async function beginSignIn(
  back: string | undefined,
  { pages, walks, redirectUri, now }: Beginning,
): Promise<string> {
  const walk = { state: randomText(), nonce: randomText(), verifier: randomText(), back, begun: now };
  const address = new URL(pages.authorizationEndpoint);
  const asked = {
    response_type: 'code',
    client_id: pages.clientId,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: walk.state,
    nonce: walk.nonce,
    code_challenge: await challengeOf(walk.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  walks.begin(walk);
  return address.href;
}
