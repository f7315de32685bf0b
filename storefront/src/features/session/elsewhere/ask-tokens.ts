import type { AccountPages } from '../../../storefront-api/shop-config.ts';
import type { AccessToken } from '../stored-token.ts';

/** A request that hangs counts as a lost connection after this long. */
const TIMEOUT_MS = 12_000;

/** `used`: they know nothing (more) of what was brought; `busy`: they do not answer just now; `refused`: they will not have us. */
export type TokenRefusal = 'used' | 'busy' | 'refused';

export interface TokenRequest {
  fetch: typeof fetch;
  now: () => number;
}

async function answerTo(
  { tokenEndpoint, clientId }: AccountPages,
  fields: Readonly<Record<string, string>>,
  send: typeof fetch,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await send(tokenEndpoint, {
    method: 'POST',
    // As a form is sent: nothing a browser has to ask leave for first.
    body: new URLSearchParams({ ...fields, client_id: clientId }),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, body: Object(await answer.json().catch(() => undefined)) };
}

async function askTokens(
  pages: AccountPages,
  fields: Readonly<Record<string, string>>,
  { fetch: send, now }: TokenRequest,
): Promise<AccessToken | TokenRefusal> {
  try {
    const { status, body } = await answerTo(pages, fields, send);
    const { access_token, expires_in, refresh_token, id_token, error } = body;
    if (status === 429 || status === 430 || status >= 500) return 'busy';
    if (error === 'invalid_grant') return 'used';
    if (status !== 200 || typeof access_token !== 'string' || access_token === '' || !(Number(expires_in) > 0))
      return 'refused';
    return {
      accessToken: access_token,
      expiresAt: new Date(now() + Number(expires_in) * 1_000).toISOString(),
      ...(typeof refresh_token === 'string' && { refreshToken: refresh_token }),
      ...(typeof id_token === 'string' && { idToken: id_token }),
    };
  } catch {
    return 'busy';
  }
}

/** The token for a code, by whoever can prove that it was asked for by them. */
export const exchangeCode = (
  pages: AccountPages,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
  request: TokenRequest,
): Promise<AccessToken | TokenRefusal> =>
  askTokens(
    pages,
    { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
    request,
  );

/** A fresh token in the place of this one, with what is needed for the next time and for leaving. */
export async function refreshToken(
  pages: AccountPages,
  old: AccessToken,
  request: TokenRequest,
): Promise<AccessToken | TokenRefusal> {
  const fields = { grant_type: 'refresh_token', refresh_token: old.refreshToken ?? '' };
  const fresh = await askTokens(pages, fields, request);
  return typeof fresh === 'string' ? fresh : { ...old, ...fresh };
}

/** What an id token says; nothing where there is none that can be read. */
export function claimsOf({ idToken }: AccessToken): Record<string, unknown> {
  try {
    const [, claims = ''] = (idToken ?? '').split('.');
    const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return Object(read);
  } catch {
    return {};
  }
}
