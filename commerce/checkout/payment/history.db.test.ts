import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCart } from '../../store/cart/cart-writes.ts';
import { issueGiftCard } from '../../store/discount/gift-cards.ts';
import { aProduct } from '../../testing/a-product.ts';
import { oneOf, type Random, randomFrom } from '../../testing/random.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { cancelOrder, type RefundContext, refundOrder, settleRefunds } from '../orders/refund-order.ts';
import { aCart, addToCart, type TestCart } from '../testing/a-cart.ts';
import { buy } from '../testing/a-shopper.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

const SEED = 7_236_521;
const CLIENTS = 8;
const STEPS = 30;
const CARDS = ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 0077'] as const;

/** Differences between what should be equal, each zero in sound books. */
interface Differences {
  /** What cards were charged and keep, against what orders took from cards and did not give back. */
  cards: number;
  /** What gift cards hold, against what was put on them and what orders took and gave back. */
  giftCards: number;
  /** The balance of each gift card against its own ledger. */
  ledgers: number;
  /** Units on hand and in orders against those there were. */
  units: number;
  reserved: number;
  /** Orders that gave back more than they took. */
  overRefunded: number;
}

describe('a history of everything that moves money (C13)', () => {
  let shop: TestShop;
  let context: RefundContext;
  let variantIds: number[] = [];
  beforeAll(async () => {
    shop = await openShop({ gatewayTimeoutMs: 200 });
    context = {
      db: shop.db,
      gateway: createTestGateway(shop.db),
      clock: () => new Date(),
      gatewayTimeoutMs: 500,
      log: silentLog,
    };
    variantIds = (await aProduct(shop.db, { stock: [150, 90, 300], sizes: ['S', 'M', 'L'] })).variantIds;
  });
  afterAll(() => shop.close());

  async function differences(units: number): Promise<Differences> {
    const { rows } = await sql<Differences>`
      select
        (select coalesce(sum(amount), 0) from commerce.test_gateway_charge where status = 'paid')::int
          - (select coalesce(sum(amount), 0) from commerce.test_gateway_refund)::int
          - (select coalesce(sum(total - gift_card_amount - (refunded - refunded_gift_card)), 0) from commerce."order")::int as cards,
        (select coalesce(sum(balance), 0) from commerce.gift_card)::int
          - (select coalesce(sum(amount), 0) from commerce.gift_card_entry where reason = 'issued')::int
          + (select coalesce(sum(gift_card_amount - refunded_gift_card), 0) from commerce."order")::int as "giftCards",
        (select count(*) from commerce.gift_card as card where balance <> (
          select sum(amount) from commerce.gift_card_entry where gift_card_id = card.id))::int as ledgers,
        (select sum(on_hand) from commerce.variant)::int
          + (select coalesce(sum(quantity - removed), 0) from commerce.order_line)::int - ${units} as units,
        (select sum(reserved) from commerce.variant)::int as reserved,
        (select count(*) from commerce."order" where refunded > total)::int as "overRefunded"`.execute(shop.db);
    const [found] = rows;
    if (!found) throw new Error('The books are empty.');
    return found;
  }

  const someOrder = async (random: Random): Promise<number | undefined> => {
    const orders = await shop.db.selectFrom('commerce.order').select('number').orderBy('id').execute();
    return orders[random(Math.max(1, orders.length))]?.number;
  };

  async function aBuyer(random: Random, cards: readonly number[]): Promise<void> {
    const cart: TestCart = await aCart(shop.db, {
      lines: [{ variantId: variantIds[random(3)], quantity: 1 + random(3) }],
    });
    const giftCardId = cards[random(cards.length)];
    if (random(2) === 0 && giftCardId !== undefined)
      await withTx(shop.db, async (tx) => commit(await updateCart(tx, cart.id, { giftCardIds: [giftCardId] })));
    const paying = buy(shop.checkout, cart, { 'card.number': oneOf(random, CARDS) });
    // now and then the cart changes under the payment
    if (random(4) === 0)
      await addToCart(shop.db, cart.id, [{ variantId: variantIds[0], attributes: [{ key: 'late', value: 'y' }] }]);
    await paying;
  }

  async function oneStep(random: Random, cards: readonly number[]): Promise<void> {
    const what = random(10);
    if (what < 6) return aBuyer(random, cards);
    const orderNumber = await someOrder(random);
    if (orderNumber === undefined) return;
    if (what < 8)
      await refundOrder(context, {
        orderNumber,
        items: random(3) === 0 ? 'all' : [{ position: 1, quantity: 1 }],
        delivery: random(2) === 0,
        restock: true,
        note: '',
      });
    else if (what === 8) await cancelOrder(context, { orderNumber, reason: 'customer', note: '' });
    else await shop.checkout.sweep();
  }

  it(`${CLIENTS} clients, ${CLIENTS * STEPS} steps: nothing is lost or made (seed ${SEED})`, {
    timeout: 60_000,
  }, async () => {
    const units = 150 + 90 + 300;
    const cards: number[] = [];
    for (let made = 0; made < 6; made += 1)
      cards.push(
        (await withTx(shop.db, async (tx) => commit(await issueGiftCard(tx, { amount: 20_000, currency: 'USD' })))).id,
      );
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_none, client) => {
        const random = randomFrom(SEED + client);
        for (let step = 0; step < STEPS; step += 1) await oneStep(random, cards);
      }),
    );
    await shop.another({ clock: () => new Date(Date.now() + 3_600_000) }).sweep();
    await settleRefunds(context);
    const sound = { cards: 0, giftCards: 0, ledgers: 0, units: 0, reserved: 0, overRefunded: 0 };
    expect(await differences(units)).toEqual(sound);
    const { orders, refunds } = await shop.db
      .selectNoFrom((eb) => [
        eb
          .selectFrom('commerce.order')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('orders'),
        eb
          .selectFrom('commerce.refund')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('refunds'),
      ])
      .executeTakeFirstOrThrow();
    expect(Number(orders)).toBeGreaterThan(30);
    expect(Number(refunds)).toBeGreaterThan(15);
    // the control: a cent that nobody paid is seen
    await shop.db
      .updateTable('commerce.gift_card')
      .set({ balance: sql`balance + 1` })
      .where('id', '=', cards[0] ?? 0)
      .execute();
    expect(await differences(units)).toEqual({ ...sound, giftCards: 1, ledgers: 1 });
  });
});
