import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCart } from '../../testing/a-cart.ts';
import { aCustomer } from '../../testing/a-customer.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';
import { CART_CREATE, RETRIEVE_CART } from '../../testing/shop-operations.ts';

const UPDATE = `mutation ($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    cart { buyerIdentity { email customer { id email firstName } } } userErrors { code field message }
  }
}`;

describe('a cart of a signed-in customer', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const identify = async (cartId: string, buyerIdentity: object) =>
    at((await test.request(UPDATE, { cartId, buyerIdentity })).data, 'cartBuyerIdentityUpdate');
  const INVALID = [
    { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
  ];

  it('knows whose it is, with the mailbox of the account', async () => {
    const { token, gid, email } = await aCustomer(test);
    const cartId = await aCart(test);
    expect(await identify(cartId, { customerAccessToken: token, countryCode: 'PH' })).toEqual({
      cart: { buyerIdentity: { email, customer: { id: gid, email, firstName: 'Marina' } } },
      userErrors: [],
    });
    expect(await identify(cartId, { customerAccessToken: null })).toEqual({
      cart: { buyerIdentity: { email: null, customer: null } },
      userErrors: [],
    });
  });

  it('can be theirs from the start', async () => {
    const { token, email } = await aCustomer(test);
    const { data } = await test.request(CART_CREATE, { input: { buyerIdentity: { customerAccessToken: token } } });
    expect(at(data, 'cartCreate', 'cart', 'buyerIdentity')).toMatchObject({ email, customer: { email } });
    const wrong = await test.request(CART_CREATE, { input: { buyerIdentity: { customerAccessToken: 'guess' } } });
    expect(at(wrong.data, 'cartCreate')).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['input', 'buyerIdentity', 'customerAccessToken'] }],
    });
  });

  it('does not pass to another customer before the first has signed out of it (A8)', async () => {
    const ana = await aCustomer(test);
    const bea = await aCustomer(test);
    const cartId = await aCart(test);
    await identify(cartId, { customerAccessToken: ana.token });
    expect(await identify(cartId, { customerAccessToken: bea.token })).toMatchObject({ userErrors: INVALID });
    expect(await identify(cartId, { customerAccessToken: 'guess' })).toMatchObject({ userErrors: INVALID });
    expect(at((await test.request(RETRIEVE_CART, { id: cartId })).data, 'cart', 'buyerIdentity', 'email')).toBe(
      ana.email,
    );
    await identify(cartId, { customerAccessToken: null });
    expect(await identify(cartId, { customerAccessToken: bea.token })).toMatchObject({ userErrors: [] });
  });

  it('shows its key holder no orders and no address book', async () => {
    const { token } = await aCustomer(test);
    const cartId = await aCart(test);
    await identify(cartId, { customerAccessToken: token });
    const withKey = (field: string) =>
      test.request(`query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { email ${field} } } } }`, {
        id: cartId,
      });
    for (const field of [
      'orders(first: 1) { nodes { id } }',
      'addresses(first: 1) { nodes { id } }',
      'defaultAddress { id }',
      'phone',
      'numberOfOrders',
    ])
      expect((await withKey(field)).errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
    expect((await withKey('id')).errors).toEqual([]);
    const { data } = await test.request(`query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { email } } } }`, {
      id: cartId.replace(/\?.*/, ''),
    });
    expect(at(data, 'cart', 'buyerIdentity', 'customer')).toBeNull();
  });
});
