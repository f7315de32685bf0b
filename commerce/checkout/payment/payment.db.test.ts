import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { aCart } from '../testing/a-cart.ts';
import {
  buy,
  fieldValue,
  follow,
  get,
  hiddenFields,
  MARINA,
  openCheckout,
  pageText,
  pathOf,
  post,
} from '../testing/a-shopper.ts';
import { books } from '../testing/books.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';

const later = (ms: number) => () => new Date(FRIDAY.getTime() + ms);
const AFTER_GRACE = later(31_000);
const AFTER_HOLD = later(16 * 60_000);

describe('paying', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const oneTop = async (stock = 10) => {
    const top = await aProduct(shop.db, { stock });
    const variantId = top.variantIds[0] ?? 0;
    const stockNow = () =>
      shop.db
        .selectFrom('commerce.variant')
        .select(['on_hand', 'reserved'])
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow();
    return { variantId, stockNow, cart: await aCart(shop.db, { lines: [{ variantId }] }) };
  };
  const attemptOf = (cartId: number) =>
    shop.db
      .selectFrom('commerce.checkout_attempt')
      .selectAll()
      .where('cart_id', '=', cartId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  describe('a card that is declined', () => {
    it.each([
      ['4000 0000 0000 0002', 'The bank declined the card ending 0002.'],
      ['4000 0000 0000 9995', 'There is not enough on the card ending 9995.'],
      ['4111 1111 1111 1111', 'The card ending 1111 is not a test card'],
    ])('%s: says so, charges nothing, gives the items back', async (number, sentence) => {
      const { cart, stockNow } = await oneTop();
      const answer = await buy(shop.checkout, cart, { 'card.number': number });
      expect(answer.status).toBe(303);
      const page = await get(shop.checkout, answer.location);
      // The notice is read out; the page opens at the card, where it is put right.
      expect(page.text).toMatch(/role="alert" tabindex="-1">/);
      expect(page.text).toMatch(/<input id="card-number"[^>]* autofocus/);
      expect(pageText(page)).toContain('Your card was declined Nothing was charged');
      expect(pageText(page)).toContain(sentence);
      expect(page.text).toMatch(/name="card.number"[^>]* aria-invalid="true" aria-describedby="card-number-error"/);
      expect(page.text).toContain('value="218 Kingfisher Lane"');
      expect(fieldValue(page, 'card.number')).toBe('');
      expect(await stockNow()).toEqual({ on_hand: 10, reserved: 0 });
    });

    it('gives the same answer to the same press, and takes another card', async () => {
      const { cart, stockNow } = await oneTop();
      const page = await openCheckout(shop.checkout, cart);
      const declined = { ...MARINA, ...hiddenFields(page), 'card.number': '4000 0000 0000 0002' };
      const first = await post(shop.checkout, pathOf(cart), declined);
      expect(await post(shop.checkout, pathOf(cart), declined)).toMatchObject({
        status: 303,
        location: first.location,
      });
      const again = await get(shop.checkout, first.location);
      const paid = await post(shop.checkout, pathOf(cart), { ...MARINA, ...hiddenFields(again) });
      expect(paid.location).toContain('/thank-you');
      expect(await stockNow()).toEqual({ on_hand: 9, reserved: 0 });
    });
  });

  it('refuses a key that was used for something else', async () => {
    const { cart } = await oneTop();
    const page = await openCheckout(shop.checkout, cart);
    const sent = { ...MARINA, ...hiddenFields(page), 'card.number': '4000 0000 0000 0002' };
    await post(shop.checkout, pathOf(cart), sent);
    const before = await books(shop.db);
    for (const change of [
      { 'card.number': '4242 4242 4242 4242' },
      { 'delivery.city': 'Capitola' },
      { method: 'express' },
    ]) {
      const refused = await post(shop.checkout, pathOf(cart), { ...sent, ...change });
      expect(refused.status).toBe(409);
      expect(pageText(refused)).toContain('This page was out of date Nothing was charged');
      expect(hiddenFields(refused).key).not.toBe(hiddenFields(page).key);
    }
    expect(await books(shop.db)).toEqual(before);
  });

  it('refuses a key that another cart has used', async () => {
    const [mine, theirs] = [await oneTop(), await oneTop()];
    const { key } = hiddenFields(await openCheckout(shop.checkout, theirs.cart));
    const page = await openCheckout(shop.checkout, mine.cart);
    await post(shop.checkout, pathOf(theirs.cart), {
      ...MARINA,
      ...hiddenFields(await openCheckout(shop.checkout, theirs.cart)),
      key,
      'card.number': '4000 0000 0000 0002',
    });
    const refused = await post(shop.checkout, pathOf(mine.cart), { ...MARINA, ...hiddenFields(page), key });
    expect(refused.status).toBe(409);
  });

  describe('a bank that does not answer', () => {
    it('before the charge: pending, then called off, and the cart can be paid', async () => {
      const { cart, stockNow } = await oneTop();
      const answer = await buy(shop.checkout, cart, { 'card.number': '4000 0000 0000 0044' });
      const pending = await get(shop.checkout, answer.location);
      expect(pageText(pending)).toContain('We are checking with your bank');
      expect(pending.headers.get('refresh')).toBe('8');
      expect(await stockNow()).toEqual({ on_hand: 10, reserved: 1 });

      // too early to say that it never arrived
      expect(await shop.checkout.sweep()).toEqual({ settled: 0, waiting: 1, failed: 0 });
      expect(pageText(await follow(shop.checkout, await get(shop.checkout, pathOf(cart))))).toContain(
        'checking with your bank',
      );
      expect(await shop.another({ clock: AFTER_GRACE }).sweep()).toEqual({ settled: 1, waiting: 0, failed: 0 });

      const page = await follow(shop.checkout, await get(shop.checkout, answer.location));
      expect(pageText(page)).toContain('The payment did not go through');
      expect(await stockNow()).toEqual({ on_hand: 10, reserved: 0 });
      const paid = await post(shop.checkout, pathOf(cart), { ...MARINA, ...hiddenFields(page) });
      expect(paid.location).toContain('/thank-you');
    });

    it('after the charge: pending, then an order for the money that moved', async () => {
      const { cart, stockNow } = await oneTop();
      const answer = await buy(shop.checkout, cart, { 'card.number': '4000 0000 0000 0077' });
      expect(pageText(await get(shop.checkout, answer.location))).toContain('card ending 0077 was asked for $52.00');
      expect(await shop.checkout.sweep()).toEqual({ settled: 1, waiting: 0, failed: 0 });
      expect(pageText(await follow(shop.checkout, await get(shop.checkout, answer.location)))).toContain(
        'Thank you, Marina',
      );
      expect(await stockNow()).toEqual({ on_hand: 9, reserved: 0 });
    });

    it('never charges a second time meanwhile, by whatever press', async () => {
      const { cart } = await oneTop();
      const page = await openCheckout(shop.checkout, cart);
      const lost = { ...MARINA, ...hiddenFields(page), 'card.number': '4000 0000 0000 0044' };
      const answer = await post(shop.checkout, pathOf(cart), lost);
      const before = await books(shop.db);
      const other = await post(shop.checkout, pathOf(cart), { ...MARINA, ...hiddenFields(page), key: 'k'.repeat(22) });
      expect(other.location).toBe(answer.location);
      expect(await books(shop.db)).toEqual(before);
      await shop.another({ clock: AFTER_GRACE }).sweep();
    });

    it('a charge that comes after it was called off is refused by the gateway', async () => {
      const { cart } = await oneTop();
      const page = await openCheckout(shop.checkout, cart);
      const sent = { ...MARINA, ...hiddenFields(page) };
      const real = createTestGateway(shop.db);
      const late: PaymentGateway = {
        ...real,
        // stalls on the way until the sweep has given up on it
        charge: async (request, signal) => {
          await shop.another({ clock: AFTER_GRACE }).sweep();
          return real.charge(request, signal);
        },
      };
      const before = await books(shop.db);
      const answer = await post(shop.another({ gateway: late }), pathOf(cart), sent);
      expect(pageText(await follow(shop.checkout, answer))).toContain('The payment did not go through');
      expect(await books(shop.db)).toEqual(before);
    });
  });

  describe('a gateway that is down for longer than the hold', () => {
    const down = async (): Promise<never> => {
      throw new Error('connect ECONNREFUSED');
    };
    const deaf = (): PaymentGateway => ({ ...createTestGateway(shop.db), find: down, close: down });

    it('gives the items back, and makes an order if the money turns up and they are still there', async () => {
      const { cart, stockNow } = await oneTop();
      const { location } = await buy(shop.checkout, cart, { 'card.number': '4000 0000 0000 0077' });
      const pending = async () => pageText(await get(shop.checkout, location));
      await shop.another({ gateway: deaf() }).sweep();
      expect(await stockNow()).toEqual({ on_hand: 10, reserved: 1 });
      expect(await pending()).toContain('Your pieces are held for you meanwhile.');
      await shop.another({ gateway: deaf(), clock: AFTER_HOLD }).sweep();
      expect(await stockNow()).toEqual({ on_hand: 10, reserved: 0 });
      expect(await pending()).toContain('the answer is late. There is no need to pay again.');
      await shop.another({ clock: AFTER_HOLD }).sweep();
      expect(await stockNow()).toEqual({ on_hand: 9, reserved: 0 });
      expect((await attemptOf(cart.id)).phase).toBe('done');
    });

    it('is not asked again and again by one sweep', async () => {
      const carts = await Promise.all(Array.from({ length: 20 }, () => oneTop()));
      await Promise.all(carts.map(({ cart }) => buy(shop.checkout, cart, { 'card.number': '4000 0000 0000 0077' })));
      let asked = 0;
      const counting: PaymentGateway = {
        ...createTestGateway(shop.db),
        find: () => {
          asked += 1;
          return down();
        },
      };
      expect(await shop.another({ gateway: counting }).sweep()).toEqual({ settled: 0, waiting: 20, failed: 0 });
      expect(asked).toBeLessThan(20);
      const [warning = ''] = shop.warnings.slice(-1);
      expect(warning).toContain('"event":"the payment gateway gave no answer"');
      expect(warning).toContain('connect ECONNREFUSED');
      expect(await shop.checkout.sweep()).toEqual({ settled: 20, waiting: 0, failed: 0 });
    });

    it('is there for all others where it refuses to speak of some old keys', async () => {
      const press = async () => {
        const { cart } = await oneTop();
        await buy(shop.checkout, cart, { 'card.number': '4000 0000 0000 0077' });
        return attemptOf(cart.id);
      };
      const dead = await Promise.all(Array.from({ length: 24 }, press));
      const live = await press();
      const keys = new Set(dead.map(({ key }) => key));
      const honest = createTestGateway(shop.db);
      const find: PaymentGateway['find'] = async (key, signal) => {
        if (keys.has(key)) throw Object.assign(new Error('No such checkout.session'), { statusCode: 404 });
        return honest.find(key, signal);
      };
      const swept = await shop.another({ gateway: { ...honest, find } }).sweep();
      expect(swept).toEqual({ settled: 1, waiting: 24, failed: 0 });
      expect(shop.warnings.at(-1)).toContain('"event":"the payment gateway refused a request"');
      expect((await attemptOf(live.cart_id)).phase).toBe('done');
      expect(await shop.checkout.sweep()).toEqual({ settled: 24, waiting: 0, failed: 0 });
    });

    it('gives the money back if they are gone', async () => {
      const { cart, variantId, stockNow } = await oneTop(1);
      const answer = await buy(shop.checkout, cart, { 'card.number': '4000 0000 0000 0077' });
      await shop.another({ gateway: deaf(), clock: AFTER_HOLD }).sweep();
      const other = await aCart(shop.db, { lines: [{ variantId }] });
      expect((await buy(shop.checkout, other)).location).toContain('/thank-you');

      const before = await books(shop.db);
      // the first refund fails half way: no order may come of it even if an item comes back
      const broken: PaymentGateway = { ...createTestGateway(shop.db), refund: down };
      await shop.another({ gateway: broken, clock: AFTER_HOLD }).sweep();
      expect((await attemptOf(cart.id)).phase).toBe('refunding');
      await shop.db.updateTable('commerce.variant').set({ on_hand: 1 }).where('id', '=', variantId).execute();
      await shop.another({ clock: AFTER_HOLD }).sweep();

      const after = await books(shop.db);
      expect(after.orders).toBe(before.orders);
      expect(after.charges).toBe(before.charges - 1);
      expect(await stockNow()).toEqual({ on_hand: 1, reserved: 0 });
      const page = await follow(shop.checkout, await get(shop.checkout, answer.location));
      expect(pageText(page)).toContain('Paid too late, and paid back');
    });
  });
});
