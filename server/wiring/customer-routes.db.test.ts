import { aCustomer, PASSWORD, type SignedInCustomer, signIn } from '@bluebird-bay/commerce/testing/a-customer.ts';
import {
  ADDRESS_CREATE,
  CUSTOMER,
  CUSTOMER_ADDRESSES,
  CUSTOMER_UPDATE,
  SIGN_OUT,
} from '@bluebird-bay/commerce/testing/account-operations.ts';
import { textAt } from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

const LIST = [{ handle: 'secret-wish', variants: [{ id: '1' }] }];
const FORGED = [{ handle: 'forged-wish', variants: [{ id: '1' }] }];
const STREET = 'Rua do Segredo 8';

/** Somebody who wants in: what they show, and whether it is Ana. */
interface Visitor {
  token: string | undefined;
  /** `x-user-id` */
  id: string | undefined;
}

/** Of the routes below, those that ask for the name as well: wishlist, club and what goes with the email. */
const NAMED_ROUTES = 15;

describe('what is a customer’s own (A4, A6, A7)', () => {
  let shop: ShopUnderTest;
  let ana: SignedInCustomer;
  let ben: SignedInCustomer;
  beforeAll(async () => {
    shop = await shopUnderTest();
    [ana, ben] = [await aCustomer(shop.provider), await aCustomer(shop.provider, { firstName: 'Ben' })];
    await shop.notify('/bb-wishlist', LIST, headers({ token: ana.token, id: String(ana.id) }));
    const address = {
      firstName: 'Ana',
      lastName: 'Silva',
      address1: STREET,
      city: 'Lisboa',
      zip: '1200-202',
      country: 'Portugal',
    };
    await shop.request(ADDRESS_CREATE, { token: ana.token, address });
  });
  // The operator is told of every refusal.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });
  afterAll(() => shop.close());

  const headers = ({ token, id }: Visitor): Record<string, string> => ({
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(id !== undefined && { 'x-user-id': id }),
  });

  /** Every route to what is somebody's, over HTTP. */
  const routes: ReadonlyArray<readonly [string, (visitor: Visitor) => Promise<Response>]> = [
    ['reading the wishlist', (visitor) => shop.send('/bb-wishlist', { headers: headers(visitor) })],
    ['writing the wishlist', (visitor) => shop.notify('/bb-wishlist', FORGED, headers(visitor))],
    ['the club', (visitor) => shop.send('/services/club', { headers: headers(visitor) })],
    ['the points', (visitor) => shop.send('/services/club/statement', { headers: headers(visitor) })],
    ['the points as a file', (visitor) => shop.send('/services/club/statement.csv', { headers: headers(visitor) })],
    ['an order’s points', (visitor) => shop.send('/services/club/order-points?order=1', { headers: headers(visitor) })],
    ['the rewards', (visitor) => shop.send('/services/club/rewards', { headers: headers(visitor) })],
    [
      'redeeming',
      (visitor) =>
        shop.notify('/services/club/rewards', { reward: 'off-28', key: 'not-enough-anyway' }, headers(visitor)),
    ],
    ['undoing', (visitor) => shop.notify('/services/club/rewards/undo', { redemption: 1 }, headers(visitor))],
    ['the friends', (visitor) => shop.send('/services/club/referrals', { headers: headers(visitor) })],
    ['being brought', (visitor) => shop.notify('/services/club/referrals', { code: 'WAVE-22222' }, headers(visitor))],
    [
      'telling a birthday',
      (visitor) => shop.notify('/services/club/birthday', { birthday: '06-21' }, headers(visitor)),
    ],
    ['choosing emails', (visitor) => shop.notify('/services/club/emails', { wanted: true }, headers(visitor))],
    ['the club’s data', (visitor) => shop.send('/services/club/export', { headers: headers(visitor) })],
    ['what goes with the email', (visitor) => shop.send('/services/address/export', { headers: headers(visitor) })],
    ['following orders', (visitor) => shop.send('/services/account/orders', { headers: headers(visitor) })],
    ['taking the data along', (visitor) => shop.send('/services/account/export', { headers: headers(visitor) })],
    ['closing the account', (visitor) => shop.notify('/services/account/close', {}, headers(visitor))],
  ];
  const questions: ReadonlyArray<readonly [string, string, object]> = [
    ['the profile', CUSTOMER, {}],
    ['the address book', CUSTOMER_ADDRESSES, {}],
    ['a change of name', CUSTOMER_UPDATE, { customer: { firstName: 'Forged' } }],
    ['a new address', ADDRESS_CREATE, { address: { address1: 'Forged', city: 'Faro', country: 'Portugal' } }],
  ];

  /** Tokens that open nothing any more, each of Ana herself. */
  async function deadTokens(): Promise<Record<string, string>> {
    const { provider } = shop;
    const fresh = async (): Promise<string> => (await signIn(provider, ana.email, PASSWORD)) ?? '';
    const [signedOut, expired] = [await fresh(), await fresh()];
    await shop.request(SIGN_OUT, { token: signedOut });
    await sql`update commerce.customer_access_token set expires_at = now() - interval '1 second'
      where id = (select max(id) from commerce.customer_access_token where customer_id = ${ana.id})`.execute(
      provider.db,
    );
    return { 'a token that was signed out': signedOut, 'a token that has run out': expired };
  }

  const strangers = async (): Promise<ReadonlyArray<readonly [string, Visitor]>> => [
    ['nobody', { token: undefined, id: undefined }],
    ['whoever knows the number', { token: undefined, id: String(ana.id) }],
    ['a token nobody has', { token: 'x'.repeat(43), id: String(ana.id) }],
    ...Object.entries(await deadTokens()).map(([who, token]) => [who, { token, id: String(ana.id) }] as const),
  ];

  it('opens to nobody without a token that is good, on any route, and all refusals of a route are alike', async () => {
    const before = await everythingOfAna();
    for (const [route, knock] of routes) {
      const answers = [];
      for (const [who, visitor] of await strangers()) {
        const answer = await knock(visitor);
        const text = await answer.text();
        expect([route, who, answer.status]).toEqual([route, who, 401]);
        answers.push(text);
      }
      expect(new Set(answers).size, route).toBe(1);
    }
    for (const [what, query, variables] of questions)
      for (const [who, { token = '' }] of await strangers()) {
        const answer = JSON.stringify(await shop.request(query, { token, ...variables }));
        expect(answer, `${who} and ${what}`).not.toMatch(/Rua do|secret|@example|Customer\/\d/);
      }
    expect(await everythingOfAna()).toEqual(before);
  });

  it('does not open to somebody else who names her (A7)', async () => {
    const before = await everythingOfAna();
    for (const id of [String(ana.id), ana.gid, `x/${ana.id}`, `${ana.id}?`]) {
      const visitor = { token: ben.token, id };
      for (const [route, knock] of routes.slice(0, NAMED_ROUTES)) {
        const answer = await knock(visitor);
        expect([id, route, answer.status]).toEqual([id, route, 403]);
        expect(await answer.text()).not.toMatch(/secret-wish|available/);
      }
    }
    const own = await shop.send('/bb-wishlist', { headers: headers({ token: ben.token, id: String(ben.id) }) });
    expect(await own.json()).toEqual([{ products: '[]' }]);
    const taken = await shop.send('/services/account/export', {
      headers: headers({ token: ben.token, id: String(ana.id) }),
    });
    expect(await taken.text()).not.toContain(STREET);
    expect(await everythingOfAna()).toEqual(before);
  });

  it('opens to her, the control, and to a token only until the password changes (A4)', async () => {
    const token = (await signIn(shop.provider, ana.email, PASSWORD)) ?? '';
    const visitor = { token, id: String(ana.id) };
    for (const [route, knock] of routes.filter(([name]) => name !== 'closing the account'))
      expect([route, (await knock(visitor)).status]).toEqual([route, 200]);
    expect(JSON.stringify(await shop.request(CUSTOMER_ADDRESSES, { token }))).toContain(STREET);

    const changed = await shop.request(CUSTOMER_UPDATE, { token, customer: { password: 'another-eight-gulls' } });
    const next = textAt(changed.data, 'customerUpdate', 'customerAccessToken', 'accessToken');
    for (const old of [token, ana.token])
      for (const [route, knock] of routes)
        expect([route, (await knock({ token: old, id: String(ana.id) })).status]).toEqual([route, 401]);
    expect((await shop.send('/bb-wishlist', { headers: headers({ token: next, id: String(ana.id) }) })).status).toBe(
      200,
    );
  });

  /** What is kept of hers: nothing a stranger does may change it. */
  async function everythingOfAna(): Promise<unknown> {
    const { provider, services } = shop;
    const profile = await provider.db
      .selectFrom('commerce.customer')
      .select(['first_name', 'state', 'email'])
      .where('id', '=', ana.id)
      .execute();
    const addresses = await provider.db
      .selectFrom('commerce.customer_address')
      .selectAll()
      .where('customer_id', '=', ana.id)
      .execute();
    const wishlists = await services.db
      .selectFrom('services.wishlist')
      .select(['products', 'version'])
      .where('customer', '=', String(ana.id))
      .execute();
    return { profile, addresses, wishlists };
  }
});
