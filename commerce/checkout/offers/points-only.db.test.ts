import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { makeSingleUseCode, withdrawCode } from '../../store/discount/reward-codes.ts';
import { aProduct } from '../../testing/a-product.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { aCart } from '../testing/a-cart.ts';
import { theOrder } from '../testing/a-paid-order.ts';
import { buy, follow, hiddenFields, MARINA, openCheckout, pageText, pathOf, post } from '../testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';

const PACK = 'members-sticker-pack';
const CODE = 'PACK-1234-5678';

describe('a sticker pack for points at the checkout (CAT-063)', () => {
  let shop: TestShop;
  let top: number | undefined;
  beforeAll(async () => {
    shop = await openShop();
    top = (await aProduct(shop.db, { stock: 100, price: 6_000 })).variantIds[0];
    await aProduct(shop.db, {
      handle: PACK,
      title: 'Members’ Pack',
      stock: 40,
      price: 1_200,
      sizes: ['One Size'],
      rewardsOnly: true,
    });
    const endsAt = new Date(FRIDAY.getTime() + 86_400_000);
    const value = { kind: 'percentage', percent: 100 } as const;
    await makeSingleUseCode(shop.db, { code: CODE, discount: { value, class: 'product', unlocks: PACK, endsAt } });
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const linesOf = (cartId: number) =>
    shop.db
      .selectFrom('commerce.order_line as line')
      .innerJoin('commerce.order as order', 'order.id', 'line.order_id')
      .select(['line.title', 'line.quantity', 'line.amount', 'order.discount_codes'])
      .where('order.cart_id', '=', cartId)
      .orderBy('line.amount')
      .execute();
  /** Types the code at the checkout. */
  async function typeCode(cart: Awaited<ReturnType<typeof aCart>>): Promise<string> {
    const page = await openCheckout(shop.checkout, cart);
    const typed = { ...MARINA, ...hiddenFields(page), intent: 'apply-code', code: CODE };
    return pageText(await follow(shop.checkout, await post(shop.checkout, pathOf(cart), typed)));
  }

  it('comes with the code, is sent for nothing, and once', async () => {
    const first = await aCart(shop.db, { lines: [{ variantId: top }] });
    const second = await aCart(shop.db, { lines: [{ variantId: top }] });
    expect(await typeCode(first)).toContain('Members’ Pack');
    expect(await typeCode(second)).toContain('Members’ Pack');
    expect(pageText(await follow(shop.checkout, await buy(shop.checkout, first)))).toContain('Thank you, Marina');
    expect(await linesOf(first.id)).toEqual([
      { title: 'Members’ Pack', quantity: 1, amount: 0, discount_codes: [CODE] },
      { title: 'Kaila Triangle Top', quantity: 1, amount: 6_000, discount_codes: [CODE] },
    ]);

    const late = pageText(await openCheckout(shop.checkout, second));
    expect(late).not.toContain('Members’ Pack');
    expect(late).toContain('This code has been used as often as it can be.');
    await follow(shop.checkout, await buy(shop.checkout, second));
    expect(await linesOf(second.id)).toEqual([
      { title: 'Kaila Triangle Top', quantity: 1, amount: 6_000, discount_codes: [] },
    ]);
  });

  const aPackCode = async (code: string): Promise<string> => {
    const value = { kind: 'percentage', percent: 100 } as const;
    await makeSingleUseCode(shop.db, { code, discount: { value, class: 'product', unlocks: PACK, endsAt: null } });
    return code;
  };
  /** A top, with the sheet that a code gives beside it. */
  const aCartWith = async (code: string) => {
    const cart = await aCart(shop.db, { lines: [{ variantId: top }] });
    await openCheckout(shop.checkout, cart);
    await post(shop.checkout, pathOf(cart), { ...MARINA, intent: 'apply-code', code });
    return cart;
  };
  const onHand = async (): Promise<number> =>
    (
      await shop.db
        .selectFrom('commerce.variant as variant')
        .innerJoin('commerce.product as product', 'product.id', 'variant.product_id')
        .select(['on_hand'])
        .where('handle', '=', PACK)
        .orderBy('variant.id')
        .executeTakeFirstOrThrow()
    ).on_hand;
  const sheetsIn = async (carts: ReadonlyArray<{ id: number }>): Promise<number> => {
    const lines = (await Promise.all(carts.map(({ id }) => linesOf(id)))).flat();
    return lines.reduce((sum, { title, quantity }) => (title === 'Members’ Pack' ? sum + quantity : sum), 0);
  };

  it('is sent once, however many bags with its code are paid for at once (reliability C2)', async () => {
    const code = await aPackCode('PACK-TWEN-TY11');
    const before = await onHand();
    const carts = await Promise.all(Array.from({ length: 12 }, () => aCartWith(code)));
    await Promise.all(carts.map(async (cart) => follow(shop.checkout, await buy(shop.checkout, cart))));
    expect(await sheetsIn(carts)).toBe(1);
    expect(await onHand()).toBe(before - 1);
  });

  it('is either sent or given back, never both, where a code is undone while its bag is paid for', async () => {
    for (let round = 0; round < 6; round += 1) {
      const code = await aPackCode(`PACK-RACE-000${round}`);
      const cart = await aCartWith(code);
      const [isGivenBack] = await Promise.all([
        withdrawCode(shop.db, code),
        buy(shop.checkout, cart).then((page) => follow(shop.checkout, page)),
      ]);
      expect({ round, sheets: await sheetsIn([cart]) }).toEqual({ round, sheets: isGivenBack ? 0 : 1 });
    }
  });

  it('that is taken out of its order is told of, without money that never moved', async () => {
    const cart = await aCartWith(await aPackCode('PACK-TAKE-NOUT'));
    await buy(shop.checkout, cart);
    const order = await theOrder(shop, { cartId: cart.id });
    const { position = 0 } = order.lines.find(({ amount }) => amount === 0) ?? {};
    const context = { db: shop.db, gateway: createTestGateway(shop.db), clock: () => FRIDAY };
    const scope = { items: [{ position, quantity: 1 }], delivery: false, restock: true, note: '' };
    await refundOrder({ ...context, gatewayTimeoutMs: 200, log: shop.logger }, { orderNumber: order.number, ...scope });
    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    await createOutbox({ db: shop.db, ...emailPlace('https://shop.example'), mailer, log: silentLog }).run();
    const { text = '' } = mails.find(({ subject }) => subject === `Order BB-${order.number} has changed`) ?? {};
    expect(text).toContain('It cost nothing, so there is nothing to give back.');
    expect(text).not.toMatch(/gift card|on its way back/);
  });

  it('is a bag by itself too, for the price of its way', async () => {
    const code = 'PACK-8765-4321';
    const value = { kind: 'percentage', percent: 100 } as const;
    await makeSingleUseCode(shop.db, { code, discount: { value, class: 'product', unlocks: PACK, endsAt: null } });
    const cart = await aCart(shop.db, { lines: [{ variantId: top }] });
    await openCheckout(shop.checkout, cart);
    await post(shop.checkout, pathOf(cart), { ...MARINA, intent: 'apply-code', code });
    await shop.db
      .deleteFrom('commerce.cart_line')
      .where('cart_id', '=', cart.id)
      .where('variant_id', '=', top ?? 0)
      .execute();
    expect(pageText(await follow(shop.checkout, await buy(shop.checkout, cart)))).toContain('Thank you, Marina');
    expect(await linesOf(cart.id)).toMatchObject([{ title: 'Members’ Pack', amount: 0 }]);
  });

  it('is never promised twice: the last sheets go to as many codes', async () => {
    const left = 2;
    await shop.db
      .updateTable('commerce.variant')
      .set({ on_hand: left })
      .where('product_id', 'in', (db) => db.selectFrom('commerce.product').select('id').where('handle', '=', PACK))
      .execute();
    const carts = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => aCartWith(await aPackCode(`PACK-LAST-000${index}`))),
    );
    await Promise.all(carts.map(async (cart) => follow(shop.checkout, await buy(shop.checkout, cart))));
    const sheets = await sheetsIn(carts);
    expect(sheets).toBe(left);
    expect(await onHand()).toBe(0);
  });
});
