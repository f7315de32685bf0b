import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderConfirmedLetter, orderShippedLetter } from '../outbox/letters/order-letters.ts';
import { fulfilmentsOfOrders } from '../store/fulfilments.ts';
import { findOrder } from '../store/orders.ts';
import { aProduct } from '../testing/a-product.ts';
import { sendPieces } from './orders/send-pieces.ts';
import { aBag } from './testing/a-bag.ts';
import { buy, follow, get, openCheckout, post, words } from './testing/a-shopper.ts';
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

  const aBagOfOne = () => aBag(shop.db, { lines: [{ variantId }] });
  const orderOf = async (cartId: number) => {
    const order = await findOrder(shop.db, { cartId });
    if (!order) throw new Error('There is no order.');
    return order;
  };
  async function ordered(method = 'pickup') {
    const bag = await aBagOfOne();
    const paid = await follow(shop.checkout, await buy(shop.checkout, bag, { method }));
    return { bag, paid, order: await orderOf(bag.id) };
  }
  const choose = (token: string, point: string) => post(shop.checkout, `/checkouts/orders/${token}/pickup`, { point });

  it('is offered, and chosen after paying', async () => {
    expect(words(await openCheckout(shop.checkout, await aBagOfOne()))).toContain(
      'Pick-up point Ready Wed 25 Nov, choose after payment',
    );
    const { bag, paid, order } = await ordered();
    expect(order).toMatchObject({ method: 'pickup', deliveryPrice: 600, pickupPoint: null });
    expect(words(paid)).toContain('Choose your pick-up point Pick-up point Parcel locker, main station, Santa Cruz');

    const page = await follow(shop.checkout, await choose(order.statusToken, 'market'));
    expect(page.text).toMatch(/value="market" checked/);
    expect(words(page)).toContain('Your pick-up point');
    expect((await orderOf(bag.id)).pickupPoint).toBe('market');
    expect(JSON.stringify(orderConfirmedLetter(order, 'https://shop.example'))).toContain('ready to pick up on');
  });

  it('may change until the parcel has left, and is in the letter then', async () => {
    const { bag, order } = await ordered();
    await choose(order.statusToken, 'harbour');
    await withTx(shop.db, (tx) => sendPieces(tx, order, { now: FRIDAY }));
    await choose(order.statusToken, 'market');
    const sent = await orderOf(bag.id);
    expect(sent.pickupPoint).toBe('harbour');
    const page = words(await get(shop.checkout, `/checkouts/orders/${order.statusToken}`));
    expect(page).toContain('Pick-up point Parcel locker, harbour steps, Santa Cruz. Open day and night.');
    expect(page).not.toContain('Change the point');
    const parcel = (await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)?.[0];
    if (!parcel) throw new Error('There is no parcel.');
    expect(JSON.stringify(orderShippedLetter(sent, parcel, 'https://shop.example'))).toContain('harbour steps');
  });

  it('is nothing to an order that comes to the door, to a place that is none, or without the order’s secret', async () => {
    const door = await ordered('standard');
    await choose(door.order.statusToken, 'market');
    expect((await orderOf(door.bag.id)).pickupPoint).toBeNull();
    const { bag, order } = await ordered();
    await choose(order.statusToken, "'; drop table");
    expect((await orderOf(bag.id)).pickupPoint).toBeNull();
    expect((await choose('guess', 'market')).status).toBe(404);
  });
});
