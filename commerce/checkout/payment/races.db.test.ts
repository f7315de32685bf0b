import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { aCart, type TestCart } from '../testing/a-cart.ts';
import {
  buy,
  follow,
  get,
  hiddenFields,
  MARINA,
  openCheckout,
  type Page,
  pageText,
  pathOf,
  post,
} from '../testing/a-shopper.ts';
import { books, imbalance } from '../testing/books.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

const ROUNDS = process.env.NIGHTLY ? 20 : 5;

const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('many at once', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ gatewayTimeoutMs: 20_000 });
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  let before: Awaited<ReturnType<typeof books>>;
  beforeEach(async () => {
    before = await books(shop.db);
  });

  /** What has come about since the test began; the money must match the orders whatever the test. */
  const since = async () => {
    const now = await books(shop.db);
    expect(imbalance(now)).toEqual({ orders: 0, amount: 0 });
    return { orders: now.orders - before.orders, charges: now.charges - before.charges, sold: now.sold - before.sold };
  };
  const variantWith = async (stock: number): Promise<number> =>
    (await aProduct(shop.db, { title: 'Lido One-Piece', stock, sizes: ['M'] })).variantIds[0] ?? 0;
  const stockOf = (id: number) =>
    shop.db
      .selectFrom('commerce.variant')
      .select(['on_hand', 'reserved'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const readyToPay = async (cart: TestCart) => ({
    ...MARINA,
    ...hiddenFields(await openCheckout(shop.checkout, cart)),
  });
  const isPaid = (page: Page): boolean => page.location.includes('/thank-you');

  it(`two buyers of the last one: one gets it, the other is told which item has gone; ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const variantId = await variantWith(1);
      const carts = await Promise.all([1, 2].map(() => aCart(shop.db, { lines: [{ variantId }] })));
      const typed = await Promise.all(carts.map(readyToPay));
      const answers = await Promise.all(
        carts.map((cart, index) => post(shop.checkout, pathOf(cart), typed[index] ?? {})),
      );
      expect(answers.filter(isPaid)).toHaveLength(1);
      const loser = answers.find((answer) => !isPaid(answer));
      const page = await get(shop.checkout, loser?.location ?? '');
      expect(pageText(page)).toContain('Just sold out: Lido One-Piece');
      expect(pageText(page)).toContain('Nothing was charged. Change your bag');
      expect(page.text).toContain('href="https://shop.example/my-cart/"');
      expect(await stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 });
    }
    expect(await since()).toEqual({ orders: ROUNDS, charges: ROUNDS, sold: ROUNDS });
  });

  it('sixty buyers of ten: ten orders, nothing held, nothing below zero', async () => {
    const variantId = await variantWith(10);
    const carts = await Promise.all(times(60, () => aCart(shop.db, { lines: [{ variantId }] })));
    const typed = await Promise.all(carts.map(readyToPay));
    const answers = await Promise.all(
      carts.map((cart, index) => post(shop.checkout, pathOf(cart), typed[index] ?? {})),
    );
    expect(answers.filter(isPaid)).toHaveLength(10);
    expect(await stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await since()).toEqual({ orders: 10, charges: 10, sold: 10 });
  });

  it('a read before the write would have sold the last one twice (control)', async () => {
    const variantId = await variantWith(1);
    const naive = async (): Promise<boolean> => {
      const { on_hand } = await stockOf(variantId);
      if (on_hand < 1) return false;
      await shop.db
        .updateTable('commerce.variant')
        .set({ on_hand: on_hand - 1 })
        .where('id', '=', variantId)
        .execute();
      return true;
    };
    const sold = await Promise.all(times(20, naive));
    expect(sold.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('fifty presses of one button: one order, one charge, fifty equal answers', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId: await variantWith(60) }] });
    const typed = await readyToPay(cart);
    const answers = await Promise.all(times(50, () => post(shop.checkout, pathOf(cart), typed)));
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
      new Set([`303 /checkouts/cn/${cart.token}/thank-you?key=${cart.secret}`]),
    );
    expect(await since()).toEqual({ orders: 1, charges: 1, sold: 1 });
  });

  it('a gateway without keys would have charged those presses more than once (control)', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId: await variantWith(60) }] });
    const typed = await readyToPay(cart);
    let charges = 0;
    const forgetful: PaymentGateway = {
      ...createTestGateway(shop.db),
      charge: async () => {
        charges += 1;
        return { status: 'paid', reference: `forgetful-${charges}` };
      },
    };
    const checkout = shop.another({ gateway: forgetful });
    await Promise.all(times(50, () => post(checkout, pathOf(cart), typed)));
    expect(charges).toBeGreaterThan(1);
    await shop.db.deleteFrom('commerce.order').where('cart_id', '=', cart.id).execute();
  });

  it('fifty tabs with one cart: one order, one charge, and every tab ends at the order', async () => {
    const variantId = await variantWith(60);
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    await openCheckout(shop.checkout, cart);
    const tabs = await Promise.all(times(50, () => get(shop.checkout, pathOf(cart))));
    const typed = tabs.map((tab) => ({ ...MARINA, ...hiddenFields(tab) }));
    expect(new Set(typed.map((fields) => fields.key)).size).toBe(50);
    const answers = await Promise.all(typed.map((fields) => post(shop.checkout, pathOf(cart), fields)));
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    for (const answer of answers) expect(pageText(await follow(shop.checkout, answer))).toContain('Thank you, Marina');
    expect(await stockOf(variantId)).toEqual({ on_hand: 59, reserved: 0 });
    expect(await since()).toEqual({ orders: 1, charges: 1, sold: 1 });
  });

  it(`one key for two carts at once: one order, a refusal, and no item kept back; ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const variantId = await variantWith(5);
      const carts = await Promise.all([1, 2].map(() => aCart(shop.db, { lines: [{ variantId }] })));
      const typed = await Promise.all(carts.map(readyToPay));
      const key = typed[0]?.key ?? '';
      const answers = await Promise.all(
        carts.map((cart, index) => post(shop.checkout, pathOf(cart), { ...typed[index], key })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect(await stockOf(variantId)).toEqual({ on_hand: 4, reserved: 0 });
    }
    expect(await since()).toEqual({ orders: ROUNDS, charges: ROUNDS, sold: ROUNDS });
  });

  it('sweeps beside payments change nothing', async () => {
    const variantId = await variantWith(30);
    const carts = await Promise.all(times(20, () => aCart(shop.db, { lines: [{ variantId }] })));
    const typed = await Promise.all(carts.map(readyToPay));
    const sweeps = times(10, () => shop.another().sweep());
    const answers = await Promise.all(
      carts.map((cart, index) => post(shop.checkout, pathOf(cart), typed[index] ?? {})),
    );
    await Promise.all([...sweeps, ...times(10, () => shop.another().sweep())]);
    expect(answers.every(isPaid)).toBe(true);
    expect(await since()).toEqual({ orders: 20, charges: 20, sold: 20 });
  });

  it(`a cart that is edited while it is paid: an order of what was agreed, or a refusal; ${2 * ROUNDS} times`, async () => {
    const variantId = await variantWith(1000);
    let refused = 0;
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const cart = await aCart(shop.db, { lines: [{ variantId }] });
      const typed = await readyToPay(cart);
      const edit = shop.db.transaction().execute(async (tx) => {
        await tx.selectFrom('commerce.cart').select('id').where('id', '=', cart.id).forUpdate().execute();
        await tx.updateTable('commerce.cart_line').set({ quantity: 5 }).where('cart_id', '=', cart.id).execute();
      });
      const [answer] = await Promise.all([post(shop.checkout, pathOf(cart), typed), edit]);
      const order = await shop.db
        .selectFrom('commerce.order')
        .selectAll()
        .where('cart_id', '=', cart.id)
        .executeTakeFirst();
      if (answer.status === 409) {
        refused += 1;
        expect(order).toBeUndefined();
      } else expect(order?.total).toBe(5200);
    }
    const { orders } = await since();
    expect(orders).toBe(2 * ROUNDS - refused);
  });

  it('carts with the same items in other orders never wait for each other for ever', async () => {
    const [a, b, c] = [await variantWith(100), await variantWith(100), await variantWith(100)];
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, a, c],
      [c, a, b],
    ];
    const carts = await Promise.all(
      times(24, (index) => aCart(shop.db, { lines: (orders[index % 4] ?? []).map((variantId) => ({ variantId })) })),
    );
    const answers = await Promise.all(carts.map((cart) => buy(shop.checkout, cart)));
    expect(answers.every(isPaid)).toBe(true);
    expect(await since()).toEqual({ orders: 24, charges: 24, sold: 72 });
  });
});
