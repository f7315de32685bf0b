import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider } from '../../provider.ts';
import { connectCommerce } from '../../store/commerce-database.ts';
import { aCart, add, contents } from '../../testing/a-cart.ts';
import { aProduct } from '../../testing/a-product.ts';
import {
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
  SHOP_ORIGIN,
  shopRequest,
} from '../../testing/provider-under-test.ts';
import { RETRIEVE_CART } from '../../testing/shop-operations.ts';

describe('when the database', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest({ executionTimeoutMs: 5_000 });
  });
  afterAll(() => test.close());

  it('cannot be reached, an outage is no empty cart: 503, and when to come back', async () => {
    const away = connectCommerce('postgres://postgres@127.0.0.1:1/nowhere', { applicationName: 'commerce-test' });
    const reported: unknown[] = [];
    const provider = createProvider({
      db: away,
      publicToken: PUBLIC_TOKEN,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: () => '',
      production: true,
      report: (error) => reported.push(error),
    });
    const id = `gid://shopify/Cart/${'a'.repeat(22)}?key=${'0'.repeat(32)}`;
    const response = await provider.fetch(shopRequest({ query: RETRIEVE_CART, variables: { id } }));
    const body = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
    expect(body).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|postgres/);
    expect(reported).toHaveLength(1);
    await away.destroy();
  });

  it('refuses a statement, the client learns a number and nothing else', async () => {
    await test.db.schema.alterTable('commerce.collection').renameTo('collection_gone').execute();
    const { status, errors } = await test.request('{ collections(first: 1) { nodes { handle } } }');
    await test.db.schema.alterTable('commerce.collection_gone').renameTo('collection').execute();
    expect(status).toBe(500);
    expect(errors).toMatchObject([
      {
        message: 'Internal error. Looks like something went wrong on our end.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
    expect(JSON.stringify(errors)).not.toContain('collection_gone');
    expect(test.unexpected.map(String).join()).toContain('does not exist');
    test.unexpected.length = 0;
  });

  it('lets a cart wait, nobody waits longer than five seconds, and what was given up does not happen', async () => {
    const { variantIds } = await aProduct(test.db);
    const cartId = await aCart(test);
    const token = /Cart\/([^?]+)/.exec(cartId)?.[1] ?? '';
    const locked = Promise.withResolvers<void>();
    let isHeld = true;
    const held = test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('commerce.cart').selectAll().where('token', '=', token).forUpdate().execute();
      locked.resolve();
      // Fixed wait: for longer than anybody waits, and than a statement may that somebody has given up.
      await sleep(7_000);
      isHeld = false;
    });
    await locked.promise;
    const statuses = await Promise.allSettled(Array.from({ length: 3 }, () => timed(test, cartId, variantIds[0])));
    const answers = statuses.map((result) => (result.status === 'fulfilled' ? result.value.status : result.reason));
    // The first waits for the lock until its statement ends at 3 s; the others wait behind it.
    expect(answers).toEqual([503, 504, 504]);
    expect(isHeld).toBe(true);
    await held;
    await add(test, cartId, variantIds[1]);
    expect(await contents(test, cartId)).toEqual(['M x 1']);
  });
});

describe('an operation that takes longer than it may', () => {
  it('is answered with 504, unless the caller has more patience', async () => {
    const test = await providerUnderTest({ executionTimeoutMs: 1 });
    const query = '{ products(first: 50) { nodes { handle } } }';
    const hasty = await test.request(query);
    expect(test.unexpected).toEqual([]);
    expect([hasty.status, hasty.errors[0]?.extensions]).toMatchObject([504, { code: 'TIMEOUT' }]);
    const patient = await test.request(query, {}, {}, { patienceMs: 60_000 });
    expect([patient.status, patient.data]).toEqual([200, { products: { nodes: [] } }]);
    await test.close();
  });
});

async function timed(test: ProviderUnderTest, cartId: string, variantId: number | undefined) {
  return test.request(
    `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } } }`,
    { cartId, lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }] },
  );
}
