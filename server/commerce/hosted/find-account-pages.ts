import { parseJson } from '@bluebird-bay/contract/bounded-body.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import type { AccountPages } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import * as v from 'valibot';
import { ConfigError } from '../../settings/settings.ts';
import { reasonOf, START_WAITS_MS } from './no-answer.ts';
import { askWithRetries, type Patience } from './patient-client.ts';

const DISCOVERY = '/.well-known/openid-configuration';
/** Not every shop publishes it; it says where the account itself is. */
const ACCOUNT_API = '/.well-known/customer-account-api';

const Address = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url)),
);
const Discovery = v.object({
  issuer: Address,
  authorization_endpoint: Address,
  token_endpoint: Address,
  end_session_endpoint: Address,
  code_challenge_methods_supported: v.optional(v.pipe(v.array(v.string()), v.includes('S256'))),
});
const AccountApi = v.object({ graphql_api: Address });
const Refused = v.object({ error: v.string() });

interface Answer {
  status: number;
  body: unknown;
  /** Whose pages a browser lets read the answer. */
  readers: string | null;
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { accept: 'application/json', ...init.headers };
  const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(START_WAITS_MS) });
  const readers = answer.headers.get('access-control-allow-origin');
  return { status: answer.status, body: parseJson(await answer.text()), readers };
}

const passes = ({ status }: Answer): boolean => status === 429 || status === 430 || status >= 500;

interface Finding {
  log: Log;
  shopOrigin: string;
  patience: Patience;
}

/** The account pages of a shop, as their discovery document says. Throws {@link ConfigError} where customers could not sign in there. */
export async function findAccountPages(
  { origin, clientId }: { origin: string; clientId: string },
  { log, shopOrigin, patience }: Finding,
): Promise<AccountPages> {
  const withRetries = (url: string, init?: RequestInit): Promise<Answer> =>
    askWithRetries(
      () =>
        ask(url, init).catch((error: unknown) => {
          throw new ConfigError(`COMMERCE_ACCOUNT_CLIENT_ID: ${url} cannot be reached (${reasonOf(error)}).`);
        }),
      passes,
      patience,
    );

  const { status, body } = await withRetries(origin + DISCOVERY);
  const read = v.safeParse(Discovery, body);
  if (status !== 200 || !read.success)
    throw new ConfigError(
      `COMMERCE_ACCOUNT_CLIENT_ID is set, and ${origin}${DISCOVERY} names no account pages (${status}).`,
    );
  const { issuer, authorization_endpoint, token_endpoint, end_session_endpoint } = read.output;

  // A code nobody was given: whoever is known is told that it is wrong, whoever is not, that they are.
  const asked = await withRetries(token_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shopOrigin },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: shopOrigin + paths.signIn(),
      code: 'asked-at-a-start',
      code_verifier: 'asked-at-a-start-'.repeat(3),
    }).toString(),
  });
  const refused = v.safeParse(Refused, asked.body);
  const error = refused.success ? refused.output.error : '';
  if (/^(?:invalid|unauthorized)_client$/.test(error) || asked.status === 401)
    throw new ConfigError(
      `COMMERCE_ACCOUNT_CLIENT_ID is not known to ${issuer} as a public client for pages of ${shopOrigin} (${error || 401}).`,
    );
  if (passes(asked)) log.warn('the account pages do not answer', { at: token_endpoint, status: asked.status });
  else if (asked.readers !== '*' && asked.readers !== shopOrigin)
    log.warn('browsers may not ask the account pages: add the shop to its JavaScript origins', { origin: shopOrigin });

  const api = v.safeParse(AccountApi, (await ask(origin + ACCOUNT_API).catch(() => undefined))?.body);
  const [, home = `${origin}/account`] =
    (api.success && /^(.+\/account)\/customer\/api\//.exec(api.output.graphql_api)) || [];
  return {
    clientId,
    authorizationEndpoint: authorization_endpoint,
    tokenEndpoint: token_endpoint,
    endSessionEndpoint: end_session_endpoint,
    home,
  };
}
