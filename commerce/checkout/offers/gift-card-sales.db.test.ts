import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { findGiftCards } from '../../store/discount/gift-cards.ts';
import { operatingFigures } from '../../store/operating-figures.ts';
import { aProduct } from '../../testing/a-product.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { moveParcels } from '../orders/move-parcels.ts';
import { type RefundContext, refundOrder } from '../orders/refund-order.ts';
import { aCart, type TestCart, type TestCartOptions } from '../testing/a-cart.ts';
import { theOrder } from '../testing/a-paid-order.ts';
import { buy, follow, get, hiddenFields, MARINA, pageText, pathOf, post, type Typed } from '../testing/a-shopper.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

describe('a gift card that is bought', () => {
  let shop: TestShop;
  let context: RefundContext;
  let card: number | undefined;
  let top: number | undefined;
  let mails: Mail[] = [];
  let clock: Date | undefined;
  beforeAll(async () => {
    shop = await openShop();
    context = {
      db: shop.db,
      gateway: createTestGateway(shop.db),
      clock: () => new Date(),
      gatewayTimeoutMs: 500,
      log: silentLog,
    };
    card = (await aProduct(shop.db, { kind: 'gift-card', title: 'Gift Card', price: 5_000 })).variantIds[0];
    top = (await aProduct(shop.db, { price: 4_600 })).variantIds[0];
  });
  beforeEach(() => {
    mails = [];
    clock = undefined;
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const deliver = () =>
    createOutbox({
      db: shop.db,
      ...emailPlace('https://shop.example'),
      subscribers: [],
      mailer: { send: async (mail) => void mails.push(mail) },
      send: async () => new Response(null),
      clock: () => clock ?? new Date(),
      log: silentLog,
    }).run();
  const cartOf = (lines: TestCartOptions['lines']) => aCart(shop.db, { lines });
  const orderOf = (cart: TestCart) => theOrder(shop, { cartId: cart.id });
  const codes = () =>
    mails.flatMap(({ text, to }) => {
      const code = /Code: ([A-Z2-9 ]{19})/.exec(text)?.[1];
      return code ? [{ code, to }] : [];
    });
  const pay = async (cart: TestCart, typed: Typed = {}) => follow(shop.checkout, await buy(shop.checkout, cart, typed));

  it('costs no delivery, is not packed, and comes by email with a code that pays', async () => {
    const cart = await cartOf([{ variantId: card, quantity: 2 }]);
    const page = await get(shop.checkout, pathOf(cart));
    expect(pageText(page)).toContain('By email, within minutes. There is nothing to send.');
    expect(pageText(page)).toMatch(/Shipping, by email Free/);
    expect(pageText(await pay(cart))).toContain('By email, within minutes');
    const order = await orderOf(cart);
    expect(order).toMatchObject({ total: 10_000, deliveryPrice: 0, method: 'email' });
    await moveParcels({ db: shop.db, clock: () => new Date(Date.now() + 9e8), speed: 1 });
    expect(
      await shop.db.selectFrom('commerce.fulfilment').select('id').where('order_id', '=', order.id).execute(),
    ).toEqual([]);
    await deliver();
    expect(mails.find(({ subject }) => subject.includes('is in'))?.text).toContain('in a letter of its own');
    expect(codes()).toHaveLength(2);
    expect(new Set(codes().map(({ code }) => code)).size).toBe(2);
    const [{ code } = { code: '' }] = codes();
    const found = (await findGiftCards(shop.db, [code], new Date())).get(code);
    expect(found).toMatchObject({ balance: { amount: 5_000, currency: 'USD' } });

    const next = await cartOf([{ variantId: top }]);
    await post(shop.checkout, pathOf(next), { ...MARINA, intent: 'apply-code', code });
    const ready = await get(shop.checkout, pathOf(next));
    await post(shop.checkout, pathOf(next), { ...MARINA, ...hiddenFields(ready) });
    expect(await orderOf(next)).toMatchObject({ giftCardAmount: 5_000, total: 5_200 });
    // one is spent, one is not: only the other may be given back
    const both = await refundOrder(context, {
      orderNumber: order.number,
      items: 'all',
      delivery: false,
      restock: true,
      note: '',
    });
    expect(both).toEqual({ kind: 'gift-card-used', position: 1 });
    const one = {
      orderNumber: order.number,
      items: [{ position: 1, quantity: 1 }],
      delivery: false,
      restock: true,
      note: '',
    };
    expect(await refundOrder(context, one)).toMatchObject({ kind: 'refunded', refund: { amount: 5_000 } });
    const [, other = { code: '' }] = codes();
    expect((await findGiftCards(shop.db, [other.code], new Date())).size).toBe(0);
    expect(await refundOrder(context, one)).toEqual({ kind: 'gift-card-used', position: 1 });
  });

  it('waits for the day its buyer named, and is told nowhere as late', async () => {
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const attributes = [
      { key: 'Recipient email', value: 'nina@example.com' },
      { key: 'Recipient name', value: 'Nina' },
      { key: 'Send on', value: day },
      { key: '__shopify_offset', value: '-480' },
    ];
    const cart = await cartOf([{ variantId: card, attributes }]);
    expect(pageText(await get(shop.checkout, pathOf(cart)))).toContain('For Nina, by email on ');
    expect(pageText(await pay(cart))).toMatch(/Gift cards By email on \d+ \w+/);
    await deliver();
    expect(mails.map(({ to }) => to)).not.toContain('nina@example.com');
    expect(mails.map(({ text }) => text).join()).toContain('For Nina, by email on ');
    expect((await operatingFigures(shop.db))?.outboxOldestSeconds).toBe(0);
    clock = new Date(`${day}T00:59:59Z`);
    await deliver();
    expect(codes()).toEqual([]);
    clock = new Date(`${day}T01:00:00Z`);
    await deliver();
    expect(codes().map(({ to }) => to)).toEqual(['nina@example.com']);
  });

  it('goes to whom the buyer named, with the message; an email written again has the code that works', async () => {
    const cart = await cartOf([
      {
        variantId: card,
        attributes: [
          { key: 'Recipient email', value: 'lola@example.com' },
          { key: 'Recipient name', value: 'Lola' },
          { key: 'Message', value: '<b>Swim!</b>' },
        ],
      },
      { variantId: top },
    ]);
    await pay(cart);
    expect(await orderOf(cart)).toMatchObject({ method: 'standard' });
    await deliver();
    const [first] = codes();
    expect(first?.to).toBe('lola@example.com');
    const email = mails.find(({ to }) => to === 'lola@example.com');
    expect(email?.subject).toBe('Marina Costa sends you $50.00 for Bluebird Bay');
    expect(email?.html).toContain('&lt;b&gt;Swim!&lt;/b&gt;');
    await shop.db
      .updateTable('commerce.outbox')
      .set({ delivered_at: null, due_at: new Date(0) })
      .where('topic', '=', 'gift-card')
      .execute();
    mails = [];
    await deliver();
    const again = codes().find(({ to }) => to === 'lola@example.com');
    const known = await findGiftCards(shop.db, [first?.code ?? '', again?.code ?? ''], new Date());
    expect([...known.keys()]).toEqual([again?.code]);
  });
});
