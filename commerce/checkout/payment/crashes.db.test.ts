import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { randomFrom } from '../../testing/random.ts';
import { aCart } from '../testing/a-cart.ts';
import { follow, get, hiddenFields, MARINA, openCheckout, pageText, pathOf, post } from '../testing/a-shopper.ts';
import { books, imbalance } from '../testing/books.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';
import type { Step } from './payment-context.ts';

const AT_ONCE = 15;
const ROUNDS = process.env.NIGHTLY ? 20 : 4;

const AFTER_GRACE = () => new Date(FRIDAY.getTime() + 31_000);

/** What stands for a kill: nothing catches it but the edge. */
class ProcessEnd extends Error {
  override message = 'the process ends here';
}

describe('a process that ends in the middle of a payment', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(async () => {
    const expected =
      /"event":"a request failed","method":"POST","route":"\/checkouts\/cn\/:token","error":"Error: the process ends here \(/;
    expect(shop.log.length).toBeGreaterThan(0);
    expect(shop.log.filter((line) => !expected.test(line))).toEqual([]);
    await shop.close();
  });

  /** A checkout that is gone from this step on: the request ends there, and nothing of it runs afterwards. */
  const endingAt = (fatal: Step) =>
    shop.another({
      onStep: (step) => {
        if (step === fatal) throw new ProcessEnd();
      },
    });
  const aReadyCart = async (stock = 5) => {
    const { variantIds } = await aProduct(shop.db, { stock });
    const cart = await aCart(shop.db, { lines: [{ variantId: variantIds[0] }] });
    const page = await openCheckout(shop.checkout, cart);
    const hidden = hiddenFields(page);
    return { cart, key: hidden.key, typed: { ...MARINA, ...hidden } };
  };

  it.each([
    ['units held', 'The payment did not go through'],
    ['gateway answered', 'Thank you, Marina'],
    ['charge written', 'Thank you, Marina'],
    ['order written', 'Thank you, Marina'],
  ] as const)('at "%s": the sweep finishes it, and the shopper reads "%s"', async (step, ending) => {
    const { cart, key, typed } = await aReadyCart();
    const answer = await post(endingAt(step), pathOf(cart), typed);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    const liveAttempt = await follow(shop.checkout, await get(shop.checkout, pathOf(cart)));
    expect(pageText(liveAttempt)).toContain(
      step === 'order written' ? 'Thank you, Marina' : 'We are checking with your bank',
    );

    await shop.another({ clock: AFTER_GRACE }).sweep();
    const page = await follow(shop.checkout, await get(shop.checkout, `${pathOf(cart)}&attempt=${key}`));
    expect(pageText(page)).toContain(ending);
    expect(imbalance(await books(shop.db))).toEqual({ orders: 0, amount: 0 });
    expect((await books(shop.db)).reserved).toBe(0);
  });

  it.each(['units held', 'gateway answered', 'charge written', 'order written'] as const)(
    'at "%s": the same press once more finishes it',
    async (step) => {
      const { cart, typed } = await aReadyCart();
      const before = await books(shop.db);
      await post(endingAt(step), pathOf(cart), typed);
      const again = await post(shop.checkout, pathOf(cart), typed);
      expect(pageText(await follow(shop.checkout, again))).toContain('Thank you, Marina');
      const after = await books(shop.db);
      expect({ orders: after.orders - before.orders, charges: after.charges - before.charges }).toEqual({
        orders: 1,
        charges: 1,
      });
    },
  );

  it(`whatever happens in whatever order: items, money and orders add up (${ROUNDS * AT_ONCE} payments)`, async () => {
    const seed = 20_261_120;
    const random = randomFrom(seed);
    const steps: readonly Step[] = ['units held', 'gateway answered', 'charge written', 'order written'];
    const cards = [
      '4242 4242 4242 4242',
      '4242 4242 4242 4242',
      '4000 0000 0000 0002',
      '4000 0000 0000 0044',
      '4000 0000 0000 0077',
    ];
    const quick = { gatewayTimeoutMs: 40 };
    const { variantIds } = await aProduct(shop.db, { stock: [250, 20, 400], sizes: ['S', 'M', 'L'] });
    const before = await books(shop.db);

    // drawn before anything waits, so that a seed gives the same shoppers whoever is first
    const aPlan = () => ({
      lines: [
        { variantId: variantIds[random(3)], quantity: 1 + random(2) },
        { variantId: variantIds[random(3)], attributes: [{ key: 'gift', value: 'yes' }] },
      ],
      card: cards[random(cards.length)] ?? '',
      fatal: random(3) === 0 ? steps[random(steps.length)] : undefined,
      pressesTwice: random(3) === 0,
      sweeps: random(10) === 0,
    });
    const oneShopper = async ({
      lines,
      card,
      fatal,
      pressesTwice,
      sweeps,
    }: ReturnType<typeof aPlan>): Promise<void> => {
      const cart = await aCart(shop.db, { lines });
      const page = await openCheckout(shop.checkout, cart);
      const typed = { ...MARINA, ...hiddenFields(page), 'card.number': card };
      const checkout = shop.another({
        ...quick,
        onStep: (step) => {
          if (step === fatal) throw new ProcessEnd();
        },
      });
      await post(checkout, pathOf(cart), typed);
      if (pressesTwice) await post(shop.another(quick), pathOf(cart), typed);
      if (sweeps) await shop.another(quick).sweep();
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(Array.from({ length: AT_ONCE }, aPlan).map(oneShopper));
      const now = await books(shop.db);
      expect({ seed, round, units: now.onHand + now.sold }).toEqual({
        seed,
        round,
        units: before.onHand + before.sold,
      });
    }

    await shop.another({ clock: AFTER_GRACE }).sweep();
    const after = await books(shop.db);
    expect({ seed, ...imbalance(after), reserved: after.reserved }).toEqual({
      seed,
      orders: 0,
      amount: 0,
      reserved: 0,
    });
    expect(after.onHand + after.sold).toBe(before.onHand + before.sold);
    expect(after.orders - before.orders).toBeGreaterThan((ROUNDS * AT_ONCE) / 5);
    const liveAttempt = await shop.db
      .selectFrom('commerce.checkout_attempt')
      .select('id')
      .where('phase', 'not in', ['done', 'failed'])
      .execute();
    expect(liveAttempt).toEqual([]);
  });
});
