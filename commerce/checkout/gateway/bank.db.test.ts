import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../domain/checkout/attempt.ts';
import { aProduct } from '../../testing/a-product.ts';
import { aCart } from '../testing/a-cart.ts';
import { buy, follow, get, pageText, pathOf, post } from '../testing/a-shopper.ts';
import { books, imbalance } from '../testing/books.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';

const CARD = { 'card.number': '4000 0000 0000 3220' };

describe('a card that the bank wants confirmed', () => {
  let shop: TestShop;
  let now = FRIDAY;
  let variantId: number | undefined;
  beforeAll(async () => {
    shop = await openShop({ clock: () => now });
    variantId = (await aProduct(shop.db, { stock: 100 })).variantIds[0];
  });
  afterAll(async () => {
    const all = await books(shop.db);
    expect(imbalance(all)).toEqual({ orders: 0, amount: 0 });
    expect(all.reserved).toBe(0);
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const aShopperAtTheBank = async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    const sent = await buy(shop.checkout, cart, CARD);
    return { cart, sent, bank: await get(shop.checkout, sent.location) };
  };

  it('leads to the bank, which asks plainly, and after a yes straight to the order', async () => {
    const { sent, bank } = await aShopperAtTheBank();
    expect(sent.location).toMatch(/^\/checkouts\/test-bank\/test_[0-9a-f-]{36}$/);
    expect(pageText(bank)).toContain('Bluebird Bay asks for $52.00 from the card ending 3220');
    const back = await post(shop.checkout, sent.location, { answer: 'yes' });
    expect(pageText(await follow(shop.checkout, back))).toContain('Thank you, Marina');
    // asked again, it has nothing left to ask
    expect(pageText(await follow(shop.checkout, await get(shop.checkout, sent.location)))).toContain(
      'Thank you, Marina',
    );
  });

  it('after a no leads back to the page, with nothing charged', async () => {
    const { sent, cart } = await aShopperAtTheBank();
    const back = await follow(shop.checkout, await post(shop.checkout, sent.location, { answer: 'no' }));
    expect(pageText(back)).toContain('The payment with the card ending 3220 was not confirmed.');
    await post(shop.checkout, sent.location, { answer: 'yes' });
    await shop.checkout.sweep();
    expect(pageText(await get(shop.checkout, pathOf(cart)))).toContain('Pay $52.00');
    expect(pageText(await follow(shop.checkout, await buy(shop.checkout, cart)))).toContain('Thank you');
  });

  it('is waited for, and the way to the bank stays open', async () => {
    const { cart, sent } = await aShopperAtTheBank();
    expect(await shop.checkout.sweep()).toEqual({ settled: 0, waiting: 1, failed: 0 });
    const page = await follow(shop.checkout, await get(shop.checkout, pathOf(cart)));
    expect(pageText(page)).toContain('Your bank has a question');
    expect(page.text).toContain(`href="${sent.location}"`);
    await post(shop.checkout, sent.location, { answer: 'yes' });
    expect(await shop.checkout.sweep()).toEqual({ settled: 1, waiting: 0, failed: 0 });
  });

  it('is called off when nobody answers while the items are held, and a late yes moves no money', async () => {
    const { cart, sent } = await aShopperAtTheBank();
    now = new Date(FRIDAY.getTime() + HOLD_MS + 1);
    expect(await shop.checkout.sweep()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    now = FRIDAY;
    await post(shop.checkout, sent.location, { answer: 'yes' });
    await shop.checkout.sweep();
    expect(pageText(await get(shop.checkout, pathOf(cart)))).toContain('Pay $52.00');
  });

  it('is decided once, however often both buttons are pressed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { sent } = await aShopperAtTheBank();
      await Promise.all(['yes', 'no', 'yes', 'no'].map((answer) => post(shop.checkout, sent.location, { answer })));
      await shop.checkout.sweep();
    }
    expect(imbalance(await books(shop.db))).toEqual({ orders: 0, amount: 0 });
  });

  it.each(['/checkouts/test-bank/', '/checkouts/test-bank/test_nothing', '/checkouts/test-bank/..%2f'])(
    'knows nothing of %s',
    async (path) => {
      expect((await get(shop.checkout, path)).status).toBe(404);
    },
  );
});
