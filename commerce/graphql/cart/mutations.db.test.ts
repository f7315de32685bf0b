import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCart, add } from '../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';
import { CART_BUYER_IDENTITY_UPDATE, RETRIEVE_CART } from '../../testing/shop-operations.ts';

describe('cart details', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let cartId: string;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { price: 4600 });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    cartId = await aCart(test, 'US');
  });

  const identify = async (buyerIdentity: object) =>
    at((await test.request(CART_BUYER_IDENTITY_UPDATE, { cartId, buyerIdentity })).data, 'cartBuyerIdentityUpdate');
  const cart = async () => at((await test.request(RETRIEVE_CART, { id: cartId })).data, 'cart');

  it('prices the whole cart anew for another country', async () => {
    await add(test, cartId, top.variantIds[0], 2);
    expect(await identify({ countryCode: 'PH' })).toEqual({
      cart: { id: cartId, buyerIdentity: { countryCode: 'PH', email: null, phone: null } },
      userErrors: [],
    });
    expect(await cart()).toMatchObject({
      cost: { totalAmount: { amount: '5390.0', currencyCode: 'PHP' } },
      lines: {
        edges: [
          {
            node: {
              merchandise: { price: { amount: '2695.0', currencyCode: 'PHP' } },
              cost: { amountPerQuantity: { amount: '2695.0', currencyCode: 'PHP' } },
            },
          },
        ],
      },
    });
  });

  it('shows the price of the moment at each read', async () => {
    const dear = await aProduct(test.db, { price: 5000 });
    await add(test, cartId, dear.variantIds[0]);
    await test.db
      .updateTable('commerce.variant_price')
      .set({ amount: 4200 })
      .where('variant_id', 'in', dear.variantIds)
      .where('currency', '=', 'USD')
      .execute();
    expect(at(await cart(), 'cost', 'totalAmount', 'amount')).toBe('42.0');
  });

  it('keeps what a buyer identity does not name, and clears what it sets to null', async () => {
    await identify({ email: 'ana@example.com', phone: '0917 555 0132' });
    expect(at(await identify({ countryCode: 'GB' }), 'cart', 'buyerIdentity')).toEqual({
      countryCode: 'GB',
      email: 'ana@example.com',
      phone: '0917 555 0132',
    });
    expect(at(await identify({ email: null }), 'cart', 'buyerIdentity')).toEqual({
      countryCode: 'GB',
      email: null,
      phone: '0917 555 0132',
    });
  });

  it('takes no access token for a customer, and changes nothing then', async () => {
    expect(await identify({ countryCode: 'GB', customerAccessToken: 'x' })).toEqual({
      cart: { id: cartId, buyerIdentity: { countryCode: 'US', email: null, phone: null } },
      userErrors: [{ field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' }],
    });
  });

  it('refuses a country that is none', async () => {
    const { data, errors } = await test.request(CART_BUYER_IDENTITY_UPDATE, {
      cartId,
      buyerIdentity: { countryCode: 'XX1' },
    });
    expect({ data, message: errors[0]?.message }).toMatchObject({ data: null, message: /CountryCode/ });
  });

  it('replaces the attributes', async () => {
    const query = `mutation ($cartId: ID!, $attributes: [AttributeInput!]!) {
      cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
        cart { attributes { key value } attribute(key: "gift") { value } } userErrors { code }
      }
    }`;
    const set = async (attributes: readonly object[]) =>
      at((await test.request(query, { cartId, attributes })).data, 'cartAttributesUpdate');
    await set([{ key: 'old', value: '1' }]);
    expect(await set([{ key: 'gift', value: 'yes' }])).toEqual({
      cart: { attributes: [{ key: 'gift', value: 'yes' }], attribute: { value: 'yes' } },
      userErrors: [],
    });
    expect(await set([{ key: 'long', value: 'x'.repeat(10_000) }])).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID' }],
    });
    expect(at(await cart(), 'attributes')).toEqual([{ key: 'gift', value: 'yes' }]);
  });

  it('replaces the note, up to its length', async () => {
    const query = `mutation ($cartId: ID!, $note: String!) {
      cartNoteUpdate(cartId: $cartId, note: $note) { cart { note } userErrors { code message } }
    }`;
    const set = async (note: string) => at((await test.request(query, { cartId, note })).data, 'cartNoteUpdate');
    expect(await set('x'.repeat(5_000))).toMatchObject({ userErrors: [] });
    expect(await set('x'.repeat(5_001))).toEqual({
      cart: null,
      userErrors: [{ code: 'NOTE_TOO_LONG', message: 'The note exceeds the maximum number of 5000 characters.' }],
    });
    expect(await set('')).toEqual({ cart: { note: '' }, userErrors: [] });
  });

  it('still answers the fields that are on their way out', async () => {
    await add(test, cartId, top.variantIds[0], 3);
    const { data, errors } = await test.request(
      `query ($id: ID!) {
        cart(id: $id) {
          estimatedCost { totalAmount { amount } totalTaxAmount { amount } totalDutyAmount { amount } }
          cost { totalTaxAmountEstimated totalDutyAmountEstimated totalAmountEstimated checkoutChargeAmount { amount } }
          lines(first: 1) { nodes { estimatedCost { amount { amount } totalAmount { amount } } } }
        }
      }`,
      { id: cartId },
    );
    expect({ data, errors }).toEqual({
      errors: [],
      data: {
        cart: {
          estimatedCost: { totalAmount: { amount: '138.0' }, totalTaxAmount: null, totalDutyAmount: null },
          cost: {
            totalTaxAmountEstimated: true,
            totalDutyAmountEstimated: true,
            totalAmountEstimated: true,
            checkoutChargeAmount: { amount: '138.0' },
          },
          lines: { nodes: [{ estimatedCost: { amount: { amount: '46.0' }, totalAmount: { amount: '138.0' } } }] },
        },
      },
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
