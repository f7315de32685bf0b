import { randomUUID } from 'node:crypto';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailingAddress } from '../domain/customer/mailing-address.ts';
import { updateCart } from '../store/cart/cart-writes.ts';
import { insertAddress } from '../store/customer/customer-addresses.ts';
import { aProduct } from '../testing/a-product.ts';
import { aCart } from './testing/a-cart.ts';
import { buy, fieldValue, follow, get, pageText, pathOf, post } from './testing/a-shopper.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const HOME: MailingAddress = {
  firstName: 'Marina',
  lastName: 'Costa',
  company: null,
  address1: 'Rua das Gaivotas 14',
  address2: null,
  city: 'Lisboa',
  region: null,
  postcode: '1200-202',
  countryCode: 'PT',
  phone: '+351912345678',
};

describe('a checkout', () => {
  let shop: TestShop;
  let variantId: number | undefined;
  beforeAll(async () => {
    shop = await openShop();
    variantId = (await aProduct(shop.db, { stock: 100 })).variantIds[0];
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  async function aMember(email: string): Promise<number> {
    const { id } = await shop.db
      .insertInto('commerce.customer')
      .values({ email, first_name: 'Marina', last_name: 'Costa', state: 'enabled', password_hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const cartOf = async (customerId: number) => {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    await shop.db.updateTable('commerce.cart').set({ customer_id: customerId }).where('id', '=', cart.id).execute();
    return cart;
  };
  const orderOf = (cartId: number) =>
    shop.db.selectFrom('commerce.order').selectAll().where('cart_id', '=', cartId).executeTakeFirstOrThrow();
  const topics = async () =>
    (await shop.db.selectFrom('commerce.outbox').select('topic').orderBy('position').execute()).map(
      ({ topic }) => topic,
    );

  it('asks members of a deep tier for less, and nobody for more, than it shows (decisions.md: 50 USD, free express)', async () => {
    const id = await aMember('deep@example.com');
    const fifty = (await aProduct(shop.db, { stock: 10, price: 5_500 })).variantIds[0];
    const prices = async (tags: string[]) => {
      await shop.db.updateTable('commerce.customer').set({ tags }).where('id', '=', id).execute();
      const cart = await aCart(shop.db, { lines: [{ variantId: fifty }] });
      await shop.db.updateTable('commerce.cart').set({ customer_id: id }).where('id', '=', cart.id).execute();
      await buy(shop.checkout, cart, { email: 'deep@example.com' });
      return (await orderOf(cart.id)).delivery_price;
    };
    const [stranger, swimmer] = [await prices([]), await prices(['bay-club-swimmer'])];
    expect(stranger).toBeGreaterThan(0);
    expect(swimmer).toBe(0);
  });

  it('of a signed-in shopper is filled in from the address book, and the order is theirs', async () => {
    const id = await aMember('marina@example.com');
    await withTx(shop.db, async (tx) => commit(await insertAddress(tx, id, HOME)));
    const cart = await cartOf(id);
    const page = await get(shop.checkout, pathOf(cart));
    expect(pageText(page)).not.toContain('Have an account?');
    const field = (name: string) => fieldValue(page, name);
    expect([field('email'), field('delivery.firstName'), field('delivery.city'), field('delivery.postcode')]).toEqual([
      'marina@example.com',
      'Marina',
      'Lisboa',
      '1200-202',
    ]);
    await buy(shop.checkout, cart, { email: 'other.mailbox@example.com' });
    expect(await orderOf(cart.id)).toMatchObject({ customer_id: id, email: 'other.mailbox@example.com' });
    const confirmation = await get(shop.checkout, pathOf(cart).replace('?', '/thank-you?'));
    expect(pageText(confirmation)).not.toContain('Keep this order in an account');
  });

  it('is filled in with the address and the way of delivery that were chosen for the cart', async () => {
    const id = await aMember('elsewhere@example.com');
    await withTx(shop.db, async (tx) => commit(await insertAddress(tx, id, HOME)));
    const cart = await cartOf(id);
    const address = {
      ...{
        firstName: 'Lola',
        lastName: 'Reyes',
        company: null,
        address1: '12 Pier Road',
        address2: null,
        city: 'Austin',
      },
      ...{ provinceCode: 'TX', zip: '78701', countryCode: 'US', phone: null },
    };
    await withTx(shop.db, async (tx) =>
      commit(
        await updateCart(
          tx,
          cart.id,
          {
            deliveryAddresses: [{ id: randomUUID(), selected: true, oneTimeUse: true, address }],
            deliveryMethod: 'express',
          },
          new Date(),
        ),
      ),
    );
    const page = await get(shop.checkout, pathOf(cart));
    expect(
      ['email', 'delivery.firstName', 'delivery.city', 'delivery.postcode'].map((name) => fieldValue(page, name)),
    ).toEqual(['elsewhere@example.com', 'Lola', 'Austin', '78701']);
    expect(page.text).toMatch(/<option value="TX" selected/);
    expect(page.text).toMatch(/value="express"[^>]* checked/);
  });

  it('of a closed account is a guest’s', async () => {
    const id = await aMember('closed@example.com');
    await withTx(shop.db, async (tx) => commit(await insertAddress(tx, id, HOME)));
    await shop.db.updateTable('commerce.customer').set({ state: 'disabled' }).where('id', '=', id).execute();
    const page = await get(shop.checkout, pathOf(await cartOf(id)));
    expect(fieldValue(page, 'delivery.city')).toBe('');
  });

  it('of a guest keeps the order under the mailbox, one customer for all spellings, told once', async () => {
    await shop.db.deleteFrom('commerce.outbox').execute();
    const orders = [];
    for (const email of ['Guest@Example.com', 'guest@example.com']) {
      const cart = await aCart(shop.db, { lines: [{ variantId }] });
      await buy(shop.checkout, cart, { email });
      orders.push(await orderOf(cart.id));
    }
    expect(orders[0]?.customer_id).toBe(orders[1]?.customer_id);
    expect(await topics()).toEqual([
      'inventory_levels/update',
      'customers/create',
      'orders/create',
      'orders/paid',
      'order-confirmed',
      'inventory_levels/update',
      'orders/create',
      'orders/paid',
      'order-confirmed',
    ]);
  });

  it('of the last item tells that the product’s page has changed', async () => {
    const last = await aProduct(shop.db, { stock: 1 });
    const cart = await aCart(shop.db, { lines: [{ variantId: last.variantIds[0] }] });
    await shop.db.deleteFrom('commerce.outbox').execute();
    await buy(shop.checkout, cart);
    expect(await topics()).toContain('products/update');
  });

  it('offers a guest an account by email, to the order’s own mailbox', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    const paid = await follow(shop.checkout, await buy(shop.checkout, cart, { email: 'keeper@example.com' }));
    expect(pageText(paid)).toContain('We send a link to keeper@example.com');
    await shop.db.deleteFrom('commerce.outbox').execute();
    const asked = await post(shop.checkout, pathOf(cart).replace('?', '/thank-you?'), {});
    expect(pageText(await follow(shop.checkout, asked))).toContain('A link is on its way to keeper@example.com');
    expect(await topics()).toEqual(['activate-account']);
  });
});
