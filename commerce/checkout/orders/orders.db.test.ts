import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fulfilmentsOfOrders } from '../../store/order/fulfilments.ts';
import { insertRefund } from '../../store/order/refunds.ts';
import { aProduct } from '../../testing/a-product.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { aPaidOrder, theOrder } from '../testing/a-paid-order.ts';
import { get, pageText } from '../testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';
import { cancelOrder, type RefundContext, type RefundRequest, refundOrder, settleRefunds } from './refund-order.ts';
import { shipItems } from './ship-items.ts';

const HOUR = 3_600_000;

describe('after an order', () => {
  let shop: TestShop;
  let now = FRIDAY;
  let product: Awaited<ReturnType<typeof aProduct>>;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    shop = await openShop({ clock: () => now });
    product = await aProduct(shop.db, { stock: 1_000 });
    gateway = createTestGateway(shop.db);
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
  const ordered = async (...quantities: number[]) => {
    const lines = quantities.map((quantity, index) => ({ variantId: product.variantIds[index], quantity }));
    return aPaidOrder(shop, lines);
  };
  const orderAgain = (id: number) => theOrder(shop, { id });
  const refund = (orderNumber: number, scope: Partial<RefundRequest>, changes?: Partial<RefundContext>) =>
    refundOrder(context(changes), { orderNumber, items: 'all', delivery: false, restock: true, note: '', ...scope });
  const topics = async () =>
    (await shop.db.selectFrom('commerce.outbox').select('topic').orderBy('position').execute()).map(
      ({ topic }) => topic,
    );
  const onHand = async (index = 0) =>
    (
      await shop.db
        .selectFrom('commerce.variant')
        .select('on_hand')
        .where('id', '=', product.variantIds[index] ?? 0)
        .executeTakeFirstOrThrow()
    ).on_hand;
  const givenBack = async () =>
    (await shop.db.selectFrom('commerce.test_gateway_refund').select('amount').execute()).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );

  describe('the parcel', () => {
    const HOURS_TO_THE_DOOR = 24 * 8;

    it('is packed, told of, and goes through the six steps to the door, each once and in time', async () => {
      const order = await ordered(2);
      await shop.db.deleteFrom('commerce.outbox').execute();
      const seen: number[] = [];
      for (let hour = 0; hour <= HOURS_TO_THE_DOOR; hour += 3) {
        now = new Date(FRIDAY.getTime() + hour * HOUR);
        await shop.checkout.moveParcels();
        seen.push((await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)?.[0]?.events.length ?? 0);
      }
      expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
      const [parcel] = (await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id) ?? [];
      expect(parcel).toMatchObject({
        trackingCompany: 'Tidewater Post',
        trackingNumber: expect.stringMatching(/^TW\d{12}US$/),
        lines: [{ position: 1, quantity: 2 }],
      });
      const moments = parcel?.events.map(({ at }) => at.getTime()) ?? [];
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(parcel?.events.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const day = parcel?.deliveredAt?.toISOString().slice(0, 10) ?? '';
      expect(day >= order.arrival.from && day <= order.arrival.to).toBe(true);
      expect(await topics()).toEqual(['order-shipped', 'orders/fulfilled']);
      now = FRIDAY;
    });

    it('goes as fast as it is told, and stands still at 0', async () => {
      const order = await ordered(1);
      const fast = shop.another({ clock: () => now, parcelSpeed: 24 * 60 });
      const still = shop.another({ clock: () => now, parcelSpeed: 0 });
      now = new Date(FRIDAY.getTime() + 10 * 60_000);
      expect(await still.moveParcels()).toEqual({ sent: 0, steps: 0, delivered: 0 });
      expect(await fast.moveParcels()).toMatchObject({ sent: 1, delivered: 1 });
      expect((await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)?.[0]?.events).toHaveLength(7);
      now = FRIDAY;
    });

    it('is sent once, however many clocks tick', async () => {
      const order = await ordered(1);
      now = new Date(FRIDAY.getTime() + 48 * HOUR);
      await Promise.all(Array.from({ length: 6 }, () => shop.another({ clock: () => now }).moveParcels()));
      expect((await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)).toHaveLength(1);
      now = FRIDAY;
    });
  });

  describe('the pages', () => {
    it('show the order to who has its secret, and the parcel to who has its number, without saying whose it is', async () => {
      const order = await ordered(1);
      const page = () => get(shop.checkout, `/checkouts/orders/${order.statusToken}`);
      expect(pageText(await page())).toContain(`Order BB-${order.number}`);
      expect(pageText(await page())).not.toContain('Your parcel');
      now = new Date(FRIDAY.getTime() + 72 * HOUR);
      await shop.checkout.moveParcels();
      const shown = await page();
      expect(pageText(shown)).toContain('Your parcel');
      expect(pageText(shown)).toMatch(/Done: Order created.*Still to come: Out for delivery/);
      const path = /href="(\/checkouts\/parcels\/TW\d{12}US)"/.exec(shown.text)?.[1] ?? '';
      const carrier = await get(shop.checkout, path);
      expect(carrier.status).toBe(200);
      for (const secret of ['Marina', 'Kingfisher', order.email, 'Kaila', order.statusToken])
        expect(carrier.text).not.toContain(secret);
      const details = JSON.parse((await get(shop.checkout, `${path}.json`)).text);
      expect(details).toMatchObject({
        company: 'Tidewater Post',
        delivered: false,
        events: [{ step: 1, status: 'Order created' }, {}, {}],
      });
      now = FRIDAY;
    });

    it.each([
      '/checkouts/orders/',
      '/checkouts/orders/guess',
      '/checkouts/parcels/TW000000000000US',
      '/checkouts/parcels/1',
      "/checkouts/parcels/' or 1=1",
    ])('show nothing at %s', async (path) => expect((await get(shop.checkout, path)).status).toBe(404));
  });

  describe('money', () => {
    it('goes back for items, which go back to stock and are not sent', async () => {
      const order = await ordered(3, 1);
      const [stock, before] = [await onHand(), await givenBack()];
      await shop.db.deleteFrom('commerce.outbox').execute();
      expect(await refund(order.number, { items: [{ position: 2, quantity: 2 }], note: 'Too many' })).toMatchObject({
        kind: 'refunded',
        refund: { amount: 9_200, deliveryAmount: 0, phase: 'done' },
      });
      expect([await onHand(), await givenBack()]).toEqual([stock + 2, before + 9_200]);
      expect(await topics()).toEqual(['inventory_levels/update', 'refunds/create', 'order-refunded']);
      expect(await orderAgain(order.id)).toMatchObject({
        refunded: 9_200,
        lines: [{ removed: 0 }, { removed: 2, quantity: 3 }],
      });
      expect(pageText(await get(shop.checkout, `/checkouts/orders/${order.statusToken}`))).toContain(
        '$92.00 went back to you',
      );
    });

    it('for what was not sent yet tells that all there is has been sent, once', async () => {
      const order = await ordered(1, 1);
      await withTx(shop.db, (tx) => shipItems(tx, order, { items: [{ position: 1, quantity: 1 }], now }));
      await shop.db.deleteFrom('commerce.outbox').execute();
      await refund(order.number, { items: [{ position: 2, quantity: 1 }] });
      await refund(order.number, { items: [{ position: 1, quantity: 1 }] });
      expect((await topics()).filter((topic) => topic === 'orders/fulfilled')).toHaveLength(1);
    });

    it('goes back once for a key, however many ask at once', async () => {
      const order = await ordered(5);
      const before = await givenBack();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          refund(order.number, { key: `return-${order.number}-first`, items: [{ position: 1, quantity: 1 }] }),
        ),
      );
      expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['refunded']));
      expect(await givenBack()).toBe(before + 4_600);
    });

    it('never goes back beyond what was paid, even in twenty parts at once', async () => {
      const order = await ordered(3);
      const before = await givenBack();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          refund(order.number, { items: [{ position: 1, quantity: 1 }], delivery: true }),
        ),
      );
      expect(answers.filter(({ kind }) => kind === 'refunded')).toHaveLength(3);
      expect(answers.filter(({ kind }) => kind === 'too-many')).toHaveLength(17);
      expect(await givenBack()).toBe(before + order.total);
      expect((await orderAgain(order.id)).refunded).toBe(order.total);
      // the control: without the guards the gateway itself would still say no
      await expect(
        gateway.refundPart({ chargeKey: 'unknown', refundKey: 'x'.repeat(16), amount: 1 }, AbortSignal.timeout(100)),
      ).rejects.toThrow();
    });

    it('that the gateway does not confirm is on its way, and seen through later, once', async () => {
      const order = await ordered(1);
      const before = await givenBack();
      const silent: PaymentGateway = { ...gateway, refundPart: () => new Promise(() => {}) };
      const lost: PaymentGateway = {
        ...gateway,
        refundPart: async (part, signal) => {
          await gateway.refundPart(part, signal);
          throw new Error('the answer got lost');
        },
      };
      const key = `return-${order.number}-slow`;
      expect(await refund(order.number, { key }, { gateway: silent })).toMatchObject({ kind: 'on-its-way' });
      expect(await refund(order.number, { key }, { gateway: lost })).toMatchObject({ kind: 'on-its-way' });
      expect(await settleRefunds(context())).toBe(1);
      expect(await settleRefunds(context())).toBe(0);
      expect(await givenBack()).toBe(before + order.subtotal);
    });

    it('does not keep payments waiting for a gateway that is down', async () => {
      let calls = 0;
      const refundPart = async (): Promise<never> => {
        calls += 1;
        throw new Error('connect ECONNREFUSED');
      };
      const down = { gateway: { ...gateway, refundPart } };
      for (let count = 0; count < 5; count += 1) await refund((await ordered(1)).number, {}, down);
      // one that no bank has to bring, agreed on by somebody who was gone then
      const { id, key, subtotal } = { ...(await ordered(1)), key: 'refund-as-a-gift-card' };
      const amounts = { amount: subtotal, deliveryAmount: 0, dutyAmount: 0, giftCardAmount: 0, giftCardFrom: 0 };
      const agreed = { ...amounts, orderId: id, key, note: '', asGiftCard: true, createdAt: new Date(), lines: [] };
      await withTx(shop.db, async (tx) => commit(await insertRefund(tx, agreed)));
      const chance = vi.spyOn(Math, 'random').mockReturnValueOnce(0);
      calls = 0;
      expect([await settleRefunds(context(down)), calls]).toEqual([1, 3]);
      chance.mockRestore();
      expect(await settleRefunds(context())).toBe(5);
    });

    it.each([
      [{ items: [{ position: 9, quantity: 1 }] }, { kind: 'no-such-line', position: 9 }],
      [{ items: [{ position: 1, quantity: 2 }] }, { kind: 'too-many', position: 1, left: 1 }],
      [{ items: [] }, { kind: 'nothing-to-refund' }],
    ])('does not go back for %j', async (scope, outcome) => {
      expect(await refund((await ordered(1)).number, scope)).toEqual(outcome);
    });

    it('does not go back for an order that is not there', async () => {
      expect(await refund(1, {})).toEqual({ kind: 'no-such-order' });
    });
  });

  describe('cancelling', () => {
    it('gives everything back, to shopper and stock, and nothing is sent', async () => {
      const order = await ordered(2, 1);
      const [stock, before] = [await onHand(), await givenBack()];
      expect(await cancelOrder(context(), { orderNumber: order.number, reason: 'customer', note: '' })).toMatchObject({
        kind: 'refunded',
        refund: { amount: order.total },
      });
      expect([await onHand(), await givenBack()]).toEqual([stock + 2, before + order.total]);
      now = new Date(FRIDAY.getTime() + 100 * HOUR);
      await shop.checkout.moveParcels();
      expect((await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)).toBeUndefined();
      expect(await cancelOrder(context(), { orderNumber: order.number, reason: 'staff', note: '' })).toEqual({
        kind: 'already-cancelled',
      });
      expect(pageText(await get(shop.checkout, `/checkouts/orders/${order.statusToken}`))).toContain('Cancelled');
      now = FRIDAY;
    });

    it('that finds nothing left to give back leaves the order as it was, and tells nobody', async () => {
      const order = await ordered(1);
      await refund(order.number, { delivery: true });
      await shop.db.deleteFrom('commerce.outbox').execute();
      const before = await orderAgain(order.id);
      expect(await cancelOrder(context(), { orderNumber: order.number, reason: 'customer', note: '' })).toEqual({
        kind: 'nothing-to-refund',
      });
      expect(await orderAgain(order.id)).toEqual(before);
      expect(before.cancelledAt).toBeNull();
      expect(await topics()).toEqual([]);
    });

    it('comes too late for what was sent, and never happens beside it', async () => {
      for (let round = 0; round < 8; round += 1) {
        const order = await ordered(1);
        now = new Date(FRIDAY.getTime() + 48 * HOUR);
        const [outcome] = await Promise.all([
          cancelOrder(context(), { orderNumber: order.number, reason: 'customer', note: '' }),
          shop.another({ clock: () => now }).moveParcels(),
        ]);
        const sent = ((await fulfilmentsOfOrders(shop.db, [order.id])).get(order.id)?.length ?? 0) > 0;
        expect([outcome.kind, sent]).toEqual(sent ? ['already-sent', true] : ['refunded', false]);
        now = FRIDAY;
      }
    });
  });
});
