import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { updateCart } from '../../store/cart/cart-writes.ts';
import { issueGiftCard } from '../../store/discount/gift-cards.ts';
import { aProduct } from '../../testing/a-product.ts';
import { oneOf, type Random, randomFrom } from '../../testing/random.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { cancelOrder, type RefundContext, refundOrder, settleRefunds } from '../orders/refund-order.ts';
import { aCart, addToCart, type TestCart } from './a-cart.ts';
import { buy } from './a-shopper.ts';
import type { TestShop } from './open-shop.ts';

const CARDS = ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 0077'] as const;

export interface MoneyHistory {
  seed: number;
  clients: number;
  /** Of each client; they stop before where the time is over. */
  steps: number;
  seconds?: number;
  /** On hand at first, of three sizes. */
  stock: readonly [number, number, number];
}

/** What came of it. */
export interface WrittenHistory {
  steps: number;
  orders: number;
  refunds: number;
  giftCards: readonly number[];
}

/**
 * Some clients do, each by a seed of its own, whatever moves money: they buy with cards that pay, are declined and never
 * answer, with gift cards, in bags that change under the payment; give back, call off and sweep. Ends when all is settled.
 */
export async function writeMoneyHistory(shop: TestShop, history: MoneyHistory): Promise<WrittenHistory> {
  const context: RefundContext = {
    db: shop.db,
    gateway: createTestGateway(shop.db),
    clock: () => new Date(),
    gatewayTimeoutMs: 500,
    log: silentLog,
  };
  const { variantIds } = await aProduct(shop.db, { stock: history.stock, sizes: ['S', 'M', 'L'] });
  const giftCards: number[] = [];
  for (let made = 0; made < 6; made += 1)
    giftCards.push(
      (await withTx(shop.db, async (tx) => commit(await issueGiftCard(tx, { amount: 20_000, currency: 'USD' })))).id,
    );

  const countOf = async (table: 'commerce.order' | 'commerce.refund'): Promise<number> => {
    const { count } = await shop.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  async function someOrder(random: Random): Promise<number | undefined> {
    const before = random(Math.max(1, await countOf('commerce.order')));
    const orders = shop.db.selectFrom('commerce.order').select('number').orderBy('id').offset(before).limit(1);
    return (await orders.executeTakeFirst())?.number;
  }

  async function aBuyer(random: Random): Promise<void> {
    const cart: TestCart = await aCart(shop.db, {
      lines: [{ variantId: variantIds[random(3)], quantity: 1 + random(3) }],
    });
    const giftCardId = giftCards[random(giftCards.length)];
    if (random(2) === 0 && giftCardId !== undefined)
      await withTx(shop.db, async (tx) =>
        commit(await updateCart(tx, cart.id, { giftCardIds: [giftCardId] }, new Date())),
      );
    const paying = buy(shop.checkout, cart, { 'card.number': oneOf(random, CARDS) });
    // now and then the cart changes under the payment
    if (random(4) === 0)
      await addToCart(shop.db, cart.id, [{ variantId: variantIds[0], attributes: [{ key: 'late', value: 'y' }] }]);
    await paying;
  }

  async function oneStep(random: Random): Promise<void> {
    const what = random(10);
    if (what < 6) return aBuyer(random);
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

  const over = performance.now() + (history.seconds ?? Number.POSITIVE_INFINITY) * 1_000;
  let steps = 0;
  await Promise.all(
    Array.from({ length: history.clients }, async (_none, client) => {
      const random = randomFrom(history.seed + client);
      for (let step = 0; step < history.steps && performance.now() < over; step += 1) {
        await oneStep(random);
        steps += 1;
      }
    }),
  );
  await shop.another({ clock: () => new Date(Date.now() + 3_600_000) }).sweep();
  await settleRefunds(context);
  return { steps, orders: await countOf('commerce.order'), refunds: await countOf('commerce.refund'), giftCards };
}
