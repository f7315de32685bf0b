import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrivalOf } from '../../domain/delivery/delivery-days.ts';
import { readableTrackingNumber } from '../../domain/fulfilment/tracking.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { requestReturn } from '../../returns/request-return.ts';
import { fulfilmentsOfOrders, fulfilmentsOfReturns } from '../../store/order/fulfilments.ts';
import { findReturn } from '../../store/order/returns.ts';
import { aProduct } from '../../testing/a-product.ts';
import { SHOP_ORIGIN } from '../../testing/provider-under-test.ts';
import { sendEverything } from '../../testing/send-everything.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { aPaidOrder, theOrder } from '../testing/a-paid-order.ts';
import { get, pageText } from '../testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';
import { cancelReturn, receiveReturn, settleReturn } from './receive-return.ts';
import { type RefundContext, refundOrder, settleRefunds } from './refund-order.ts';
import { shipReturn } from './ship-return.ts';

const DAY_MS = 24 * 3_600_000;

describe('returns (decisions: within 60 days, free; CNT-007, NS-32)', () => {
  let shop: TestShop;
  let now = FRIDAY;
  let product: Awaited<ReturnType<typeof aProduct>>;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    shop = await openShop({ clock: () => now });
    product = await aProduct(shop.db, { stock: 1_000 });
    gateway = createTestGateway(shop.db);
  });
  beforeEach(() => {
    now = FRIDAY;
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const context = (changes: Partial<RefundContext> = {}): RefundContext => ({
    db: shop.db,
    gateway,
    clock: () => now,
    gatewayTimeoutMs: 200,
    log: shop.logger,
    ...changes,
  });
  /** An order whose every piece has been sent. */
  const sent = async (...quantities: number[]) => {
    // A cart shows what was added last first.
    const lines = quantities
      .toReversed()
      .map((quantity, index) => ({ variantId: product.variantIds[index], quantity }));
    const order = await aPaidOrder(shop, lines);
    await sendEverything(shop.db, order.id);
    return order;
  };
  const again = (id: number) => theOrder(shop, { id });
  type Units = Parameters<typeof requestReturn>[1]['units'];
  const ask = (orderId: number, units: Units, key: string = crypto.randomUUID()) =>
    requestReturn(shop.db, { orderId, key, way: 'label', units }, now);
  const asked = async (orderId: number, units: Units) => {
    const outcome = await ask(orderId, units);
    if (outcome.kind !== 'requested') throw new Error(outcome.kind);
    return outcome.found;
  };
  const back = (position: number, quantity = 1, resolution: 'refund' | 'gift-card' = 'refund') =>
    ({ position, quantity, reason: 'too-big', resolution }) as const;
  const swapFor = (position: number, variantId: number | undefined) =>
    ({ position, quantity: 1, reason: 'too-small', resolution: 'exchange', variantId: variantId ?? 0 }) as const;
  const onHand = async (index: number): Promise<number> => {
    const row = await shop.db
      .selectFrom('commerce.variant')
      .select('on_hand')
      .where('id', '=', product.variantIds[index] ?? 0)
      .executeTakeFirstOrThrow();
    return row.on_hand;
  };
  const givenBackByCard = async (orderId: number): Promise<number> => {
    const rows = await shop.db
      .selectFrom('commerce.test_gateway_refund')
      .select('amount')
      .where('refund_key', 'like', `refund-of-order-${orderId}-%`)
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  const emails = async (): Promise<string[]> => {
    const rows = await shop.db
      .selectFrom('commerce.outbox')
      .select('topic')
      .where('kind', '=', 'mail')
      .orderBy('position')
      .execute();
    return rows.map(({ topic }) => topic);
  };

  /** The letters that wait, as they are written now. */
  const letters = async (): Promise<string[]> => {
    const texts: string[] = [];
    const mailer = { send: async ({ text }: Mail) => void texts.push(text) };
    await createOutbox({ db: shop.db, ...emailPlace(SHOP_ORIGIN), mailer, log: silentLog }).run();
    return texts;
  };

  it('bring the money back the way it came, with a letter at each step', async () => {
    const order = await sent(2);
    await shop.db.deleteFrom('commerce.outbox').execute();
    const { number } = await asked(order.id, [back(1)]);
    expect(await settleReturn(context(), number)).toEqual({ kind: 'not-now', state: 'requested' });
    expect(await receiveReturn(context(), { number, refused: [] })).toMatchObject({ kind: 'received' });
    expect((await again(order.id)).refunded).toBe(0);
    const stock = await onHand(0);
    const settled = await settleReturn(context(), number);
    const share = (order.lines[0]?.amount ?? 0) / 2;
    expect(settled).toMatchObject({ kind: 'settled', results: [{ kind: 'refunded', refund: { amount: share } }] });
    expect([(await again(order.id)).refunded, await givenBackByCard(order.id)]).toEqual([share, share]);
    expect(await onHand(0)).toBe(stock + 1);
    expect(await emails()).toEqual(['return-requested', 'return-received', 'order-refunded']);
  });

  it('are one return however often the same request is sent, also at once', async () => {
    const order = await sent(3);
    await shop.db.deleteFrom('commerce.outbox').execute();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(order.id, [back(1)], key)));
    const names = answers.map((answer) => (answer.kind === 'requested' ? answer.found.number : answer.kind));
    expect(new Set(names).size).toBe(1);
    expect(await emails()).toEqual(['return-requested']);
  });

  it('never hold more pieces than were sent, however many ask at once', async () => {
    const order = await sent(3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(order.id, [back(1)])));
    expect(answers.filter(({ kind }) => kind === 'requested')).toHaveLength(3);
    expect(await ask(order.id, [back(1)])).toEqual({ kind: 'stays', position: 1, because: 'on-its-way-back' });
  });

  it('never give back more than was paid, whatever else is given back', async () => {
    const order = await sent(2, 1);
    const returns = [await asked(order.id, [back(1), back(2, 1, 'gift-card')]), await asked(order.id, [back(1)])];
    for (const { number } of returns) await receiveReturn(context(), { number, refused: [] });
    // staff have given the second line back by hand meanwhile: the return is worth so much less
    await refundOrder(context(), {
      orderNumber: order.number,
      items: [{ position: 2, quantity: 1 }],
      delivery: true,
      restock: false,
      note: '',
    });
    const outcomes = await Promise.all(
      returns.flatMap(({ number }) => [1, 2].map(() => settleReturn(context(), number))),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['settled', 'settled', 'settled', 'settled']);
    const after = await again(order.id);
    expect(after.refunded).toBe(after.total);
    expect(await givenBackByCard(order.id)).toBe(after.refunded);
  });

  it('of everything bring the delivery’s price too, and come to the cent', async () => {
    const order = await sent(3, 2);
    const first = await asked(order.id, [back(1), back(2, 2, 'gift-card')]);
    const second = await asked(order.id, [back(1, 2)]);
    for (const { number } of [first, second]) {
      await receiveReturn(context(), { number, refused: [] });
      await settleReturn(context(), number);
    }
    const after = await again(order.id);
    expect(after.refunded).toBe(after.total);
    const issued = await shop.db
      .selectFrom('commerce.refund as refund')
      .innerJoin('commerce.gift_card as card', 'card.id', 'refund.issued_gift_card_id')
      .select(['card.balance', 'refund.amount'])
      .where('refund.order_id', '=', order.id)
      .execute();
    expect(issued).toHaveLength(1);
    expect((issued[0]?.balance ?? 0) + (await givenBackByCard(order.id))).toBe(after.total);
  });

  it('that became a gift card are not said to come through a bank', async () => {
    const order = await sent(1, 1);
    const page = async (path = `orders/${order.statusToken}`) =>
      pageText(await get(shop.checkout, `/checkouts/${path}`));
    const settle = async (units: Units) => {
      const { number, token } = await asked(order.id, units);
      await receiveReturn(context(), { number, refused: [] });
      await settleReturn(context(), number);
      return page(`returns/${token}`);
    };
    expect(await settle([back(1, 1, 'gift-card')])).not.toContain('Banks');
    expect(await page()).toContain('went back to you on gift cards.');
    expect(await settle([back(2)])).toContain('Banks take up to five working days to show money.');
    expect(await page()).toContain('Banks take up to five working days to show it.');
  });

  it.each([
    ['express', 1, 600],
    ['express', 2, 0],
    ['pickup', 1, 600],
  ])(
    'of everything sent by %s, %i pieces, bring back what standard delivery costs: %i',
    async (method, quantity, delivery) => {
      const order = await aPaidOrder(shop, [{ variantId: product.variantIds[0], quantity }], { method });
      expect(order.method).toBe(method);
      await sendEverything(shop.db, order.id);
      const { number } = await asked(order.id, [back(1, quantity)]);
      await receiveReturn(context(), { number, refused: [] });
      expect(await settleReturn(context(), number)).toMatchObject({
        results: [{ refund: { deliveryAmount: delivery } }],
      });
      expect((await again(order.id)).refunded).toBe(order.total - order.deliveryPrice + delivery);
    },
  );

  it('swap a size as soon as the piece is here: one leaves stock, one comes back', async () => {
    const order = await sent(1);
    const { number } = await asked(order.id, [swapFor(1, product.variantIds[2])]);
    const before = [await onHand(0), await onHand(2)];
    await receiveReturn(context(), { number, refused: [] });
    expect([await onHand(0), await onHand(2)]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 1]);
    expect(await settleReturn(context(), number)).toMatchObject({ kind: 'settled', results: [] });
    expect((await again(order.id)).refunded).toBe(0);
    expect(await ask(order.id, [back(1)])).toMatchObject({ kind: 'stays', because: 'settled' });
  });

  it('swap nothing for a piece whose money staff have given back meanwhile', async () => {
    const order = await sent(1);
    const { number } = await asked(order.id, [swapFor(1, product.variantIds[2])]);
    const items = [{ position: 1, quantity: 1 }];
    await refundOrder(context(), { orderNumber: order.number, items, delivery: false, restock: true, note: '' });
    const before = [await onHand(0), await onHand(2)];
    await receiveReturn(context(), { number, refused: [] });
    expect([await onHand(0), await onHand(2)]).toEqual(before);
    expect(await settleReturn(context(), number)).toMatchObject({ kind: 'settled', results: [] });
    expect(await shipReturn(shop.db, number, now)).toEqual({ kind: 'nothing-to-send' });
  });

  it.each([
    [1, 1, 'Its money has gone back already'],
    [2, 1, 'Money for some of it has gone back already. Money for the rest follows'],
    [2, 0, 'Money for it follows'],
  ])('of %i to swap, %i given back by staff, say what is true of the money', async (quantity, given, said) => {
    const order = await sent(quantity);
    const { number } = await asked(order.id, [{ ...swapFor(1, product.variantIds[2]), quantity }]);
    if (given > 0) {
      const items = [{ position: 1, quantity: given }];
      await refundOrder(context(), { orderNumber: order.number, items, delivery: false, restock: true, note: '' });
    }
    const stock = await onHand(2);
    const has = (on_hand: number) =>
      shop.db
        .updateTable('commerce.variant')
        .set({ on_hand })
        .where('id', '=', product.variantIds[2] ?? 0)
        .execute();
    await shop.db.deleteFrom('commerce.outbox').execute();
    if (given === 0) await has(0);
    await receiveReturn(context(), { number, refused: [] });
    await has(stock);
    // whatever the return itself gives back meanwhile was still to come
    await settleReturn(context(), number);
    await shop.db.deleteFrom('commerce.outbox').where('topic', '<>', 'return-received').execute();
    const [letter = ''] = await letters();
    expect(letter).toContain(said);
    expect(letter.includes('has sold out')).toBe(given === 0);
  });

  it('put no damaged piece back on the shelf, whatever else comes back with it', async () => {
    const order = await sent(1, 1);
    const { number } = await asked(order.id, [{ ...back(1), reason: 'damaged' }, back(2)]);
    await receiveReturn(context(), { number, refused: [] });
    const before = [await onHand(0), await onHand(1)];
    await settleReturn(context(), number);
    // the second line's size was put into the cart first
    expect([await onHand(0), await onHand(1)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  it('tell of the size that a swap has sold out', async () => {
    const scarce = await aProduct(shop.db, { stock: 1, handle: 'last-of-its-size' });
    const order = await aPaidOrder(shop, [{ variantId: scarce.variantIds[0] }]);
    await sendEverything(shop.db, order.id);
    const { number } = await asked(order.id, [swapFor(1, scarce.variantIds[1])]);
    await shop.db.deleteFrom('commerce.outbox').execute();
    await receiveReturn(context(), { number, refused: [] });
    const told = await shop.db.selectFrom('commerce.outbox').select(['topic', 'payload']).execute();
    expect(told).toContainEqual({ topic: 'inventory_levels/update', payload: { variantId: scarce.variantIds[1] } });
    expect(told).toContainEqual({ topic: 'products/update', payload: { productId: scarce.id } });
  });

  it('send what was swapped and what was refused in one parcel, once, on its own days; the order has sent no more for it', async () => {
    const order = await sent(1, 1, 1);
    const { number, id, token } = await asked(order.id, [swapFor(1, product.variantIds[2]), back(2), back(3)]);
    expect(await shipReturn(shop.db, number, now)).toEqual({ kind: 'nothing-to-send' });
    now = new Date(FRIDAY.getTime() + 20 * DAY_MS);
    await shop.checkout.moveParcels();
    await shop.db.deleteFrom('commerce.outbox').execute();
    await receiveReturn(context(), { number, refused: [2] });
    const parcel = async () => (await fulfilmentsOfReturns(shop.db, [id])).get(id);
    await shop.checkout.moveParcels();
    expect(await parcel()).toBeUndefined();
    now = new Date(now.getTime() + 2 * DAY_MS);
    await Promise.all(Array.from({ length: 4 }, () => shop.another({ clock: () => now }).moveParcels()));
    expect(await parcel()).toMatchObject({
      trackingNumber: expect.stringMatching(/^TW\d{12}US$/),
      plan: { arrival: arrivalOf('standard', 'US', new Date(FRIDAY.getTime() + 20 * DAY_MS)) },
      lines: [
        { position: 1, quantity: 1, swappedFor: 'L' },
        { position: 2, quantity: 1, swappedFor: null },
      ],
    });
    const page = await get(shop.checkout, `/checkouts/returns/${token}`);
    expect(await pageText(page)).toContain(readableTrackingNumber((await parcel())?.trackingNumber ?? ''));
    expect(await emails()).toEqual(['return-received', 'return-shipped']);
    expect(await shipReturn(shop.db, number, now)).toEqual({ kind: 'nothing-to-send' });
    expect((await again(order.id)).lines.map(({ fulfilled }) => fulfilled)).toEqual([1, 1, 1]);
    expect((await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)).toBeUndefined();
    now = new Date(now.getTime() + 20 * DAY_MS);
    await shop.checkout.moveParcels();
    expect((await parcel())?.events.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await parcel())?.deliveredAt).not.toBeNull();
  });

  it('owe no parcel where everything became money', async () => {
    const order = await sent(1);
    const { number } = await asked(order.id, [back(1)]);
    await receiveReturn(context(), { number, refused: [] });
    expect(await shipReturn(shop.db, number, now)).toEqual({ kind: 'nothing-to-send' });
  });

  it('give money for a size that sold out while the piece travelled, and refuse one that is gone already', async () => {
    const scarce = await aProduct(shop.db, { stock: 2, handle: 'scarce-piece' });
    const order = await aPaidOrder(shop, [{ variantId: scarce.variantIds[0], quantity: 2 }]);
    await shop.db.updateTable('commerce.order_line').set({ fulfilled: 2 }).where('order_id', '=', order.id).execute();
    const { number } = await asked(order.id, [swapFor(1, scarce.variantIds[1])]);
    await shop.db
      .updateTable('commerce.variant')
      .set({ on_hand: 0 })
      .where('id', '=', scarce.variantIds[1] ?? 0)
      .execute();
    expect(await ask(order.id, [swapFor(1, scarce.variantIds[1])])).toEqual({ kind: 'size-gone', position: 1 });
    expect(await ask(order.id, [swapFor(1, product.variantIds[1])])).toEqual({ kind: 'no-such-size', position: 1 });
    await receiveReturn(context(), { number, refused: [] });
    expect((await findReturn(shop.db, { number }))?.lines[0]).toMatchObject({ outcome: 'money' });
    await settleReturn(context(), number);
    expect((await again(order.id)).refunded).toBe((order.lines[0]?.amount ?? 0) / 2);
  });

  it('leave what was refused with the shopper', async () => {
    const order = await sent(1, 1);
    const { number } = await asked(order.id, [back(1), back(2)]);
    expect(await receiveReturn(context(), { number, refused: [9] })).toEqual({ kind: 'no-such-line', position: 9 });
    await receiveReturn(context(), { number, refused: [2] });
    await settleReturn(context(), number);
    expect((await again(order.id)).refunded).toBe(order.lines[0]?.amount);
    expect(await ask(order.id, [back(2)])).toMatchObject({ kind: 'stays', because: 'settled' });
  });

  it('may be called off until the parcel is here, and asked for again', async () => {
    const order = await sent(1);
    const { number } = await asked(order.id, [back(1)]);
    expect(await cancelReturn(context(), number)).toMatchObject({ kind: 'cancelled' });
    expect(await cancelReturn(context(), number)).toEqual({ kind: 'not-now', state: 'cancelled' });
    expect(await receiveReturn(context(), { number, refused: [] })).toEqual({ kind: 'not-now', state: 'cancelled' });
    expect(await ask(order.id, [back(1)])).toMatchObject({ kind: 'requested' });
    expect(await cancelReturn(context(), 1_000_000)).toEqual({ kind: 'no-such-return' });
  });

  it('lose nothing where the gateway does not answer, or whoever asked is gone: the shop carries them on, once', async () => {
    const order = await sent(1, 1);
    const { number } = await asked(order.id, [back(1), back(2, 1, 'gift-card')]);
    await receiveReturn(context(), { number, refused: [] });
    const mute: PaymentGateway = { ...gateway, refundPart: () => new Promise(() => {}) };
    const first = await settleReturn(context({ gateway: mute }), number);
    expect(first).toMatchObject({ kind: 'settled', results: [{ kind: 'on-its-way' }, { kind: 'refunded' }] });
    expect(await settleRefunds(context())).toBe(1);
    expect(await settleReturn(context(), number)).toMatchObject({
      results: [{ kind: 'refunded' }, { kind: 'refunded' }],
    });
    expect(await givenBackByCard(order.id)).toBe(order.lines[0]?.amount);
    const cards = await shop.db
      .selectFrom('commerce.refund')
      .select('issued_gift_card_id')
      .where('order_id', '=', order.id)
      .where('issued_gift_card_id', 'is not', null)
      .execute();
    expect(cards).toHaveLength(1);
  });

  it('are no longer taken after sixty days', async () => {
    const order = await sent(1);
    now = new Date(new Date(`${order.arrival.to}T00:00:00Z`).getTime() + 62 * DAY_MS);
    expect(await ask(order.id, [back(1)])).toEqual({ kind: 'stays', position: 1, because: 'too-late' });
    expect(await ask(order.id, [])).toEqual({ kind: 'nothing-chosen' });
  });
});
