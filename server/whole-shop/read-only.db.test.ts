import { variantGid } from '@bluebird-bay/commerce/testing/a-cart.ts';
import { aProduct } from '@bluebird-bay/commerce/testing/a-product.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { type FreeSpace, watchFreeSpace } from '@bluebird-bay/database/free-space.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

const MB = 1024 * 1024;
const CREATE = `mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id checkoutUrl } } }`;
const ADD = `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { totalQuantity } } }`;
const READ = `query ($id: ID!) { cart(id: $id) { totalQuantity } products(first: 1) { nodes { handle } } }`;

describe('a shop whose disk is nearly full (13.1, X7)', () => {
  let shop: ShopUnderTest;
  let space: FreeSpace;
  let free = 500 * MB;
  let lines: object[];
  const told: Array<string | undefined> = [];

  beforeAll(async () => {
    shop = await shopUnderTest({ isReadOnly: () => space.readOnly() !== undefined });
    space = await watchFreeSpace({
      folder: '/',
      minBytes: 200 * MB,
      measure: async () => free,
      onChange: (reason) => told.push(reason),
    });
    const { variantIds } = await aProduct(shop.provider.db);
    lines = [{ merchandiseId: variantGid(variantIds[0]) }];
  });
  afterAll(async () => {
    space.stop();
    await shop.close();
  });

  const leave = async (megabytes: number): Promise<void> => {
    free = megabytes * MB;
    await space.look();
  };
  const api = (query: string, variables: object) => shop.notify(API_PATH, { query, variables });

  /** Each thing that writes, and what came of it. */
  async function writes(id: string, checkout: string) {
    const answers = [
      await api(CREATE, { lines }),
      await api(ADD, { id, lines }),
      await shop.notify('/services/lists', { list: 'newsletter', email: 'ana@bay.example' }),
      await shop.notify('/services/orders/find', { number: 'BB-1001', email: 'ana@bay.example' }),
      await shop.submit(checkout, { email: 'ana@bay.example' }),
    ];
    return Promise.all(
      answers.map(async (answer) => [answer.status, answer.headers.get('retry-after'), await answer.text()]),
    );
  }

  it('is looked at as before, refuses every change by name, and takes them again when there is room', async () => {
    const { data } = await (await api(CREATE, { lines })).json();
    const { id, checkoutUrl } = data.cartCreate.cart;
    const { pathname, search } = new URL(checkoutUrl);
    const checkout = pathname + search;
    // the control: with room, none of these is refused for want of it
    const before = (await writes(id, checkout)).map(([status]) => status);
    expect(before).not.toContain(503);

    await leave(199);
    const soon = expect.stringMatching(/^\d+$/);
    const named = expect.stringContaining('READ_ONLY');
    expect(await writes(id, checkout)).toEqual([
      [503, soon, named],
      [503, soon, named],
      [503, soon, named],
      [503, soon, named],
      [503, soon, expect.stringContaining('closed for a moment')],
    ]);
    const [read, page] = [await api(READ, { id }), await shop.send(checkout)];
    expect([read.status, page.status]).toEqual([200, 200]);
    expect(await read.json()).toMatchObject({ data: { cart: { totalQuantity: 2 }, products: { nodes: [{}] } } });

    // a little more room is not enough: it would be gone at the next order
    await leave(220);
    expect((await api(ADD, { id, lines })).status).toBe(503);
    await leave(241);
    expect((await api(ADD, { id, lines })).status).toBe(200);
    expect(told).toEqual(['199 MB are left on the disk, and 200 must be', undefined]);
  });
});
