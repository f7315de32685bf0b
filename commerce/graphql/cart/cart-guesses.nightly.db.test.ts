import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { aCart, add, contents } from '../../testing/a-cart.ts';
import { aProduct } from '../../testing/a-product.ts';
import { at, providerUnderTest } from '../../testing/provider-under-test.ts';
import { RETRIEVE_CART } from '../../testing/shop-operations.ts';

const GUESSES = 20_000;
const CHANGE = `mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "stolen") { cart { id } userErrors { message } } }`;

/** Keys that are nearly right, and carts that nearly exist (A8, in full). */
it(`no cart opens by guessing: ${GUESSES} keys and ids`, async () => {
  const test = await providerUnderTest();
  const { variantIds } = await aProduct(test.db);
  const cartId = await aCart(test);
  await add(test, cartId, variantIds[0]);
  const [whole = '', token = '', key = ''] = /^gid:\/\/shopify\/Cart\/([^?]+)\?key=(.+)$/.exec(cartId) ?? [];
  const flipped = (text: string, place: number): string =>
    text.slice(0, place) + (text[place] === '0' ? '1' : '0') + text.slice(place + 1);
  let hits = 0;
  for (let index = 0; index < GUESSES; index += 1) {
    const isNear = index % 2 === 0;
    const guess = isNear ? flipped(key, index % key.length) : randomBytes(16).toString('hex');
    const name = index % 3 === 0 ? randomBytes(16).toString('base64url') : token;
    const id = `gid://shopify/Cart/${name}?key=${guess}`;
    const query = index % 5 === 0 ? CHANGE : RETRIEVE_CART;
    const { data } = await test.request(query, { id });
    // A change of a cart that is not there makes a new one, as the hosted provider does: it is another cart.
    const changed = at(data, 'cartNoteUpdate', 'cart', 'id');
    if (at(data, 'cart') || String(changed).includes(token)) hits += 1;
  }
  expect(hits).toBe(0);
  // the control: the right key opens it
  expect(whole).toBe(cartId);
  expect(await contents(test, cartId)).toHaveLength(1);
  const { data } = await test.request('query ($id: ID!) { cart(id: $id) { note } }', { id: cartId });
  expect(data).toEqual({ cart: { note: '' } });
  await test.close();
}, 1_200_000);
