import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCart, contents, linesIn, variantGid } from '../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';
import { CART_CREATE } from '../../testing/shop-operations.ts';

describe('cartCreate', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { price: 4600, compareAt: 5800, sizes: ['S', 'M'], stock: 3 });
  });
  afterAll(() => test.close());

  const create = async (input: object) => {
    const answer = await test.request(CART_CREATE, { input });
    return { ...answer, payload: at(answer.data, 'cartCreate') };
  };

  it('makes an empty cart of a country', async () => {
    const { payload, status } = await create({ buyerIdentity: { countryCode: 'GB' } });
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      userErrors: [],
      warnings: [],
      cart: {
        attributes: [],
        cost: {
          totalAmount: { amount: '0.0', currencyCode: 'GBP' },
          subtotalAmount: { amount: '0.0', currencyCode: 'GBP' },
          totalTaxAmount: { amount: '0.0', currencyCode: 'GBP' },
          totalDutyAmount: null,
        },
        discountCodes: [],
        buyerIdentity: { countryCode: 'GB', email: null, phone: null, customer: null },
        lines: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
      },
    });
    const id = textAt(payload, 'cart', 'id');
    expect(id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]{22}\?key=[0-9a-f]{32}$/);
    const [, token, key] = /Cart\/(.+)\?key=(.+)$/.exec(id) ?? [];
    expect(textAt(payload, 'cart', 'checkoutUrl')).toBe(`https://shop.example/checkouts/cn/${token}?key=${key}`);
    expect(textAt(payload, 'cart', 'createdAt')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it('makes one without any input, in the country of the request, or of the shop', async () => {
    const query = (context: string) =>
      `mutation ${context} { cartCreate { cart { buyerIdentity { countryCode } } userErrors { message } } }`;
    expect((await test.request(query(''))).data).toMatchObject({
      cartCreate: { cart: { buyerIdentity: { countryCode: 'US' } } },
    });
    expect((await test.request(query('@inContext(country: AU)'))).data).toMatchObject({
      cartCreate: { cart: { buyerIdentity: { countryCode: 'AU' } } },
    });
  });

  it('takes lines, attributes, note and buyer at once', async () => {
    const { payload } = await create({
      buyerIdentity: { countryCode: 'US', email: 'ana@example.com', phone: '+1 415 555 0132' },
      attributes: [
        { key: 'gift', value: 'no' },
        { key: 'gift', value: 'yes' },
      ],
      note: 'Ring twice.',
      lines: [
        { merchandiseId: variantGid(top.variantIds[0]), quantity: 2 },
        { merchandiseId: variantGid(top.variantIds[1]) },
      ],
    });
    expect(payload).toMatchObject({
      cart: {
        attributes: [{ key: 'gift', value: 'yes' }],
        buyerIdentity: { email: 'ana@example.com', phone: '+1 415 555 0132' },
        cost: { totalAmount: { amount: '138.0', currencyCode: 'USD' } },
      },
    });
    expect(linesIn(at(payload, 'cart'))).toEqual(['M x 1', 'S x 2']);
    expect(at(payload, 'cart', 'lines', 'edges', 1, 'node', 'cost')).toEqual({
      totalAmount: { amount: '92.0', currencyCode: 'USD' },
      subtotalAmount: { amount: '92.0', currencyCode: 'USD' },
      amountPerQuantity: { amount: '46.0', currencyCode: 'USD' },
      compareAtAmountPerQuantity: { amount: '58.0', currencyCode: 'USD' },
    });
  });

  it('joins lines that are alike and warns of what is missing', async () => {
    const line = { merchandiseId: variantGid(top.variantIds[0]), quantity: 2 };
    const { payload } = await create({ lines: [line, line] });
    expect(linesIn(at(payload, 'cart'))).toEqual(['S x 3']);
    expect(at(payload, 'warnings')).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: at(payload, 'cart', 'lines', 'edges', 0, 'node', 'id'),
      },
    ]);
  });

  it.each([
    [
      { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/999999' }] },
      {
        code: 'INVALID',
        field: ['input', 'lines', '0', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/ProductVariant/999999 does not exist.',
      },
    ],
    [
      { buyerIdentity: { email: 'ana@' } },
      { code: 'INVALID', field: ['input', 'buyerIdentity', 'email'], message: 'Email is invalid' },
    ],
    [
      { buyerIdentity: { email: 'ana;ben@example.com' } },
      { code: 'INVALID', field: ['input', 'buyerIdentity', 'email'], message: 'Email is invalid' },
    ],
    [
      { buyerIdentity: { phone: '((((((' } },
      { code: 'INVALID', field: ['input', 'buyerIdentity', 'phone'], message: 'Phone is invalid' },
    ],
    [
      { buyerIdentity: { phone: 'call me' } },
      { code: 'INVALID', field: ['input', 'buyerIdentity', 'phone'], message: 'Phone is invalid' },
    ],
    [
      { buyerIdentity: { customerAccessToken: 'stolen' } },
      { code: 'INVALID', field: ['input', 'buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
    ],
    [
      { note: 'x'.repeat(5_001) },
      {
        code: 'NOTE_TOO_LONG',
        field: ['input', 'note'],
        message: 'The note exceeds the maximum number of 5000 characters.',
      },
    ],
  ])('refuses %j and makes no cart', async (input, error) => {
    const before = await countCarts();
    const { payload, status } = await create(input);
    expect({ status, payload }).toEqual({ status: 200, payload: { cart: null, userErrors: [error], warnings: [] } });
    expect(await countCarts()).toBe(before);
  });

  it('keeps what a buyer would rather have at the checkout', async () => {
    const coordinates = { countryCode: 'US', latitude: 30.2, longitude: -97.7 };
    const preferences = { wallet: ['SHOP_PAY'], delivery: { deliveryMethod: ['PICK_UP'], coordinates } };
    const { payload } = await create({ buyerIdentity: { countryCode: 'US', preferences } });
    const id = textAt(payload, 'cart', 'id');
    const query = `query ($id: ID!) { cart(id: $id) { buyerIdentity { preferences { wallet
      delivery { deliveryMethod pickupHandle coordinates { countryCode latitude longitude } } } } } }`;
    const read = async (cart: string) => at((await test.request(query, { id: cart })).data, 'cart', 'buyerIdentity');
    expect(await read(id)).toEqual({
      preferences: { wallet: ['SHOP_PAY'], delivery: { deliveryMethod: ['PICK_UP'], pickupHandle: [], coordinates } },
    });
    expect(await read(id.replace(/\?key=.*/, ''))).toEqual({ preferences: null });
    const long = { wallet: ['x'.repeat(3_000)] };
    expect((await create({ buyerIdentity: { preferences: long } })).payload).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['input', 'buyerIdentity', 'preferences'] }],
    });
  });

  it('makes carts that are each their own', async () => {
    const [one, two] = await Promise.all([
      aCart(test, 'US', [{ merchandiseId: variantGid(top.variantIds[0]) }]),
      aCart(test, 'US'),
    ]);
    expect(await contents(test, one)).toEqual(['S x 1']);
    expect(await contents(test, two)).toEqual([]);
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));

  async function countCarts(): Promise<number> {
    return (await test.db.selectFrom('commerce.cart').select('id').execute()).length;
  }
});
