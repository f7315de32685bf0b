import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCart, add, contents, variantGid } from '../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { CART_MUTATIONS, mutateCart } from '../../testing/cart-mutations.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';
import { CART_LINES_ADD, RETRIEVE_CART } from '../../testing/shop-operations.ts';

const MISSING = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
const DAY_MS = 86_400_000;

/** A mutation on a cart that is gone answers a new one, as recorded from a live shop of the hosted provider. */
describe('a mutation of a cart that is gone', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { stock: 5 });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  async function gone(how: 'completed' | 'expired' | 'unknown', country = 'US'): Promise<string> {
    if (how === 'unknown') return 'gid://shopify/Cart/missing-missing-missing?key=missing-missing-missing';
    const id = await aCart(test, country, [{ merchandiseId: variantGid(top.variantIds[0]) }]);
    const long = new Date(Date.now() - 31 * DAY_MS);
    await test.db
      .updateTable('commerce.cart')
      .set(how === 'completed' ? { completed_at: new Date() } : { updated_at: long })
      .where('token', '=', /Cart\/([^?]+)/.exec(id)?.[1] ?? '')
      .execute();
    return id;
  }
  const idOf = (payload: unknown): string => textAt(payload, 'cart', 'id');
  const cartCount = async () =>
    Number(
      (
        await test.db
          .selectFrom('commerce.cart')
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const plain = ['cartNoteUpdate', 'cartAttributesUpdate', 'cartBuyerIdentityUpdate', 'cartDeliveryAddressesAdd'];

  describe.each(['completed', 'expired', 'unknown'] as const)('%s', (how) => {
    it('is null when read, without an error', async () => {
      const { data, errors } = await test.request(RETRIEVE_CART, { id: await gone(how) });
      expect([data, errors]).toEqual([{ cart: null }, []]);
    });

    it('puts what was added into a new one, which is there from then on', async () => {
      const dead = await gone(how);
      const payload = await add(test, dead, top.variantIds[1], 2);
      expect(payload).toMatchObject({ userErrors: [MISSING] });
      expect(idOf(payload)).not.toBe(dead);
      expect(await contents(test, idOf(payload))).toEqual(['M x 2']);
      const again = await add(test, idOf(payload), top.variantIds[1]);
      expect(again).toMatchObject({ cart: { id: idOf(payload) }, userErrors: [] });
      expect(await contents(test, dead).catch(() => 'gone')).toBe('gone');
    });

    it.each(CART_MUTATIONS.filter(([name]) => plain.includes(name)))(
      'has the change of %s made to the new one',
      async (...mutation) => {
        const dead = await gone(how);
        const [, , , valueFor] = mutation;
        const value = valueFor({
          ...{ cartId: dead, lineId: '', otherVariantId: top.variantIds[1], addressId: '', deliveryGroupId: '' },
          ...{ appliedGiftCardId: '', giftCardCode: '' },
        });
        const payload = await mutateCart(test, mutation, dead, value);
        expect(payload).toMatchObject({ userErrors: [MISSING] });
        const { data } = await test.request(
          `query ($id: ID!) { cart(id: $id) { note attributes { key value } buyerIdentity { countryCode }
          delivery { addresses { id } } } }`,
          { id: idOf(payload) },
        );
        const changed = {
          cartNoteUpdate: { note: 'Ring twice' },
          cartAttributesUpdate: { attributes: [{ key: 'wrap', value: 'yes' }] },
          cartBuyerIdentityUpdate: { buyerIdentity: { countryCode: 'GB' } },
          cartDeliveryAddressesAdd: { delivery: { addresses: [{ id: expect.any(String) }] } },
        }[mutation[0]];
        expect(at(data, 'cart')).toMatchObject(changed ?? { none: true });
      },
    );

    it('is of the country of the old one, as far as that is known', async () => {
      const { data } = await test.request(
        'mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "") { cart { buyerIdentity { countryCode } } } }',
        { id: await gone(how, 'AU') },
      );
      const country = how === 'unknown' ? 'US' : 'AU';
      expect(at(data, 'cartNoteUpdate', 'cart', 'buyerIdentity')).toEqual({ countryCode: country });
    });

    it('is an empty one where the change names what is gone with the old one, or cannot be made', async () => {
      const dead = await gone(how);
      const line = `gid://shopify/CartLine/00000000-0000-4000-8000-000000000000?cart=${dead}`;
      const update = CART_MUTATIONS.find(([name]) => name === 'cartLinesUpdate');
      if (!update) throw new Error('no cartLinesUpdate');
      const updated = await mutateCart(test, update, dead, [{ id: line, quantity: 2 }]);
      expect(updated).toMatchObject({ userErrors: [MISSING, { code: 'INVALID_MERCHANDISE_LINE' }] });
      expect(await contents(test, idOf(updated))).toEqual([]);
      const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/999999999999' }];
      const { data } = await test.request(CART_LINES_ADD, { cartId: dead, lines });
      const payload = at(data, 'cartLinesAdd');
      expect(payload).toMatchObject({
        userErrors: [MISSING, { code: 'INVALID', field: ['lines', '0', 'merchandiseId'] }],
      });
      expect(await contents(test, idOf(payload))).toEqual([]);
    });
  });

  it('takes no more than there is, and says so', async () => {
    const payload = await add(test, await gone('unknown'), top.variantIds[2], 9);
    expect(payload).toMatchObject({
      userErrors: [MISSING],
      warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
    });
    expect(await contents(test, idOf(payload))).toEqual(['L x 5']);
  });

  it('is of the country the request is made in', async () => {
    const { data } = await test.request(
      `mutation ($id: ID!) @inContext(country: GB) { cartNoteUpdate(cartId: $id, note: "x") {
        cart { buyerIdentity { countryCode } cost { totalAmount { currencyCode } } } } }`,
      { id: await gone('completed') },
    );
    expect(at(data, 'cartNoteUpdate', 'cart')).toEqual({
      buyerIdentity: { countryCode: 'GB' },
      cost: { totalAmount: { currencyCode: 'GBP' } },
    });
  });

  it('makes no cart for an id that is none, or has no key', async () => {
    const before = await cartCount();
    for (const id of ['gid://shopify/Cart/missing-missing-missing', 'gid://shopify/Product/1', 'gid://shopify/Cart/x'])
      expect(await add(test, id, top.variantIds[0])).toMatchObject({ cart: null, userErrors: [MISSING] });
    expect(await cartCount()).toBe(before);
  });
});
