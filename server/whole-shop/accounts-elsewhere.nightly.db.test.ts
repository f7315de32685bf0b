import { createHash } from 'node:crypto';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import {
  FOREIGN_CLIENT_ID,
  FOREIGN_PRIVATE_TOKEN,
  FOREIGN_TOKEN,
  type ForeignProvider,
  type ForeignShop,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const STARTING_MS = 240_000;

interface Elsewhere {
  foreign: ForeignProvider;
  shop: ShopProcess;
}

/** The shop on a provider with these accounts. */
async function openElsewhere(
  accounts: Pick<ForeignShop, 'accounts'> & { pages?: boolean },
  environment: Record<string, string> = {},
): Promise<Elsewhere> {
  const port = await freePort();
  const storefront = `http://localhost:${port}`;
  const foreign = await openForeignProvider({
    ...(accounts.accounts && { accounts: accounts.accounts }),
    ...(accounts.pages && { storefront }),
  });
  const settings = {
    COMMERCE_URL: foreign.origin,
    COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN,
    COMMERCE_PRIVATE_TOKEN: FOREIGN_PRIVATE_TOKEN,
  };
  const shop = await shopProcess({ port, environment: { ...settings, ...environment } }).catch(async (error) => {
    await foreign.close();
    throw error;
  });
  return { foreign, shop };
}

/** A token as a browser comes by it. */
async function tokenOf({ foreign, shop }: Elsewhere, email: string): Promise<string> {
  const base = `${foreign.elsewhere}/authentication/71`;
  const redirect_uri = `${shop.url}/account/sign-in/`;
  const code_verifier = 'v'.repeat(43);
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: FOREIGN_CLIENT_ID,
    redirect_uri,
    scope: 'openid email customer-account-api:full',
    state: 'state',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const send = (path: string, form: Record<string, string>): Promise<Response> =>
    fetch(base + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      headers: { origin: shop.url },
    });
  const [, walk = ''] = /value="([\w-]+)"/.exec(await (await fetch(`${base}/oauth/authorize?${asked}`)).text()) ?? [];
  await send('/login', { walk, email });
  const back = await send('/verify', { walk, code: foreign.accountPages?.oneTimeCode(email) ?? '' });
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const given = await send('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: FOREIGN_CLIENT_ID,
    redirect_uri,
    code,
    code_verifier,
  });
  const { access_token }: { access_token: string } = JSON.parse(await given.text());
  return access_token;
}

describe('a shop whose customers sign in on the pages of its provider', () => {
  let elsewhere: Elsewhere;
  beforeAll(async () => {
    elsewhere = await openElsewhere({ pages: true }, { COMMERCE_ACCOUNT_CLIENT_ID: FOREIGN_CLIENT_ID });
  }, STARTING_MS);
  afterAll(async () => {
    await elsewhere?.shop.clear();
    await elsewhere?.foreign.close();
  });

  it('leads there, lets browsers fetch their tokens there, and asks for no password', async () => {
    const { shop, foreign } = elsewhere;
    const page = await fetch(`${shop.url}/account/sign-in/`);
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${foreign.origin} ${foreign.elsewhere};`,
    );
    const document = await page.text();
    expect(document).toContain('Go on to sign in');
    expect(document).toContain(`"authorizationEndpoint":"${foreign.elsewhere}/authentication/71/oauth/authorize"`);
    expect(document).not.toContain('type="password"');
    for (const path of ['/account/recover/', '/account/reset/1/a/', '/user-account/change-password/'])
      expect((await shop.ask(path)).body).toContain('No password');
    expect((await shop.ask('/')).body).toMatch(/<a href="\/account\/sign-in\/" class/);
  });

  it('keeps the wishlist of whoever the provider knows by such a token, and of nobody else', async () => {
    const token = await tokenOf(elsewhere, 'inge@nordsee.example');
    expect(token.length).toBeGreaterThan(800);
    const ask = async (id: string, accessToken: string): Promise<number> => {
      const headers = { 'x-user-id': id, authorization: `Bearer ${accessToken}` };
      return (await elsewhere.shop.ask('/bb-wishlist', { headers })).status;
    };
    expect(await ask('9000000', token)).toBe(200);
    expect(await ask('9000001', token)).toBe(403);
    expect(await ask('9000000', `${token}x`)).toBe(401);
  });
});

describe('a shop whose provider takes passwords', () => {
  let elsewhere: Elsewhere;
  beforeAll(async () => {
    elsewhere = await openElsewhere({ accounts: 'password' });
  }, STARTING_MS);
  afterAll(async () => {
    await elsewhere?.shop.clear();
    await elsewhere?.foreign.close();
  });

  it('asks for them', async () => {
    const page = (await elsewhere.shop.ask('/account/sign-in/')).body;
    expect(page).toContain('type="password"');
    expect(page).not.toContain('accountPages');
  });
});

describe('account pages that will not do', () => {
  it.each([
    [{ pages: true }, 'shp_somebody-elses', /COMMERCE_ACCOUNT_CLIENT_ID is not known to \S+ as a public client/],
    [{ pages: false }, FOREIGN_CLIENT_ID, /openid-configuration names no account pages \(404\)/],
  ])(
    'end the start with a line: %o',
    async (accounts, clientId, line) => {
      await expect(openElsewhere(accounts, { COMMERCE_ACCOUNT_CLIENT_ID: clientId })).rejects.toThrow(line);
    },
    STARTING_MS,
  );
});
