import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider } from '../../provider.ts';
import { aCart, add, contents, lineId, variantGid } from '../../testing/a-cart.ts';
import { aProduct } from '../../testing/a-product.ts';
import {
  at,
  ENDPOINT,
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
  SHOP_ORIGIN,
  shopRequest,
} from '../../testing/provider-under-test.ts';
import { CART_LINES_ADD, CART_LINES_REMOVE, CART_LINES_UPDATE } from '../../testing/shop-operations.ts';

/** Reliability C5: every add that was answered is in the cart, whoever else was at it. */
describe('changes of one cart at the same time', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
  });
  afterAll(() => test.close());

  it('adds 200 times one variant to one line of 200', async () => {
    const { variantIds } = await aProduct(test.db, { sizes: ['M'], stock: 1_000 });
    const cartId = await aCart(test);
    const payloads = await Promise.all(Array.from({ length: 200 }, () => add(test, cartId, variantIds[0])));
    expect(payloads.filter((payload) => at(payload, 'cart') !== null)).toHaveLength(200);
    expect(await contents(test, cartId)).toEqual(['M x 200']);
  });

  it('adds 50 variants and keeps every line', async () => {
    const sizes = Array.from({ length: 50 }, (_, index) => `Size ${index}`);
    const { variantIds } = await aProduct(test.db, { sizes });
    const cartId = await aCart(test);
    await Promise.all(variantIds.map((id) => add(test, cartId, id)));
    expect((await contents(test, cartId)).sort()).toEqual(sizes.map((size) => `${size} x 1`).sort());
  });

  it('never adds more than there is', async () => {
    const { variantIds } = await aProduct(test.db, { sizes: ['M'], stock: 7 });
    const cartId = await aCart(test);
    const payloads = await Promise.all(Array.from({ length: 30 }, () => add(test, cartId, variantIds[0])));
    expect(await contents(test, cartId)).toEqual(['M x 7']);
    const warned = payloads.filter((payload) => at(payload, 'warnings', 0, 'code') === 'MERCHANDISE_NOT_ENOUGH_STOCK');
    expect(warned).toHaveLength(23);
  });

  it('keeps additions, updates and removals of different lines apart', async () => {
    const { variantIds } = await aProduct(test.db, { sizes: ['Added', 'Changed', 'Removed'] });
    const [added, changed, removed] = variantIds;
    const cartId = await aCart(test);
    const changedLine = lineId(at(await add(test, cartId, changed), 'cart'));
    const removedLine = lineId(at(await add(test, cartId, removed), 'cart'));
    await Promise.all([
      ...Array.from({ length: 20 }, () => add(test, cartId, added)),
      ...Array.from({ length: 20 }, (_, index) =>
        test.request(CART_LINES_UPDATE, { cartId, lines: [{ id: changedLine, quantity: index + 1 }] }),
      ),
      test.request(CART_LINES_REMOVE, { cartId, lineIds: [removedLine] }),
    ]);
    const lines = await contents(test, cartId);
    expect(lines).toHaveLength(2);
    expect(lines).toContain('Added x 20');
    expect(lines.find((line) => line.startsWith('Changed'))).toMatch(/^Changed x ([1-9]|1\d|20)$/);
  });

  it('holds between processes too: two providers on one database', async () => {
    const other = createProvider({
      db: test.db,
      publicToken: PUBLIC_TOKEN,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: () => '',
      production: true,
    });
    const { variantIds } = await aProduct(test.db, { sizes: ['M'], stock: 1_000 });
    const cartId = await aCart(test);
    const variables = { cartId, lines: [{ merchandiseId: variantGid(variantIds[0]) }] };
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? test.provider : other).fetch(
          shopRequest({ query: CART_LINES_ADD, variables }, { url: ENDPOINT }),
        ),
      ),
    );
    expect(await contents(test, cartId)).toEqual(['M x 60']);
  });

  it('tells a cart that is asked too much of, and loses nothing it said yes to', async () => {
    const { variantIds } = await aProduct(test.db, { sizes: ['M'], stock: 10_000 });
    const cartId = await aCart(test);
    const payloads = await Promise.all(Array.from({ length: 400 }, () => add(test, cartId, variantIds[0])));
    const done = payloads.filter((payload) => at(payload, 'cart') !== null).length;
    const refused = payloads.filter((payload) => at(payload, 'userErrors', 0, 'code') === 'SERVICE_UNAVAILABLE').length;
    expect(done + refused).toBe(400);
    expect(done).toBeGreaterThanOrEqual(250);
    expect(await contents(test, cartId)).toEqual([`M x ${done}`]);
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
