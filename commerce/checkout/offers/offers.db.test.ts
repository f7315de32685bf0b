import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefrontLinks } from '../../domain/storefront/storefront-links.ts';
import { orderConfirmedEmail } from '../../outbox/emails/order-emails.ts';
import { saveDiscount } from '../../store/discount/discounts.ts';
import { issueGiftCard } from '../../store/discount/gift-cards.ts';
import { findOrder } from '../../store/order/orders.ts';
import { aDiscount } from '../../testing/a-pricing.ts';
import { aProduct } from '../../testing/a-product.ts';
import { type ShopGifts, shopGifts } from '../../testing/shop-gifts.ts';
import { CHECKOUT_SCRIPT } from '../assets/checkout-script.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { cancelOrder, type RefundContext, refundOrder } from '../orders/refund-order.ts';
import { aCart } from '../testing/a-cart.ts';
import { theOrder } from '../testing/a-paid-order.ts';
import {
  buy,
  fieldValue,
  follow,
  get,
  hiddenFields,
  MARINA,
  openCheckout,
  type Page,
  pageText,
  pathOf,
  post,
  type Typed,
} from '../testing/a-shopper.ts';
import { books, imbalance } from '../testing/books.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

/** Who want one thing at once. */
const BUYERS = process.env.NIGHTLY ? 60 : 12;

const scriptsOf = ({ text }: Page): string[] =>
  [...text.matchAll(/<script\b[^>]*>.*?<\/script\s*>/gis)].map(([script]) => script);
const OWN_SCRIPT = `<script>${CHECKOUT_SCRIPT}</script>`;

describe('what is taken off an order', () => {
  let shop: TestShop;
  let context: RefundContext;
  let top: number | undefined;
  beforeAll(async () => {
    shop = await openShop({ gatewayTimeoutMs: 20_000 });
    context = {
      db: shop.db,
      gateway: createTestGateway(shop.db),
      clock: () => new Date(),
      gatewayTimeoutMs: 500,
      log: silentLog,
    };
    top = (await aProduct(shop.db, { stock: 10_000 })).variantIds[0];
    const save = (code: string, options: Parameters<typeof aDiscount>[0]) =>
      saveDiscount(shop.db, aDiscount({ title: code, ...options }), [code]);
    await save('SUNNY10', { value: { kind: 'percentage', percent: 10 } });
    await save('FREESHIP', { value: { kind: 'freeDelivery' }, class: 'delivery', combinesWith: ['order'] });
    await save('ALLOFIT', { value: { kind: 'percentage', percent: 100 } });
    await save('OVER', { endsAt: new Date('2026-08-31T00:00:00Z') });
    await save('ONCE', { usageLimit: 1 });
    await save('MEONLY', { oncePerCustomer: true });
  });
  afterAll(async () => {
    const all = await books(shop.db);
    // one order was paid by a gift card alone, and one not at all, so the gateway knows nothing of them
    expect(imbalance(all)).toEqual({ orders: 2, amount: 0 });
    expect(all.reserved).toBe(0);
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const aTop = (quantity = 1) => aCart(shop.db, { lines: [{ variantId: top, quantity }] });
  const aGiftCard = (amount: number, currency = 'USD') =>
    withTx(shop.db, async (tx) => commit(await issueGiftCard(tx, { amount, currency })));
  const balanceOf = async (id: number) =>
    (await shop.db.selectFrom('commerce.gift_card').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
      .balance;
  const usedOf = async (code: string) =>
    (
      await shop.db
        .selectFrom('commerce.discount_code')
        .select('used')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).used;
  const apply = (cart: Awaited<ReturnType<typeof aTop>>, code: string, typed: Typed = {}) =>
    post(shop.checkout, pathOf(cart), { ...MARINA, ...typed, intent: 'apply-code', code });
  const orderOf = (cart: { id: number }) => theOrder(shop, { cartId: cart.id });

  describe('a code', () => {
    it('is applied with everything typed kept, shown, paid, and stands in the order', async () => {
      const cart = await aTop(2);
      const applied = await follow(shop.checkout, await apply(cart, ' sunny10 ', { 'delivery.city': 'Capitola' }));
      expect(pageText(applied)).toMatch(/Subtotal \$92\.00 Code sunny10 Remove code sunny10 −\$9\.20 .*Total \$82\.80/);
      expect(fieldValue(applied, 'delivery.city')).toBe('Capitola');
      expect(pageText(await follow(shop.checkout, await buy(shop.checkout, cart)))).toContain('Thank you');
      expect(await orderOf(cart)).toMatchObject({
        subtotal: 9_200,
        discount: 920,
        deliveryPrice: 0,
        total: 8_280,
        discountCodes: ['sunny10'],
        lines: [{ amount: 9_200, cartDiscount: 920 }],
      });
    });

    it('is taken off again', async () => {
      const cart = await aTop();
      await apply(cart, 'SUNNY10');
      const removed = await follow(
        shop.checkout,
        await post(shop.checkout, pathOf(cart), { ...MARINA, intent: 'remove-code:SUNNY10' }),
      );
      expect(pageText(removed)).not.toContain('SUNNY10');
      expect(pageText(removed)).toContain('Total $52.00');
    });

    it('that takes everything off leaves nothing to pay, and no gift card is named that never was', async () => {
      const cart = await aTop(2);
      const page = await follow(shop.checkout, await apply(cart, 'ALLOFIT'));
      expect(pageText(page)).toContain('Payment There is nothing to pay.');
      const { 'card.number': _, ...withoutCard } = MARINA;
      const typed = { ...withoutCard, 'card.code': '', ...hiddenFields(page) };
      const paid = await follow(shop.checkout, await post(shop.checkout, pathOf(cart), typed));
      expect(pageText(paid)).toMatch(/Thank you, Marina.*Payment Free of charge/);
      const order = await orderOf(cart);
      expect(order).toMatchObject({ total: 0, cardLast4: null });
      const standing = await get(shop.checkout, `/checkouts/orders/${order.statusToken}`);
      expect(pageText(standing)).toMatch(/Placed .* UTC, free of charge\./);
      const links = storefrontLinks('https://shop.example');
      expect(JSON.stringify(orderConfirmedEmail({ order, points: undefined }, links))).toContain('"Free of charge.');
    });

    it('makes delivery free', async () => {
      const cart = await aTop();
      const page = await follow(shop.checkout, await apply(cart, 'FREESHIP'));
      expect(pageText(page)).toContain('Shipping, standard Free');
      await buy(shop.checkout, cart);
      expect(await orderOf(cart)).toMatchObject({ deliveryPrice: 0, total: 4_600, discountCodes: ['FREESHIP'] });
    });

    it.each([
      ['NOPE', 'We do not know this code.'],
      ['OVER', 'This code is not valid at the moment.'],
      ['', 'Enter a code first.'],
      ['<script>alert(1)</script>', 'We do not know this code.'],
    ])('"%s" that does nothing is refused beside the field, and not kept', async (code, sentence) => {
      const cart = await aTop();
      const page = await apply(cart, code, { 'card.number': '4242 4242 4242 4242' });
      expect(page.status).toBe(422);
      expect(pageText(page)).toContain(sentence);
      // the checkout's own script is all that runs: what was typed comes back as text
      expect(scriptsOf(page)).toEqual([OWN_SCRIPT]);
      expect(fieldValue(page, 'code')).toBe(code.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
      expect(fieldValue(page, 'card.number')).toBe('4242 4242 4242 4242');
      expect(pageText(await get(shop.checkout, pathOf(cart)))).toContain('Total $52.00');
    });

    it('that is typed when Enter presses "Pay" is applied first, and nothing is paid', async () => {
      const cart = await aTop();
      const page = await openCheckout(shop.checkout, cart);
      const sent = await post(shop.checkout, pathOf(cart), { ...MARINA, ...hiddenFields(page), code: 'SUNNY10' });
      expect(pageText(await follow(shop.checkout, sent))).toContain('−$4.60');
      expect(await findOrder(shop.db, { cartId: cart.id })).toBeUndefined();
    });

    /** Shoppers who all have the code in their cart, and all press "Pay" at once. */
    async function race(code: string, shoppers: number) {
      const email = (index: number) => `${code.toLowerCase()}.${index}@example.com`;
      const carts = await Promise.all(Array.from({ length: shoppers }, () => aTop()));
      const ids = carts.map(({ id }) => id);
      await shop.db
        .updateTable('commerce.cart')
        .set({ discount_codes: [code] })
        .where('id', 'in', ids)
        .execute();
      const sending = [];
      for (const [index, cart] of carts.entries()) {
        const page = await openCheckout(shop.checkout, cart, { email: email(index) });
        sending.push({ cart, typed: { ...MARINA, email: email(index), ...hiddenFields(page) } });
      }
      return Promise.all(sending.map(({ cart, typed }) => post(shop.checkout, pathOf(cart), typed)));
    }
    const isPaid = ({ location }: Page): boolean => location.includes('thank-you');

    it(`for one order is used by one of ${BUYERS} at once, and the others are told the new total (C4)`, async () => {
      const answers = await race('ONCE', BUYERS);
      expect(answers.filter(isPaid)).toHaveLength(1);
      const others = answers.filter((answer) => !isPaid(answer));
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]));
      for (const other of others) expect(pageText(other)).toContain('This code has been used as often as it can be.');
      expect(await usedOf('ONCE')).toBe(1);
    });

    it('without such a limit, the control, is used by everybody', async () => {
      const before = await usedOf('SUNNY10');
      expect((await race('SUNNY10', 10)).filter(isPaid)).toHaveLength(10);
      expect(await usedOf('SUNNY10')).toBe(before + 10);
    });

    it('for one use a customer is used once by a mailbox, however it is spelt', async () => {
      const first = await aTop();
      await apply(first, 'MEONLY', { email: 'me@example.com' });
      await buy(shop.checkout, first, { email: 'me@example.com' });
      const page = await apply(await aTop(), 'MEONLY', { email: 'ME@example.com' });
      expect(pageText(page)).toContain('This code was used with this email before.');
    });

    it('of a payment that is declined is free again', async () => {
      const before = await usedOf('MEONLY');
      const cart = await aTop();
      await apply(cart, 'MEONLY', { email: 'declined@example.com' });
      await buy(shop.checkout, cart, { email: 'declined@example.com', 'card.number': '4000 0000 0000 0002' });
      expect(await usedOf('MEONLY')).toBe(before);
      await buy(shop.checkout, cart, { email: 'declined@example.com' });
      expect(await usedOf('MEONLY')).toBe(before + 1);
    });
  });

  describe('a gift card', () => {
    it('pays first, the card pays the rest, and a refund goes back the other way round', async () => {
      const card = await aGiftCard(5_000);
      const cart = await aTop(2);
      const page = await follow(shop.checkout, await apply(cart, card.code));
      expect(pageText(page)).toMatch(
        /Total \$92\.00 Gift card ending \w{4} Remove gift card ending \w{4} −\$50\.00 To pay \$42\.00/,
      );
      expect(pageText(page)).toContain('Pay $42.00');
      await buy(shop.checkout, cart);
      const order = await orderOf(cart);
      expect(order).toMatchObject({ total: 9_200, giftCardAmount: 5_000, cardLast4: '4242' });
      expect(await balanceOf(card.id)).toBe(0);
      const refund = { orderNumber: order.number, delivery: false, restock: true, note: '' };
      await refundOrder(context, { ...refund, items: [{ position: 1, quantity: 1 }] });
      expect(await balanceOf(card.id)).toBe(400);
      await refundOrder(context, { ...refund, items: [{ position: 1, quantity: 1 }] });
      expect(await balanceOf(card.id)).toBe(5_000);
      // the books of the gateway: of 42.00 everything went back
      const { rows } = { rows: await shop.db.selectFrom('commerce.test_gateway_refund').select('amount').execute() };
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_200);
    });

    it('that covers everything needs no card', async () => {
      const card = await aGiftCard(20_000);
      const cart = await aTop();
      await apply(cart, card.code.toLowerCase());
      const page = await openCheckout(shop.checkout, cart);
      expect(pageText(page)).toContain('Your gift cards cover all of it.');
      expect(page.text).not.toContain('name="card.number"');
      const { 'card.number': _, ...withoutCard } = MARINA;
      const paid = await follow(
        shop.checkout,
        await post(shop.checkout, pathOf(cart), { ...withoutCard, 'card.code': '', ...hiddenFields(page) }),
      );
      expect(pageText(paid)).toMatch(/Thank you, Marina.*Paid with Gift card ending \w{4}, \$52\.00/);
      expect(await orderOf(cart)).toMatchObject({ total: 5_200, giftCardAmount: 5_200, cardLast4: null });
      expect(await balanceOf(card.id)).toBe(14_800);
      await cancelOrder(context, { orderNumber: (await orderOf(cart)).number, reason: 'customer', note: '' });
      expect(await balanceOf(card.id)).toBe(20_000);
    });

    it(`never pays more than it holds, with ${BUYERS} orders at once (C3)`, async () => {
      const card = await aGiftCard(5_000);
      const carts = await Promise.all(Array.from({ length: BUYERS }, () => aTop()));
      await shop.db
        .updateTable('commerce.cart')
        .set({ gift_card_ids: [card.id] })
        .where(
          'id',
          'in',
          carts.map(({ id }) => id),
        )
        .execute();
      const pages: Page[] = [];
      for (const cart of carts) pages.push(await openCheckout(shop.checkout, cart));
      await Promise.all(
        carts.map((cart, index) => {
          const page = pages[index];
          if (!page) throw new Error('A page is missing.');
          return post(shop.checkout, pathOf(cart), { ...MARINA, ...hiddenFields(page) });
        }),
      );
      const orders = await shop.db
        .selectFrom('commerce.order')
        .select('gift_card_amount')
        .where(
          'cart_id',
          'in',
          carts.map(({ id }) => id),
        )
        .execute();
      expect(orders.reduce((sum, { gift_card_amount }) => sum + gift_card_amount, 0)).toBe(5_000);
      expect(await balanceOf(card.id)).toBe(0);
    });

    it.each([
      ['declined', '4000 0000 0000 0002'],
      ['not answered before the charge', '4000 0000 0000 0044'],
    ])('of a payment that is %s is whole again, once', async (_name, number) => {
      const card = await aGiftCard(1_000);
      const cart = await aTop();
      await apply(cart, card.code);
      await buy(shop.another({ gatewayTimeoutMs: 100 }), cart, { 'card.number': number });
      const later = shop.another({ clock: () => new Date('2026-11-20T11:00:00Z') });
      await later.sweep();
      await later.sweep();
      expect(await balanceOf(card.id)).toBe(1_000);
    });

    it.each([
      ['EUR', 'This gift card pays in another currency.'],
      ['USD', 'This gift card is empty.'],
    ])('in %s that cannot pay is refused', async (currency, sentence) => {
      const card = await aGiftCard(1_000, currency);
      if (currency === 'USD')
        await shop.db.updateTable('commerce.gift_card').set({ balance: 0 }).where('id', '=', card.id).execute();
      expect(pageText(await apply(await aTop(), card.code))).toContain(sentence);
    });
  });

  describe('offers without a code', () => {
    let gifts: ShopGifts;
    beforeAll(async () => {
      gifts = await shopGifts(shop.db);
    });

    it('stand in the order as in the cart: a gift for nothing, a pair for less', async () => {
      const print = { tags: ['print_lemons'], stock: 100, price: 6_000 };
      const pair = [
        await aProduct(shop.db, { ...print, kind: 'top' }),
        await aProduct(shop.db, { ...print, kind: 'bottoms' }),
      ];
      const lines = [
        { variantId: gifts.doll.variantIds[0], quantity: 2 },
        ...pair.map((product) => ({ variantId: product.variantIds[0] })),
      ];
      const cart = await aCart(shop.db, {
        lines: [...lines, { variantId: gifts.pouch.variantIds[0], attributes: [{ key: '_gift', value: 'true' }] }],
      });
      const page = await openCheckout(shop.checkout, cart);
      expect(pageText(page)).toContain('Marlo Dolls gift −');
      expect(pageText(page)).toMatch(/Matching pair −\$3\.00/);
      await buy(shop.checkout, cart);
      const order = await orderOf(cart);
      expect(order.lines.filter(({ amount }) => amount === 0)).toHaveLength(1);
      expect(order.subtotal).toBe(order.lines.reduce((sum, { amount }) => sum + amount, 0));
    });

    it('that are not earned are left out, not charged (C9)', async () => {
      const cart = await aCart(shop.db, {
        lines: [
          { variantId: top },
          { variantId: gifts.pouch.variantIds[0], attributes: [{ key: '_gift', value: 'true' }] },
        ],
      });
      await buy(shop.checkout, cart);
      expect(await orderOf(cart)).toMatchObject({ total: 5_200, lines: [{ variantId: top }] });
    });
  });

  it('adds up to the cent in every order', async () => {
    const orders = await shop.db.selectFrom('commerce.order').select(['id']).execute();
    expect(orders.length).toBeGreaterThan(8);
    for (const { id } of orders) {
      const order = await findOrder(shop.db, { id });
      if (!order) throw new Error('An order is gone.');
      const { lines } = order;
      const sum = (pick: (line: (typeof lines)[number]) => number) =>
        lines.reduce((total, line) => total + pick(line), 0);
      expect(sum((line) => line.amount)).toBe(order.subtotal);
      expect(sum((line) => line.cartDiscount)).toBe(order.discount);
      expect(order.discounts.reduce((total, { amount }) => total + amount.amount, 0)).toBe(order.discount);
      expect(order.giftCards.reduce((total, { amount }) => total + amount, 0)).toBe(order.giftCardAmount);
    }
  });
});
