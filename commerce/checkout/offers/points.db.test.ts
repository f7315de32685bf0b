import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { aProduct } from '../../testing/a-product.ts';
import { aCart } from '../testing/a-cart.ts';
import { buy, follow, get, openCheckout, pageText } from '../testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';

const CLUB = { name: 'Bay Club', pointsFor: (cents: number) => Math.floor(cents / 100) };

describe('points at the checkout', () => {
  let shop: TestShop;
  let top: number | undefined;
  let giftCard: number | undefined;
  beforeAll(async () => {
    shop = await openShop({ loyalty: CLUB });
    top = (await aProduct(shop.db, { stock: 100, price: 6_290 })).variantIds[0];
    giftCard = (await aProduct(shop.db, { stock: 100, price: 5_000, kind: 'gift-card' })).variantIds[0];
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  async function aMembersCart(email: string, lines: Array<{ variantId: number | undefined; quantity?: number }>) {
    const member = await shop.db
      .insertInto('commerce.customer')
      .values({ email, first_name: 'Marina', last_name: 'Costa', state: 'enabled', password_hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cart = await aCart(shop.db, { lines });
    await shop.db.updateTable('commerce.cart').set({ customer_id: member.id }).where('id', '=', cart.id).execute();
    return cart;
  }
  const orderOf = (cartId: number) =>
    shop.db.selectFrom('commerce.order').selectAll().where('cart_id', '=', cartId).executeTakeFirstOrThrow();
  const orderPageOf = async (cartId: number) =>
    pageText(await get(shop.checkout, `/checkouts/orders/${(await orderOf(cartId)).status_token}`));
  async function confirmationTo(email: string): Promise<{ text: string; html: string }> {
    const mails: Array<{ to: string; text: string; html: string }> = [];
    const mailer = { send: async (mail: { to: string; text: string; html: string }) => void mails.push(mail) };
    await createOutbox({
      db: shop.db,
      ...emailPlace('https://shop.example'),
      mailer,
      loyalty: CLUB,
      clock: () => FRIDAY,
    }).run();
    const found = mails.find((mail) => mail.to === email);
    if (!found) throw new Error(`No email to ${email}.`);
    return found;
  }

  it('are what a member’s order brings, before it is placed and on every page and email of it (CLB-005, CLB-007)', async () => {
    const email = 'marina.costa@example.com';
    const cart = await aMembersCart(email, [{ variantId: top }]);
    expect(pageText(await openCheckout(shop.checkout, cart))).toContain('This order brings 62 points .');
    const paid = await follow(shop.checkout, await buy(shop.checkout, cart));
    const words = 'This order brings 62 points . They land once all of it has shipped.';
    expect(pageText(paid)).toContain(words);
    expect(await orderPageOf(cart.id)).toContain(words);
    const mail = await confirmationTo(email);
    for (const form of [mail.text, mail.html.replaceAll(/\s+/g, ' ')])
      expect(form.replaceAll(/\s+/g, ' ')).toContain(
        'This order brings 62 points. They land once all of it has shipped.',
      );

    const { id } = await orderOf(cart.id);
    await shop.db.updateTable('commerce.order_line').set({ fulfilled: 1 }).where('order_id', '=', id).execute();
    expect(await orderPageOf(cart.id)).toContain('This order brought 62 points .');
    await shop.db.updateTable('commerce.order').set({ refunded: 100 }).where('id', '=', id).execute();
    expect(await orderPageOf(cart.id)).not.toContain('points');
  });

  it('wait for guests, and leave gift cards out', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId: top, quantity: 2 }, { variantId: giftCard }] });
    const guest = { email: 'guest@example.com' };
    const worth = 'This order is worth 125 points in Bay Club.';
    expect(pageText(await openCheckout(shop.checkout, cart, guest))).toContain(worth);
    const paid = await follow(shop.checkout, await buy(shop.checkout, cart, guest));
    const wait = `${worth} They wait for you in an account with this email.`;
    expect(pageText(paid)).toContain(wait);
    expect(await orderPageOf(cart.id)).toContain(wait);

    const cards = await aCart(shop.db, { lines: [{ variantId: giftCard }] });
    expect(pageText(await openCheckout(shop.checkout, cards, guest))).not.toContain('points');
  });
});
