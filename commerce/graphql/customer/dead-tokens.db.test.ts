import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinkToken } from '../../store/customer/customer-links.ts';
import { closeAccount } from '../../store/customer/staff-customers.ts';
import { aCart } from '../../testing/a-cart.ts';
import { aCustomer, aNetwork, type SignedInCustomer, signIn } from '../../testing/a-customer.ts';
import {
  ADDRESS_CREATE,
  ADDRESS_DELETE,
  ADDRESS_UPDATE,
  CUSTOMER,
  CUSTOMER_ADDRESSES,
  CUSTOMER_UPDATE,
  DEFAULT_ADDRESS_UPDATE,
  RENEW,
  RESET,
  SIGN_OUT,
} from '../../testing/account-operations.ts';
import {
  type Answer,
  at,
  type ProviderUnderTest,
  providerUnderTest,
  textAt,
} from '../../testing/provider-under-test.ts';
import { CART_BUYER_IDENTITY_UPDATE, CUSTOMER_ORDERS } from '../../testing/shop-operations.ts';

const DAY = 24 * 60 * 60_000;
const FRESH = 'eight-salty-seagulls';
const HOME = { address1: '218 Kingfisher Lane', city: 'Santa Cruz', province: 'CA', country: 'US', zip: '95060' };

/** A token opens what is its holder's until it is over, and nothing from then on, by whatever way it ended (A4, SEC-002). */
describe('a token that is over', () => {
  let test: ProviderUnderTest;
  const start = new Date('2026-11-20T10:00:00Z');
  let now = start;
  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  /** Everything that takes a token: what it asks, and whether the answer opened anything. */
  const operations: ReadonlyArray<
    readonly [name: string, query: string, variables: object, opened: (answer: Answer) => boolean]
  > = [
    ['customer', CUSTOMER, {}, ({ data }) => at(data, 'customer') !== null],
    ['addresses', CUSTOMER_ADDRESSES, {}, ({ data }) => at(data, 'customer') !== null],
    ['orders', CUSTOMER_ORDERS, {}, ({ data }) => at(data, 'customer') !== null],
    ['customerUpdate', CUSTOMER_UPDATE, { customer: { firstName: 'Stolen' } }, allowed],
    ['customerAddressCreate', ADDRESS_CREATE, { address: HOME }, allowed],
    ['customerAddressUpdate', ADDRESS_UPDATE, { address: { address1: 'Stolen' } }, allowed],
    ['customerDefaultAddressUpdate', DEFAULT_ADDRESS_UPDATE, {}, allowed],
    ['customerAddressDelete', ADDRESS_DELETE, {}, allowed],
    [
      'customerAccessTokenRenew',
      RENEW,
      {},
      ({ data }) => at(data, 'customerAccessTokenRenew', 'customerAccessToken') !== null,
    ],
    ['customerAccessTokenDelete', SIGN_OUT, {}, allowed],
  ];

  /** Each way a token ends; the token is the customer's own until then. */
  const endings: ReadonlyArray<readonly [string, (customer: SignedInCustomer) => Promise<string>]> = [
    ['none', async () => ''],
    ['a guess', async () => 'x'.repeat(43)],
    [
      'the token of a mailed link',
      ({ id }) => withTx(test.db, async (tx) => commit(await createLinkToken(tx, id, 'reset', now))),
    ],
    [
      'signed out',
      async ({ token }) => {
        await test.request(SIGN_OUT, { token });
        return token;
      },
    ],
    [
      'of before the password was changed on another device',
      async ({ token, email, password }) => {
        const elsewhere = await signIn(test, email, password);
        await test.request(CUSTOMER_UPDATE, { token: elsewhere, customer: { password: FRESH } });
        return token;
      },
    ],
    [
      'of before the password was reset by mail',
      async ({ token, id, gid }) => {
        const link = await withTx(test.db, async (tx) => commit(await createLinkToken(tx, id, 'reset', now)));
        await test.request(RESET, { id: gid, token: link, password: FRESH }, {}, aNetwork());
        return token;
      },
    ],
    [
      'of an account that staff have closed',
      async ({ token, id }) => {
        await withTx(test.db, (tx) => closeAccount(tx, id, now));
        return token;
      },
    ],
    [
      'a second past its thirty days',
      async ({ token }) => {
        now = new Date(start.getTime() + 30 * DAY + 1_000);
        return token;
      },
    ],
  ];

  async function anOwner() {
    const customer = await aCustomer(test);
    const { data } = await test.request(ADDRESS_CREATE, { token: customer.token, address: HOME });
    return { customer, id: textAt(data, 'customerAddressCreate', 'customerAddress', 'id') };
  }

  it.each(endings)('opens nothing: %s', async (_how, end) => {
    now = start;
    const { customer, id } = await anOwner();
    const token = await end(customer);
    const opened: string[] = [];
    for (const [name, query, variables, isOpen] of operations)
      if (isOpen(await test.request(query, { token, id, ...variables }))) opened.push(name);
    expect(opened).toEqual([]);
    if (token !== '') {
      const cartId = await aCart(test);
      const { data } = await test.request(CART_BUYER_IDENTITY_UPDATE, {
        cartId,
        buyerIdentity: { customerAccessToken: token },
      });
      expect(at(data, 'cartBuyerIdentityUpdate', 'userErrors', 'length')).toBe(1);
    }
    now = start;
  });

  it('opened all of it, the control, while it lived', async () => {
    now = start;
    const { customer, id } = await anOwner();
    const opened: string[] = [];
    for (const [name, query, variables, isOpen] of operations)
      if (isOpen(await test.request(query, { token: customer.token, id, ...variables }))) opened.push(name);
    expect(opened).toEqual(operations.map(([name]) => name));
  });
});

/** A change that was let in answers with a payload; one that was not is null, and the reason is an error. */
function allowed({ data, errors }: Answer): boolean {
  const [payload] = Object.values(data ?? {});
  const isDenied = errors[0]?.extensions?.code === 'ACCESS_DENIED';
  return payload !== null && !isDenied && at(payload, 'userErrors', 'length') === 0;
}
