import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planSale } from '../../store/discount/planned-sales.ts';
import { aCart, variantGid } from '../../testing/a-cart.ts';
import { aProduct } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

const OPENS = new Date('2030-06-01T10:00:00Z');
const CART = `query ($id: ID!) { cart(id: $id) { updatedAt cost { subtotalAmount { amount } } } }`;
const NOTE = `mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "Hello") { cart { updatedAt } } }`;

describe('the clock of a cart', () => {
  let test: ProviderUnderTest;
  let now = new Date(OPENS.getTime() - 1);
  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  it('is the provider’s: sales open by it, and changes are dated by it', async () => {
    const product = await aProduct(test.db, { price: 6_000 });
    const endsAt = new Date(OPENS.getTime() + 3_600_000);
    await planSale(test.db, { title: 'Slow Saturday', percent: 50, tag: null, opensAt: OPENS, endsAt });
    const id = await aCart(test, 'US', [{ merchandiseId: variantGid(product.variantIds[0]) }]);
    const subtotal = async () =>
      at((await test.request(CART, { id })).data, 'cart', 'cost', 'subtotalAmount', 'amount');
    expect(await subtotal()).toBe('60.0');
    now = OPENS;
    expect(await subtotal()).toBe('30.0');
    const { data } = await test.request(NOTE, { id });
    expect(at(data, 'cartNoteUpdate', 'cart', 'updatedAt')).toBe('2030-06-01T10:00:00Z');
  });
});
