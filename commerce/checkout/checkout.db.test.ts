import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { aCart } from './testing/a-cart.ts';
import { buy, follow, get, hiddenFields, MARINA, openCheckout, pageText, pathOf, post } from './testing/a-shopper.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

describe('the checkout', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const aTop = (price = 4600) =>
    aProduct(shop.db, {
      title: 'Kaila Triangle Top',
      price,
      metafields: [{ key: 'print', type: 'single_line_text_field', value: 'Wildflowers' }],
    });

  it('goes from a cart to an order', async () => {
    const top = await aTop();
    const shopperCart = await aCart(shop.db, {
      lines: [{ variantId: top.variantIds[1], quantity: 2 }],
      note: 'Ring twice',
    });
    const first = await get(shop.checkout, pathOf(shopperCart));
    expect(first.status).toBe(200);
    expect(pageText(first)).toContain('Kaila Triangle Top');
    expect(pageText(first)).toContain('Pay $92.00');

    const paid = await buy(shop.checkout, shopperCart);
    expect(paid.status).toBe(303);
    expect(paid.location).toBe(`/checkouts/cn/${shopperCart.token}/thank-you?key=${shopperCart.secret}`);
    const confirmation = await get(shop.checkout, paid.location);
    expect(pageText(confirmation)).toMatch(/Order BB-\d{4} is in/);
    for (const text of [
      'Thank you, Marina',
      'Santa Cruz, CA 95060',
      'Card ending 4242',
      '$92.00',
      'Size M',
      'Wed 25 to Fri 27 Nov',
    ])
      expect(pageText(confirmation)).toContain(text);

    const order = await shop.db
      .selectFrom('commerce.order')
      .selectAll()
      .where('cart_id', '=', shopperCart.id)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      email: 'marina.costa@example.com',
      currency: 'USD',
      subtotal: 9200,
      delivery_price: 0,
      total: 9200,
      card_last4: '4242',
      note: 'Ring twice',
    });
    expect(order.number).toBeGreaterThanOrEqual(1001);
    const lines = await shop.db
      .selectFrom('commerce.order_line')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    expect(lines).toMatchObject([
      { variant_id: top.variantIds[1], print_title: 'Wildflowers', quantity: 2, unit_price: 4600, amount: 9200 },
    ]);
    const cart = await shop.db
      .selectFrom('commerce.cart')
      .select('completed_at')
      .where('id', '=', shopperCart.id)
      .executeTakeFirstOrThrow();
    expect(cart.completed_at).not.toBeNull();
    const variant = await shop.db
      .selectFrom('commerce.variant')
      .select(['on_hand', 'reserved'])
      .where('id', '=', top.variantIds[1] ?? 0)
      .executeTakeFirstOrThrow();
    expect(variant).toEqual({ on_hand: 998, reserved: 0 });
  });

  it('sells nothing of a size that has left the catalogue, whatever is on hand', async () => {
    const top = await aTop();
    const cart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[1] }] });
    await shop.db
      .updateTable('commerce.product')
      .set({ option_values: ['S', 'L'] })
      .where('id', '=', top.id)
      .execute();
    expect(pageText(await get(shop.checkout, pathOf(cart)))).toContain(
      'Kaila Triangle Top in Wildflowers, size M: sold out.',
    );
    expect((await buy(shop.checkout, cart)).location).not.toContain('thank-you');
    expect(await shop.db.selectFrom('commerce.order').where('cart_id', '=', cart.id).selectAll().execute()).toEqual([]);
  });

  it('shows the same confirmation again, from every address of the cart', async () => {
    const shopperCart = await aCart(shop.db, { lines: [{ variantId: (await aTop()).variantIds[0] }] });
    const paid = await buy(shop.checkout, shopperCart);
    const once = await get(shop.checkout, paid.location);
    expect((await get(shop.checkout, paid.location)).text).toBe(once.text);
    expect((await follow(shop.checkout, await get(shop.checkout, pathOf(shopperCart)))).text).toBe(once.text);
    expect((await follow(shop.checkout, await buy(shop.checkout, shopperCart))).text).toBe(once.text);
  });

  it('charges the delivery that was chosen', async () => {
    const shopperCart = await aCart(shop.db, { lines: [{ variantId: (await aTop()).variantIds[0] }] });
    const page = await openCheckout(shop.checkout, shopperCart);
    expect(pageText(page)).toContain('Pay $52.00 $60.00');
    await buy(shop.checkout, shopperCart, { method: 'express' });
    const order = await shop.db
      .selectFrom('commerce.order')
      .select(['subtotal', 'delivery_price', 'total', 'delivery_method'])
      .where('cart_id', '=', shopperCart.id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ subtotal: 4600, delivery_price: 1400, total: 6000, delivery_method: 'express' });
  });

  it('prices everything on the server, in the currency of the cart', async () => {
    const shopperCart = await aCart(shop.db, {
      countryCode: 'PH',
      lines: [{ variantId: (await aTop()).variantIds[0] }],
    });
    const page = await openCheckout(shop.checkout, shopperCart);
    expect(pageText(page)).toContain('₱2,695.00');
    expect(pageText(page)).toContain('Prices stay in PHP');
    await buy(shop.checkout, shopperCart, { amount: '1', total: '1', price: '1', currency: 'VND' });
    const charge = await shop.db
      .selectFrom('commerce.test_gateway_charge as charge')
      .innerJoin('commerce.checkout_attempt as attempt', 'attempt.key', 'charge.key')
      .select(['charge.amount', 'charge.currency'])
      .where('attempt.cart_id', '=', shopperCart.id)
      .execute();
    expect(charge).toEqual([{ amount: 269_500 + 34_500, currency: 'PHP' }]);
  });

  it('sends an own bill elsewhere', async () => {
    const shopperCart = await aCart(shop.db, { lines: [{ variantId: (await aTop()).variantIds[0] }] });
    const billing = {
      'billing.same': '',
      'billing.countryCode': 'PT',
      'billing.firstName': 'Rui',
      'billing.lastName': 'Costa',
      'billing.address1': 'Rua do Sol 4',
      'billing.city': 'Faro',
      'billing.postcode': '8000-001',
    };
    const confirmation = await follow(shop.checkout, await buy(shop.checkout, shopperCart, billing));
    expect(pageText(confirmation)).toContain('Billed to Rui Costa Rua do Sol 4 8000-001 Faro Portugal');
  });

  it('never keeps a card number, an expiry or a code', async () => {
    const shopperCart = await aCart(shop.db, { lines: [{ variantId: (await aTop()).variantIds[0] }] });
    await buy(shop.checkout, shopperCart, { 'card.number': '5555 5555 5555 4444', 'card.code': '987' });
    for (const table of ['checkout_draft', 'checkout_attempt', 'order', 'test_gateway_charge'] as const) {
      const rows = JSON.stringify(await shop.db.selectFrom(`commerce.${table}`).selectAll().execute());
      expect(rows.replaceAll(/\s/g, '')).not.toContain('5555555555554444');
      expect(rows).not.toContain('987"');
    }
  });

  it('numbers orders one after the other', async () => {
    const top = await aTop();
    const numbers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const shopperCart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
      const confirmation = await follow(shop.checkout, await buy(shop.checkout, shopperCart));
      numbers.push(Number(/Order BB-(\d+)/.exec(pageText(confirmation))?.[1]));
    }
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    expect(numbers[2]).toBe((numbers[0] ?? 0) + 2);
  });

  it('refuses a cart that has changed since it was shown, and says the new total', async () => {
    const top = await aTop();
    const shopperCart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
    const page = await openCheckout(shop.checkout, shopperCart);
    await shop.db
      .updateTable('commerce.cart_line')
      .set({ quantity: 3 })
      .where('cart_id', '=', shopperCart.id)
      .execute();
    const refused = await post(shop.checkout, pathOf(shopperCart), { ...MARINA, ...hiddenFields(page) });
    expect(refused.status).toBe(409);
    expect(pageText(refused)).toContain('Your bag has changed. The total is now $138.00');
    expect(pageText(refused)).toContain('Nothing was charged');
    const paid = await post(shop.checkout, pathOf(shopperCart), { ...MARINA, ...hiddenFields(refused) });
    expect(pageText(await follow(shop.checkout, paid))).toContain('$138.00');
  });

  it('refuses a price that has changed since it was shown', async () => {
    const top = await aTop();
    const shopperCart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
    const page = await openCheckout(shop.checkout, shopperCart);
    await shop.db
      .updateTable('commerce.variant_price')
      .set({ amount: 5000 })
      .where('variant_id', '=', top.variantIds[0] ?? 0)
      .execute();
    const refused = await post(shop.checkout, pathOf(shopperCart), { ...MARINA, ...hiddenFields(page) });
    expect(refused.status).toBe(409);
    expect(pageText(refused)).toContain('The total is now $56.00');
  });

  describe('of a cart that nobody has touched for a month', () => {
    const later = new Date(Date.now() + 31 * 86_400_000);

    it('says that it is gone, and takes no money', async () => {
      const top = await aTop();
      const shopperCart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
      const page = await openCheckout(shop.checkout, shopperCart);
      const patient = shop.another({ clock: () => new Date(later.getTime() - 2 * 86_400_000) });
      expect((await get(patient, pathOf(shopperCart))).status).toBe(200);

      const late = shop.another({ clock: () => later });
      const shown = await get(late, pathOf(shopperCart));
      expect([shown.status, pageText(shown)]).toEqual([410, expect.stringContaining('This bag has dried out')]);
      const sent = await post(late, pathOf(shopperCart), { ...MARINA, ...hiddenFields(page) });
      expect(sent.status).toBe(410);
      const orders = await shop.db
        .selectFrom('commerce.order')
        .select('id')
        .where('cart_id', '=', shopperCart.id)
        .execute();
      expect(orders).toEqual([]);
    });

    it('still shows the order where one stands', async () => {
      const top = await aTop();
      const shopperCart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
      await buy(shop.checkout, shopperCart);
      const late = shop.another({ clock: () => later });
      expect(pageText(await follow(late, await get(late, pathOf(shopperCart))))).toContain('Thank you, Marina');
    });
  });
});
