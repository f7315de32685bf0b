import { createTestGateway } from '@bluebird-bay/commerce/checkout/gateway/test-gateway.ts';
import { COMMANDS, planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import { findOrder, findOrderPoints } from '@bluebird-bay/commerce/store/order/orders.ts';
import { announce } from '@bluebird-bay/commerce/store/outbox/shop-events.ts';
import { aCustomer, type SignedInCustomer } from '@bluebird-bay/commerce/testing/a-customer.ts';
import { aProduct } from '@bluebird-bay/commerce/testing/a-product.ts';
import { anOrder } from '@bluebird-bay/commerce/testing/an-order.ts';
import { randomFrom } from '@bluebird-bay/commerce/testing/random.ts';
import { accountsAt, adjustPoints } from '@bluebird-bay/services/club/staff/staff-points.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAY_CLUB } from '../commerce/embedded/club-loyalty.ts';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

describe('Bay Club, with the embedded provider', () => {
  let shop: ShopUnderTest;
  let variantId = 0;
  beforeAll(async () => {
    shop = await shopUnderTest();
    variantId = (await aProduct(shop.provider.db, { stock: 1_000 })).variantIds[0] ?? 0;
  });
  afterAll(() => shop.close());

  const club = async (path: string, { token, id }: SignedInCustomer, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'x-user-id': String(id) };
    const answer = body
      ? await shop.notify(`/services/club${path}`, body, headers)
      : await shop.send(`/services/club${path}`, { headers });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const staff = async (...words: string[]): Promise<void> => {
    const plan = planCommand(words, COMMANDS);
    if (plan.kind !== 'run') throw new Error(plan.outcome.err.join());
    const { db } = shop.provider;
    const outcome = await plan.run({ db, gateway: createTestGateway(db), clock: () => new Date() });
    expect(outcome.err).toEqual([]);
    await shop.outbox.run();
  };
  const buy = async ({ id: customerId }: SignedInCustomer, options: Partial<Parameters<typeof anOrder>[1]> = {}) => {
    const lines = (options.lines ?? [{}]).map((line) => ({ variantId, ...line }));
    const order = await anOrder(shop.provider.db, { customerId, ...options, lines });
    await announce(shop.provider.db, [{ topic: 'orders/paid', payload: { orderId: order.id } }]);
    await shop.outbox.run();
    return order;
  };
  /** What the provider's own pages and emails say of an order. */
  const pointsSaid = async (id: number) => {
    const order = await findOrder(shop.provider.db, { id });
    return order && findOrderPoints(shop.provider.db, BAY_CLUB, order);
  };
  const standing = (customer: SignedInCustomer) => club('', customer);

  it('learns of orders, parcels, refunds and cancellations by the provider’s webhooks alone', async () => {
    const ana = await aCustomer(shop.provider);
    const order = await buy(ana, { lines: [{ unitPrice: 6_290, quantity: 2, discount: 100 }] });
    expect(await standing(ana)).toMatchObject({ available: 500, pending: 124 });
    expect(await club(`/order-points?order=${order.id}`, ana)).toEqual({ pending: 124, available: 0 });
    await staff('order', 'fulfil', String(order.number));
    expect(await standing(ana)).toMatchObject({ available: 624, pending: 0 });
    await staff('order', 'refund', String(order.number), '--line', '1=1');
    expect(await standing(ana)).toMatchObject({ available: 562, pending: 0 });

    const other = await buy(ana);
    expect(await standing(ana)).toMatchObject({ pending: 46 });
    await staff('order', 'cancel', String(other.number));
    expect(await standing(ana)).toMatchObject({ available: 562, pending: 0 });
    const { lines } = await club('/statement', ana);
    expect(lines.map(({ title, points }: Record<string, unknown>) => [title, points])).toEqual([
      ['Returned from an order', -62],
      ['Placed an order', 124],
      ['Welcome to the club', 500],
    ]);
  });

  it.each([
    ['PHP', 349_500, 60],
    ['JPY', 8_990, 60],
    ['GBP', 4_800, 60],
    ['EUR', 5_700, 60],
  ])('counts a piece of 60 dollars as 60 in %s too, and the shop says so', async (currency, unitPrice, points) => {
    const ana = await aCustomer(shop.provider);
    const order = await buy(ana, { currency, lines: [{ unitPrice }], deliveryPrice: 0 });
    expect(await pointsSaid(order.id)).toMatchObject({ points, tense: 'brings' });
    expect(await club(`/order-points?order=${order.id}`, ana)).toEqual({ pending: points, available: 0 });
    await staff('order', 'refund', String(order.number), '--all');
    expect(await club(`/order-points?order=${order.id}`, ana)).toEqual({ pending: 0, available: 0 });
  });

  it('says beforehand what the ledger says afterwards, whatever is taken off in whichever money (CLB-005)', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const below = randomFrom(seed);
    for (let round = 0; round < 12; round += 1) {
      const ana = await aCustomer(shop.provider);
      const currency = ['PHP', 'JPY', 'GBP', 'EUR', 'USD', 'KRW'][below(6)] ?? 'USD';
      const lines = Array.from({ length: 1 + below(3) }, () => {
        const unitPrice = 1_000 + below(20_000);
        return { unitPrice, quantity: 1 + below(3), discount: below(900), cartDiscount: below(90) };
      });
      const order = await buy(ana, { currency, lines });
      const told = await pointsSaid(order.id);
      const kept = await club(`/order-points?order=${order.id}`, ana);
      expect({ seed, round, points: told?.points ?? 0 }).toEqual({ seed, round, points: kept.pending });
    }
  });

  it('makes codes that work at the provider once, and not after they were undone', async () => {
    const ana = await aCustomer(shop.provider);
    const { redemption } = await club('/rewards', ana, { reward: 'off-5', key: 'a-good-long-key' });
    expect(redemption.code).toMatch(/^BAY5-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    const found = () =>
      shop.provider.db
        .selectFrom('commerce.discount_code as code')
        .innerJoin('commerce.discount as discount', 'discount.id', 'code.discount_id')
        .select(['usd_minor', 'usage_limit', 'used', 'ends_at'])
        .where('code', '=', redemption.code)
        .executeTakeFirst();
    expect(await found()).toEqual({ usd_minor: 500, usage_limit: 1, used: 0, ends_at: new Date(redemption.expiresAt) });
    const undone = await club('/rewards/undo', ana, { redemption: redemption.id });
    expect(undone).toMatchObject({ redemption: { state: 'undone' }, available: 500 });
    expect(await found()).toMatchObject({ used: 1 });
  });

  it.each([
    ['off-5', 500, 1, 46 - 5],
    ['off-12', 1_000, 1, 46 - 12],
    ['off-28', 2_000, 2, 92 - 28],
    // It wants a bag of 60 dollars.
    ['off-28', 2_000, 1, 46],
    ['free-top', 5_000, 2, 46],
  ])(
    '%s for %i points takes off what it says, of %i tops at 46 dollars (decisions.md, Numbers; CLB-002)',
    async (reward, points, quantity, total) => {
      const ana = await aCustomer(shop.provider);
      await standing(ana);
      const [account] = await accountsAt(shop.services.db, ana.email);
      const reason = 'to spend';
      await adjustPoints(shop.services.db, {
        account: account?.id ?? 0,
        points: points - 500 + 1,
        reason,
        now: new Date(),
      });
      const { redemption, available } = await club('/rewards', ana, { reward, key: `worth-of-${reward}-${quantity}` });
      expect({ available, points: redemption.points }).toEqual({ available: 1, points });
      const answer = await shop.request(
        `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { cost { totalAmount { amount currencyCode } } } } }`,
        {
          input: {
            buyerIdentity: { countryCode: 'US' },
            lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity }],
            discountCodes: [redemption.code],
          },
        },
      );
      const { amount, currencyCode } = answer.data.cartCreate.cart.cost.totalAmount;
      expect([Number(amount), currencyCode]).toEqual([total, 'USD']);
    },
  );

  it('turns points into the members’ stickers as often as there are points, however much at once is asked for (reliability C2)', async () => {
    const ana = await aCustomer(shop.provider);
    const wishes = Array.from({ length: 20 }, (_, index) =>
      club('/rewards', ana, { reward: 'sticker-pack', key: `sheet-number-${index}` }),
    );
    const made = (await Promise.all(wishes)).flatMap(({ redemption }) => (redemption?.code ? [redemption.code] : []));
    expect(made).toHaveLength(2);
    expect(await standing(ana)).toMatchObject({ available: 100 });
    const unlocking = await shop.provider.db
      .selectFrom('commerce.discount_code as code')
      .innerJoin('commerce.discount as discount', 'discount.id', 'code.discount_id')
      .select(['code', 'unlocks', 'usage_limit'])
      .where('unlocks', 'is not', null)
      .execute();
    expect(unlocking.map(({ code }) => code).toSorted()).toEqual(made.toSorted());
    expect(unlocking.every(({ usage_limit }) => usage_limit === 1)).toBe(true);
  });

  it('tells the provider of tiers, whose rules go by tags of customers', async () => {
    const ana = await aCustomer(shop.provider);
    const order = await buy(ana, { lines: [{ unitPrice: 60_000 }] });
    await staff('order', 'fulfil', String(order.number));
    await shop.clubRound();
    const tagsOf = async () =>
      (
        await shop.provider.db
          .selectFrom('commerce.customer')
          .select('tags')
          .where('id', '=', ana.id)
          .executeTakeFirstOrThrow()
      ).tags;
    expect(await tagsOf()).toEqual(['bay-club-swimmer']);
    await staff('order', 'refund', String(order.number), '--all');
    await shop.clubRound();
    expect(await tagsOf()).toEqual([]);
  });

  it('writes emails with a way out of them', async () => {
    const ana = await aCustomer(shop.provider);
    await standing(ana);
    await shop.clubRound();
    const emails = await shop.provider.db
      .selectFrom('commerce.mailbox')
      .select(['subject', 'text_body'])
      .where('recipient', '=', ana.email)
      .execute();
    const welcome = emails.find(({ subject }) => subject.includes('500 points'));
    expect(welcome?.text_body).toContain('/user-account/bay-club/');
    const wanted = async () => (await standing(ana)).wantsEmails;
    const leave = /No more of these: http:\/\/localhost:3000(\S+)/.exec(welcome?.text_body ?? '')?.[1] ?? '';
    // Looked at alone, as programs that read letters do, it changes nothing.
    const page = await (await shop.send(leave)).text();
    expect(await wanted()).toBe(true);
    const [, action = '', token = ''] =
      /<form method="post" action="([^"]+)"[^>]*><input type="hidden" name="token" value="([\w-]{32})">/.exec(page) ??
      [];
    const pressed = await shop.submit(action, { token });
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('writes to you no more')]);
    expect(await wanted()).toBe(false);

    const fromProgram = await shop.send(`/services/club/unsubscribe?token=${token}`);
    expect([fromProgram.status, fromProgram.headers.get('location')]).toEqual([303, leave]);
    for (const lost of ['', '?token=', '?token=%22%3E%3Cscript%3E']) {
      const answer = await shop.send(`${new URL(leave, 'http://localhost:3000').pathname}${lost}`);
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('<script')]);
    }
  });
});
