import { randomInt } from 'node:crypto';
import { API_VERSION } from '@bluebird-bay/contract/api.ts';
import {
  type AccountAnswer,
  type Customer,
  createGrants,
  random,
  refusal,
  SCOPES,
  type Walk,
} from './account-grants.ts';

/** What somebody asks the account pages for. */
export interface AccountRequest {
  method: string;
  url: URL;
  form: URLSearchParams;
  cookie: string;
  /** Whose page a browser asks from. */
  origin: string | undefined;
}

export interface AccountPagesOptions {
  /** Origin of the pages. */
  at: string;
  clientId: string;
  /** Where the one storefront is that is registered; nobody else's address is led back to. */
  storefront: string;
  tokenSeconds: number;
}

const BASE = '/authentication/71';
const CALLBACK = '/account/sign-in/';

const page = (title: string, body = '', status = 200): AccountAnswer => ({
  status,
  body: `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`,
});

const back = ({ redirect, state }: Walk, answer: Record<string, string>, headers = {}): AccountAnswer => {
  const to = new URL(redirect);
  for (const [name, value] of Object.entries({ ...answer, state })) to.searchParams.set(name, value);
  return { status: 302, headers: { location: to.href, ...headers }, body: '' };
};

/** What is wrong with how somebody asks to be let in, as the pages say it to the storefront. */
function errorIn(asked: URLSearchParams): string | undefined {
  const isProvable =
    asked.get('code_challenge_method') === 'S256' && /^[\w-]{43}$/.test(asked.get('code_challenge') ?? '');
  if (asked.get('response_type') !== 'code' || !asked.get('state') || !isProvable) return 'invalid_request';
  const scopes = (asked.get('scope') ?? '').split(' ');
  return SCOPES.every((scope) => scopes.includes(scope)) ? undefined : 'invalid_scope';
}

/**
 * The account pages of a foreign shop: sign-in by email and a code of six digits, for one registered public client. Proofs are
 * verified (S256 alone), and whoever is signed in stays so until they leave.
 */
export function createAccountPages({ at, clientId, storefront, tokenSeconds }: AccountPagesOptions) {
  const issuer = at + BASE;
  const grants = createGrants({ issuer, clientId, tokenSeconds });
  const customers = new Map<string, Customer>();
  const walks = new Map<string, Walk>();
  const visits = new Map<string, Customer>();
  let isDown = false;

  function customerOf(email: string): Customer {
    const known = customers.get(email) ?? { id: `gid://shopify/Customer/${9_000_000 + customers.size}`, email };
    customers.set(email, known);
    return known;
  }

  const visitOf = (cookie: string): string => /_account=([\w-]+)/.exec(cookie)?.[1] ?? '';

  function authorize({ url: { searchParams: asked }, cookie }: AccountRequest): AccountAnswer {
    const get = (name: string): string => asked.get(name) ?? '';
    if (get('client_id') !== clientId) return page('invalid_client', '', 400);
    if (get('redirect_uri') !== storefront + CALLBACK) return page('redirect_uri mismatch', '', 400);
    const walk: Walk = {
      redirect: get('redirect_uri'),
      state: get('state'),
      nonce: get('nonce'),
      challenge: get('code_challenge'),
    };
    const error = errorIn(asked);
    if (error) return back(walk, { error });
    const visitor = visits.get(visitOf(cookie));
    if (visitor) return back(walk, { code: grants.codeFor(walk, visitor) });
    const id = random();
    walks.set(id, walk);
    return page(
      'Anmelden',
      `<form method="post" action="${BASE}/login"><input type="hidden" name="walk" value="${id}"><label>E-Mail <input name="email" type="email"></label><button>Weiter</button><button name="cancel" value="1">Abbrechen</button></form>`,
    );
  }

  function login({ form }: AccountRequest): AccountAnswer {
    const id = form.get('walk') ?? '';
    const walk = walks.get(id);
    if (!walk) return page('Das dauerte zu lang', '', 400);
    if (form.has('cancel')) {
      walks.delete(id);
      return back(walk, { error: 'access_denied', error_description: 'The customer said no' });
    }
    walk.email = form.get('email') ?? '';
    walk.oneTimeCode = String(randomInt(100_000, 1_000_000));
    return page(
      'Code eingeben',
      `<form method="post" action="${BASE}/verify"><input type="hidden" name="walk" value="${id}"><label>Code <input name="code" inputmode="numeric"></label><button>Anmelden</button></form>`,
    );
  }

  function verify({ form }: AccountRequest): AccountAnswer {
    const id = form.get('walk') ?? '';
    const walk = walks.get(id);
    if (!walk?.email || form.get('code') !== walk.oneTimeCode) return page('Der Code stimmt nicht', '', 400);
    walks.delete(id);
    const visit = random();
    const customer = customerOf(walk.email);
    visits.set(visit, customer);
    const code = grants.codeFor(walk, customer);
    return back(walk, { code }, { 'set-cookie': `_account=${visit}; Path=${BASE}; HttpOnly; SameSite=Lax` });
  }

  function tokensBy(form: URLSearchParams): AccountAnswer {
    if (form.get('client_id') !== clientId) return refusal('invalid_client', 401);
    const type = form.get('grant_type');
    if (type === 'authorization_code') return grants.exchange(form);
    return type === 'refresh_token' ? grants.renew(form) : refusal('unsupported_grant_type');
  }

  /** A public client says whose page asks, and must have registered it: nobody else's may read the answer. */
  function token({ form, origin, method }: AccountRequest): AccountAnswer {
    const headers = { 'access-control-allow-origin': storefront, vary: 'origin' };
    if (method === 'OPTIONS') return { status: 204, headers, body: '' };
    if (isDown) return { status: 503, headers, body: '<html>Service Unavailable</html>' };
    return { ...(origin === storefront ? tokensBy(form) : refusal('invalid_client', 401)), headers };
  }

  function logout({ url, cookie }: AccountRequest): AccountAnswer {
    const hint = url.searchParams.get('id_token_hint');
    const to = url.searchParams.get('post_logout_redirect_uri') ?? '';
    if (!hint || to !== `${storefront}/`) return page('post_logout_redirect_uri mismatch', '', 400);
    visits.delete(visitOf(cookie));
    grants.revoke(hint);
    return { status: 302, headers: { location: to }, body: '' };
  }

  const ways: Readonly<Record<string, (request: AccountRequest) => AccountAnswer>> = {
    [`${BASE}/oauth/authorize`]: authorize,
    [`${BASE}/login`]: login,
    [`${BASE}/verify`]: verify,
    [`${BASE}/oauth/token`]: token,
    [`${BASE}/logout`]: logout,
  };
  const published: Readonly<Record<string, object>> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      end_session_endpoint: `${issuer}/logout`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: SCOPES,
    },
    '/.well-known/customer-account-api': { graphql_api: `${at}/71/account/customer/api/${API_VERSION}/graphql` },
  };

  return {
    /** What the shop's own domain says of the pages. */
    wellKnown: (path: string): object | undefined => published[path],
    answer: (request: AccountRequest): AccountAnswer | undefined => ways[request.url.pathname]?.(request),
    customerBy: grants.customerBy,
    goodTokens: grants.good,
    takeBack: grants.takeBack,
    /** The code of the last email to this address. */
    oneTimeCode: (email: string): string | undefined =>
      [...walks.values()].findLast((walk) => walk.email === email)?.oneTimeCode,
    /** Gives out no tokens for now, or again. */
    tokensDown: (down: boolean): void => {
      isDown = down;
    },
  };
}
