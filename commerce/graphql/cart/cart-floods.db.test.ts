import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNetworkLimits } from '../../cart/network-limits.ts';
import { createCheckout } from '../../checkout/checkout.ts';
import { createTestGateway } from '../../checkout/gateway/test-gateway.ts';
import { aCart } from '../../checkout/testing/a-cart.ts';
import { MARINA, pathOf } from '../../checkout/testing/a-shopper.ts';
import { aNetwork } from '../../testing/a-customer.ts';
import { aProduct } from '../../testing/a-product.ts';
import {
  at,
  type ProviderUnderTest,
  providerUnderTest,
  SHOP_ORIGIN,
  textAt,
} from '../../testing/provider-under-test.ts';

const CREATE = `mutation ($input: CartInput) { cartCreate(input: $input) { cart { id totalQuantity } userErrors { code field message } } }`;
const NOTE = `mutation ($id: ID!, $note: String!) { cartNoteUpdate(cartId: $id, note: $note) { cart { id } userErrors { code } } }`;
const METAFIELD = `mutation ($id: ID!) { cartMetafieldsSet(metafields: [
  { ownerId: $id, key: "custom.look", type: "single_line_text_field", value: "x" }]) { userErrors { code } } }`;
const CARD = `mutation ($id: ID!, $codes: [String!]!) {
  cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) { userErrors { code } } }`;

describe('a flood of carts (D6)', () => {
  let test: ProviderUnderTest;
  let merchandiseId: string;
  let now = new Date('2026-11-20T10:00:00Z');
  const clock = (): Date => now;
  const cartLimits = createNetworkLimits({ clock });
  beforeAll(async () => {
    test = await providerUnderTest({ clock, cartLimits });
    const product = await aProduct(test.db, { stock: 10_000 });
    merchandiseId = `gid://shopify/ProductVariant/${product.variantIds[0]}`;
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const create = (caller: { address: string }, input: object = {}) => test.request(CREATE, { input }, {}, caller);
  const many = async (count: number, ask: () => ReturnType<ProviderUnderTest['request']>): Promise<number> => {
    const answers = [];
    for (let index = 0; index < count; index += 50)
      answers.push(...(await Promise.all(Array.from({ length: Math.min(50, count - index) }, ask))));
    const throttled = answers.filter(({ errors }) => errors[0]?.extensions?.code === 'THROTTLED');
    const passed = answers.filter(({ errors }) => errors.length === 0);
    expect(throttled.length + passed.length).toBe(count);
    return passed.length;
  };

  it('from one network ends, while a school shops and others do not notice', async () => {
    const flooder = aNetwork();
    expect(await many(400, () => create(flooder))).toBe(300);
    // three hundred pupils behind one address have just done the same
    expect(await many(300, () => create(aNetwork()))).toBe(300);
    now = new Date(now.getTime() + 20_000);
    expect(await many(20, () => create(flooder))).toBe(10);
    // whoever has no address calls from within, and this machine is nobody's network
    expect(await many(350, () => create({ address: '127.0.0.1' }))).toBe(350);
  });

  it('that are made because there is none to change ends where making them does', async () => {
    const flooder = aNetwork();
    const id = 'gid://shopify/Cart/missing-missing-missing?key=missing-missing-missing';
    expect(await many(400, () => test.request(NOTE, { id, note: 'x' }, {}, flooder))).toBe(300);
  });

  it('that changes one cart on and on ends too', async () => {
    const caller = aNetwork();
    const id = textAt((await create(caller)).data, 'cartCreate', 'cart', 'id');
    expect(await many(1_200, () => test.request(NOTE, { id, note: 'x' }, {}, caller))).toBe(1_200);
    expect(await many(50, () => test.request(NOTE, { id, note: 'x' }, {}, caller))).toBe(0);
    expect(await many(50, () => test.request(METAFIELD, { id }, {}, caller))).toBe(0);
  });

  it('is not made by large ones: a cart holds so much text, and two hundred engravings fit', async () => {
    const engraved = (count: number, value: string) => ({
      lines: Array.from({ length: count }, (_, index) => ({
        merchandiseId,
        quantity: 1,
        attributes: [{ key: 'engraving', value: `${value} ${index}` }],
      })),
    });
    const large = await create(aNetwork(), engraved(40, 'x'.repeat(2_000)));
    expect(at(large.data, 'cartCreate')).toMatchObject({
      cart: null,
      userErrors: [{ code: 'CART_TOO_LARGE', field: ['input', 'lines'] }],
    });
    const fine = await create(aNetwork(), engraved(200, 'For Ana, who swims at dawn, from all of us at the bay'));
    expect(at(fine.data, 'cartCreate')).toMatchObject({ cart: { totalQuantity: 200 }, userErrors: [] });
  });

  it('of guesses at gift cards ends, at the API and the checkout together', async () => {
    const guesser = aNetwork();
    const id = textAt((await create(guesser)).data, 'cartCreate', 'cart', 'id');
    expect(await many(150, () => test.request(CARD, { id, codes: ['GUES-SGUE-SSGU-ESSG'] }, {}, guesser))).toBe(120);
    const checkout = createCheckout({
      db: test.db,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      gateway: createTestGateway(test.db),
      clock,
      cartLimits,
    });
    const cart = await aCart(test.db, { lines: [{ variantId: Number(merchandiseId.split('/').at(-1)) }] });
    const guess = async (caller: { address: string }) => {
      const body = new URLSearchParams({ ...MARINA, intent: 'apply-code', code: 'GUES-SGUE-SSGU-ESSG' });
      const sent = new Request(`${SHOP_ORIGIN}${pathOf(cart)}`, { method: 'POST', body });
      return (await checkout.fetch(sent, caller)).text();
    };
    expect(await guess(guesser)).toContain('That is a lot of codes');
    expect(await guess(aNetwork())).not.toContain('That is a lot of codes');
    // nothing is kept from whoever tries no code
    expect((await test.request(NOTE, { id, note: 'for the ferry' }, {}, guesser)).errors).toEqual([]);
  });
});
