import { createHash, randomBytes } from 'node:crypto';

export interface Customer {
  id: string;
  email: string;
}

/** Somebody who came from the storefront with this to be let in. */
export interface Walk {
  redirect: string;
  state: string;
  nonce: string;
  challenge: string;
  email?: string;
  oneTimeCode?: string;
}

export interface AccountAnswer {
  status: number;
  headers?: Record<string, string>;
  body: string | object;
}

export const SCOPES: readonly string[] = ['openid', 'email', 'customer-account-api:full'];
export const random = (bytes = 24): string => randomBytes(bytes).toString('base64url');
const s256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const refusal = (error: string, status = 400): AccountAnswer => ({ status, body: { error } });

interface GrantOptions {
  issuer: string;
  clientId: string;
  /** For how long a token is good. */
  tokenSeconds: number;
}

/** Codes, tokens and what renews them. A code is good once and for whoever proves it is theirs; so is what renews a token, once. */
export function createGrants({ issuer, clientId, tokenSeconds }: GrantOptions) {
  const codes = new Map<string, Walk & { customer: Customer }>();
  const tokens = new Map<string, { customer: Customer; until: number }>();
  const refreshers = new Map<string, { customer: Customer; access: string }>();

  /** As long as the real ones, which are signed documents. */
  function tokensFor(customer: Customer, nonce?: string): AccountAnswer {
    const access = `shcat_${random(660)}`;
    const refresh = `shcrt_${random(60)}`;
    const now = Math.floor(Date.now() / 1_000);
    tokens.set(access, { customer, until: Date.now() + tokenSeconds * 1_000 });
    refreshers.set(refresh, { customer, access });
    const claims = { iss: issuer, aud: clientId, sub: customer.id.slice(23), email: customer.email, iat: now, nonce };
    const idToken = [part({ alg: 'RS256' }), part({ ...claims, exp: now + tokenSeconds }), random(60)].join('.');
    return {
      status: 200,
      body: {
        access_token: access,
        token_type: 'Bearer',
        expires_in: tokenSeconds,
        refresh_token: refresh,
        ...(nonce !== undefined && { id_token: idToken, scope: SCOPES.join(' ') }),
      },
    };
  }

  /** Nothing given to this customer is good any more. */
  function takeBack(address: string): void {
    for (const grants of [tokens, refreshers])
      for (const [name, { customer }] of grants) if (customer.email === address) grants.delete(name);
  }

  return {
    takeBack,
    /** A code for whoever began this walk. */
    codeFor(walk: Walk, customer: Customer): string {
      const code = random();
      codes.set(code, { ...walk, customer });
      return code;
    },
    exchange(form: URLSearchParams): AccountAnswer {
      const code = form.get('code') ?? '';
      const granted = codes.get(code);
      codes.delete(code);
      const isProven = granted?.challenge === s256(form.get('code_verifier') ?? '');
      if (!granted || !isProven || form.get('redirect_uri') !== granted.redirect) return refusal('invalid_grant');
      return tokensFor(granted.customer, granted.nonce);
    },
    renew(form: URLSearchParams): AccountAnswer {
      const refresh = form.get('refresh_token') ?? '';
      const known = refreshers.get(refresh);
      if (!known) return refusal('invalid_grant');
      refreshers.delete(refresh);
      tokens.delete(known.access);
      return tokensFor(known.customer);
    },
    /** Nothing given to the customer of this id token is good any more. */
    revoke(idToken: string): void {
      const { email } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
      takeBack(email);
    },
    /** The customer of a token that is good. */
    customerBy(accessToken: string): Customer | undefined {
      const grant = tokens.get(accessToken);
      return grant && grant.until > Date.now() ? grant.customer : undefined;
    },
    /** How many tokens are good now. */
    good: (): number => [...tokens.values()].filter(({ until }) => until > Date.now()).length,
  };
}
