import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefrontLinks } from '../domain/storefront/storefront-links.ts';
import { orderConfirmedEmail, orderShippedEmail } from '../outbox/emails/order-emails.ts';
import { fulfilmentsOfOrders } from '../store/order/fulfilments.ts';
import { aProduct } from '../testing/a-product.ts';
import { shipItems } from './orders/ship-items.ts';
import { aCart } from './testing/a-cart.ts';
import { theOrder } from './testing/a-paid-order.ts';
import { buy, follow, get, openCheckout, pageText, post } from './testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from './testing/open-shop.ts';

describe('a pick-up point', () => {
  let shop: TestShop;
  let variantId: number;
  beforeAll(async () => {
    shop = await openShop();
    variantId = (await aProduct(shop.db, { stock: 100 })).variantIds[0] ?? 0;
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const aCartOfOne = () => aCart(shop.db, { lines: [{ variantId }] });
  const orderOf = (cartId: number) => theOrder(shop, { cartId });
  async function ordered(method = 'pickup') {
    const cart = await aCartOfOne();
    const paid = await follow(shop.checkout, await buy(shop.checkout, cart, { method }));
    return { cart, paid, order: await orderOf(cart.id) };
  }
  const choose = (token: string, point: string) => post(shop.checkout, `/checkouts/orders/${token}/pickup`, { point });

  it('is offered, and chosen after paying', async () => {
    expect(pageText(await openCheckout(shop.checkout, await aCartOfOne()))).toContain(
      'Pick-up point Ready Wed 25 Nov, choose after payment',
    );
    const { cart, paid, order } = await ordered();
    expect(order).toMatchObject({ method: 'pickup', deliveryPrice: 600, pickupPoint: null });
    expect(pageText(paid)).toContain('Choose your pick-up point Pick-up point Parcel locker, main station, Santa Cruz');

    const page = await follow(shop.checkout, await choose(order.statusToken, 'market'));
    expect(page.text).toMatch(/value="market" checked/);
    expect(pageText(page)).toContain('Your pick-up point');
    expect((await orderOf(cart.id)).pickupPoint).toBe('market');
    expect(
      JSON.stringify(orderConfirmedEmail({ order, points: undefined }, storefrontLinks('https://shop.example'))),
    ).toContain('ready to pick up on');
  });

  it('may change until the parcel has left, and is in the email then', async () => {
    const { cart, order } = await ordered();
    await choose(order.statusToken, 'harbour');
    await withTx(shop.db, (tx) => shipItems(tx, order, { now: FRIDAY }));
    await choose(order.statusToken, 'market');
    const sent = await orderOf(cart.id);
    expect(sent.pickupPoint).toBe('harbour');
    const page = pageText(await get(shop.checkout, `/checkouts/orders/${order.statusToken}`));
    expect(page).toContain('Pick-up point Parcel locker, harbour steps, Santa Cruz. Open day and night.');
    expect(page).not.toContain('Change the point');
    const parcel = (await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)?.[0];
    if (!parcel) throw new Error('There is no parcel.');
    expect(JSON.stringify(orderShippedEmail(sent, parcel, storefrontLinks('https://shop.example')))).toContain(
      'harbour steps',
    );
  });

  it('is nothing to an order that comes to the door, to a place that is none, or without the order’s secret', async () => {
    const door = await ordered('standard');
    await choose(door.order.statusToken, 'market');
    expect((await orderOf(door.cart.id)).pickupPoint).toBeNull();
    const { cart, order } = await ordered();
    await choose(order.statusToken, "'; drop table");
    expect((await orderOf(cart.id)).pickupPoint).toBeNull();
    expect((await choose('guess', 'market')).status).toBe(404);
  });
});
