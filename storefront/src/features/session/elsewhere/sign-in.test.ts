import {
  FOREIGN_CLIENT_ID,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountPages } from '../../../storefront-api/shop-config.ts';
import { guardedStorage } from '../../storage/guarded-storage.ts';
import { refreshToken } from './ask-tokens.ts';
import { beginSignIn, challengeOf, randomText } from './begin-sign-in.ts';
import { type Arrival, finishSignIn, isAnswer } from './finish-sign-in.ts';
import { PROBLEM_WORDS } from './sign-in-problems.ts';
import { type Walks, walksIn } from './walk.ts';

const SHOP = 'http://localhost:3000';
const redirectUri = `${SHOP}/account/sign-in/`;
const HOUR_MS = 3_600_000;

/** As a browser on the shop's page asks. */
const asShop: typeof fetch = (input, init) => fetch(input, { ...init, headers: { origin: SHOP } });
/** A tab's own storage. */
function aTab(): Walks {
  const values = new Map<string, string>();
  return walksIn(
    guardedStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    })),
  );
}

describe('a proof', () => {
  it('is the one of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('is of a secret nobody guesses, as long as it has to be and fit for addresses', () => {
    const secrets = Array.from({ length: 50 }, randomText);
    expect(new Set(secrets).size).toBe(50);
    expect(secrets.filter((secret) => !/^[\w-]{43}$/.test(secret))).toEqual([]);
  });
});

describe('a sign-in on account pages elsewhere', () => {
  let foreign: ForeignProvider;
  let pages: AccountPages;
  let walks: Walks;
  let now: number;
  beforeAll(async () => {
    foreign = await openForeignProvider({ storefront: SHOP });
    const at = `${foreign.elsewhere}/authentication/71`;
    pages = {
      clientId: FOREIGN_CLIENT_ID,
      authorizationEndpoint: `${at}/oauth/authorize`,
      tokenEndpoint: `${at}/oauth/token`,
      endSessionEndpoint: `${at}/logout`,
      home: `${foreign.elsewhere}/71/account`,
    };
  });
  afterAll(() => foreign.close());
  beforeEach(() => {
    walks = aTab();
    now = Date.now();
    foreign.accountPages?.tokensDown(false);
  });

  const begin = (back?: string): Promise<string> => beginSignIn(back, { pages, walks, redirectUri, now });
  const finish = (search: string, changed: Partial<Parameters<typeof finishSignIn>[1]> = {}): Promise<Arrival> =>
    finishSignIn(search, { pages, walks, redirectUri, fetch: asShop, now: () => now, ...changed });
  const send = (path: string, form: Record<string, string>) =>
    fetch(new URL(path, foreign.elsewhere), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const searchOf = (answer: Response): string => new URL(answer.headers.get('location') ?? '').search;

  /** What a customer does on the pages: their email, the code of the letter, and back. */
  async function signIn(address: string, email = 'inge@nordsee.example'): Promise<string> {
    const [, walk = ''] = /name="walk" value="([\w-]+)"/.exec(await (await fetch(address)).text()) ?? [];
    await send('/authentication/71/login', { walk, email });
    const code = foreign.accountPages?.oneTimeCode(email) ?? '';
    return searchOf(await send('/authentication/71/verify', { walk, code }));
  }

  it('begins with names and shapes as they are, and remembers itself in this tab alone', async () => {
    const asked = new URL(await begin('/wishlist/')).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      response_type: 'code',
      client_id: FOREIGN_CLIENT_ID,
      redirect_uri: redirectUri,
      scope: 'openid email customer-account-api:full',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect([walks.isUnderWay(now), walks.isUnderWay(now + HOUR_MS), aTab().isUnderWay(now)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(walks.take(now)?.back).toBe('/wishlist/');
    expect(walks.isUnderWay(now)).toBe(false);
  });

  it('ends with a token that is good, and the way back', async () => {
    const search = await signIn(await begin('/wishlist/'));
    expect(isAnswer(search)).toBe(true);
    const arrival = await finish(search);
    expect(arrival).toMatchObject({
      back: '/wishlist/',
      token: { refreshToken: expect.any(String), idToken: expect.any(String) },
    });
    const token = 'token' in arrival ? arrival.token : undefined;
    expect(foreign.accountPages?.customerBy(token?.accessToken ?? '')).toMatchObject({ email: 'inge@nordsee.example' });
    expect(Date.parse(token?.expiresAt ?? '') - now).toBe(2 * HOUR_MS);

    // And goes on with a fresh one, once.
    if (!token) return;
    const fresh = await refreshToken(pages, token, { fetch: asShop, now: () => now });
    expect(fresh).toMatchObject({ idToken: token.idToken });
    expect(foreign.accountPages?.customerBy(token.accessToken)).toBeUndefined();
    expect(await refreshToken(pages, token, { fetch: asShop, now: () => now })).toBe('used');
  });

  type Trial = [what: string, problem: string, work: () => Promise<Arrival>];
  it.each<Trial>([
    [
      'a walk that began in another tab',
      'stale',
      async () => finish(await signIn(await beginSignIn(undefined, { pages, walks: aTab(), redirectUri, now }))),
    ],
    [
      'a walk that began long ago',
      'stale',
      async () => {
        const search = await signIn(await begin());
        now += HOUR_MS;
        return finish(search);
      },
    ],
    [
      'an answer without a state',
      'foreign',
      async () => finish((await signIn(await begin())).replace(/&?state=[^&]*/, '')),
    ],
    [
      'an answer to somebody else',
      'foreign',
      async () => {
        const theirs = await beginSignIn(undefined, { pages, walks: aTab(), redirectUri, now });
        const search = await signIn(theirs);
        await begin();
        return finish(search);
      },
    ],
    [
      'the code of somebody else with our state',
      'used',
      async () => {
        const theirs = await signIn(await beginSignIn(undefined, { pages, walks: aTab(), redirectUri, now }));
        const state = new URL(await begin()).searchParams.get('state') ?? '';
        const search = new URLSearchParams(theirs);
        search.set('state', state);
        return finish(`?${search}`);
      },
    ],
    [
      'an id token that was made for another walk',
      'foreign',
      async () => {
        const address = new URL(await begin());
        address.searchParams.set('nonce', 'somebody-elses');
        return finish(await signIn(address.href));
      },
    ],
    [
      'no from the customer',
      'denied',
      async () => {
        const page = await (await fetch(await begin())).text();
        const [, walk = ''] = /name="walk" value="([\w-]+)"/.exec(page) ?? [];
        return finish(searchOf(await send('/authentication/71/login', { walk, cancel: '1' })));
      },
    ],
    [
      'pages that would not have it',
      'refused',
      async () => {
        const address = new URL(await begin());
        address.searchParams.set('scope', 'openid');
        return finish(searchOf(await fetch(address, { redirect: 'manual' })));
      },
    ],
    [
      'an answer that says nothing',
      'refused',
      async () => finish(`?state=${new URL(await begin()).searchParams.get('state')}`),
    ],
    [
      'a code that was used',
      'used',
      async () => {
        const address = await begin();
        const walk = walks.take(now);
        const search = await signIn(address);
        if (walk) walks.begin(walk);
        await finish(search);
        if (walk) walks.begin(walk);
        return finish(search);
      },
    ],
    [
      'pages that give out no tokens just now',
      'busy',
      async () => {
        const search = await signIn(await begin());
        foreign.accountPages?.tokensDown(true);
        return finish(search);
      },
    ],
    [
      'pages that reject a network for a while',
      'busy',
      async () => {
        const rejected = async (): Promise<Response> => new Response('Shopify Security Rejection', { status: 430 });
        return finish(await signIn(await begin()), { fetch: rejected });
      },
    ],
    [
      'pages that are not there',
      'busy',
      async () =>
        finish(await signIn(await begin()), { pages: { ...pages, tokenEndpoint: 'http://127.0.0.1:9/token' } }),
    ],
    [
      'a page of another origin',
      'refused',
      async () => finish(await signIn(await begin()), { fetch: (input, init) => fetch(input, init) }),
    ],
  ])('brings %s no further than words: %s', async (_, problem, work) => {
    const good = foreign.accountPages?.goodTokens();
    const arrival = await work();
    expect(arrival).toMatchObject({ problem });
    expect('token' in arrival).toBe(false);
    expect(Object.keys(PROBLEM_WORDS)).toContain(problem);
    expect(walks.isUnderWay(now)).toBe(false);
    if (problem !== 'used' && problem !== 'foreign') expect(foreign.accountPages?.goodTokens()).toBe(good);
  });

  it.each(['', '?return=%2Fwishlist%2F', '?utm_source=letter'])('is not what %j is about', (search) => {
    expect(isAnswer(search)).toBe(false);
  });
});
