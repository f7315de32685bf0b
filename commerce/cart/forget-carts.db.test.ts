import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCart } from '../checkout/testing/a-cart.ts';
import { buy } from '../checkout/testing/a-shopper.ts';
import { FRIDAY, openShop, type TestShop } from '../checkout/testing/open-shop.ts';
import { emptyAddress } from '../domain/checkout/address.ts';
import { findDraft, saveDraft } from '../store/checkout/checkout-drafts.ts';
import { rememberNetwork } from '../store/customer/customer-networks.ts';
import { forgetCommerce } from '../store/forget.ts';
import { saveEmail } from '../store/outbox/mailbox.ts';
import { aProduct } from '../testing/a-product.ts';
import { forgetCarts } from './forget-carts.ts';

const days = (count: number): Date => new Date(FRIDAY.getTime() + count * 24 * 60 * 60_000);
const DRAFT = {
  email: 'marina@example.com',
  deliveryAddress: { ...emptyAddress('US'), lastName: 'Costa', address1: '218 Kingfisher Lane' },
  billingAddress: null,
  method: 'standard',
} as const;

describe('what nobody comes back for', () => {
  let shop: TestShop;
  let variantId: number | undefined;
  beforeAll(async () => {
    shop = await openShop();
    variantId = (await aProduct(shop.db, { stock: 100 })).variantIds[0];
  });
  beforeEach(async () => {
    await sql`update commerce.cart set updated_at = ${FRIDAY}`.execute(shop.db);
  });
  afterAll(() => shop.close());

  async function aCartOf(when: Date) {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    await sql`update commerce.cart set updated_at = ${when} where id = ${cart.id}`.execute(shop.db);
    return cart;
  }
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from commerce.${sql.id(table)}`.execute(
      shop.db,
    );
    return rows[0]?.n ?? 0;
  };
  const isThere = async (id: number): Promise<boolean> =>
    (await shop.db.selectFrom('commerce.cart').select('id').where('id', '=', id).execute()).length === 1;

  it('goes with its carts after a month and a day: lines, what was typed, and payments that failed', async () => {
    const old = await aCartOf(FRIDAY);
    await buy(shop.checkout, old, { 'card.number': '4000 0000 0000 0002' });
    await saveDraft(shop.db, old.id, DRAFT);
    expect(await count('checkout_attempt')).toBe(1);
    await sql`update commerce.cart set updated_at = ${FRIDAY} where id = ${old.id}`.execute(shop.db);
    const touched = await aCartOf(days(2));
    expect(await forgetCarts(shop.db, days(31))).toBe(0);
    expect(await forgetCarts(shop.db, days(31.1))).toBe(1);
    expect([await isThere(old.id), await isThere(touched.id)]).toEqual([false, true]);
    expect([await count('checkout_attempt'), await findDraft(shop.db, old.id)]).toEqual([0, undefined]);
  });

  it('but a cart with an order stays, and one whose payment may still become one', async () => {
    const bought = await aCartOf(FRIDAY);
    await buy(shop.checkout, bought);
    const paying = await aCartOf(FRIDAY);
    await buy(shop.checkout, paying, { 'card.number': '4000 0000 0000 0002' });
    await sql`
      update commerce.checkout_attempt set phase = 'reserved', response = null where cart_id = ${paying.id}`.execute(
      shop.db,
    );
    await sql`update commerce.cart set updated_at = ${FRIDAY}`.execute(shop.db);
    await forgetCarts(shop.db, days(400));
    expect([await isThere(bought.id), await isThere(paying.id)]).toEqual([true, true]);
  });

  it('goes however much there is of it, a part at a time', async () => {
    await sql`
      insert into commerce.cart (token, key_sha256, country_code, updated_at)
      select 'a-cart-made-by-a-flood-' || n, decode(repeat('00', 32), 'hex'), 'US', ${FRIDAY}
      from generate_series(1, 1200) as n`.execute(shop.db);
    expect(await forgetCarts(shop.db, days(32))).toBeGreaterThanOrEqual(1_200);
    expect(await forgetCarts(shop.db, days(32))).toBe(0);
  });

  it('names and streets that were typed go a day after the order, and dead emails after three months', async () => {
    const cart = await aCartOf(FRIDAY);
    await buy(shop.checkout, cart);
    const open = await aCartOf(FRIDAY);
    for (const { id } of [cart, open]) await saveDraft(shop.db, id, DRAFT);
    await sql`update commerce.checkout_draft set updated_at = ${FRIDAY}`.execute(shop.db);
    await sql`update commerce.outbox set failed_at = ${FRIDAY}, delivered_at = null`.execute(shop.db);
    const emails = await count('outbox');
    await forgetCommerce(shop.db, days(0.5));
    expect(await findDraft(shop.db, cart.id)).toBeDefined();
    await forgetCommerce(shop.db, days(1.1));
    expect([await findDraft(shop.db, cart.id), (await findDraft(shop.db, open.id))?.email]).toEqual([
      undefined,
      DRAFT.email,
    ]);
    expect(await count('outbox')).toBe(emails);
    await forgetCommerce(shop.db, days(91));
    expect(await count('outbox')).toBe(0);
  });

  it('what was asked of Stripe goes where it came to nothing, and stays of an order, for refunds', async () => {
    const cart = await aCartOf(FRIDAY);
    await buy(shop.checkout, cart);
    const left = await aCartOf(FRIDAY);
    await buy(shop.checkout, left, { 'card.number': '4000 0000 0000 0002' });
    await sql`
      insert into commerce.stripe_payment (key, amount, currency, created_at)
      select key, 100, 'USD', ${FRIDAY} from commerce.checkout_attempt where cart_id in (${cart.id}, ${left.id})
      union all values ('of-a-cart-that-went', 100, 'USD', ${FRIDAY}::timestamptz)`.execute(shop.db);
    await forgetCommerce(shop.db, days(30));
    expect(await count('stripe_payment')).toBe(3);
    await forgetCommerce(shop.db, days(32));
    const { rows } = await sql`
      select attempt.cart_id as "cartId" from commerce.stripe_payment as payment
      left join commerce.checkout_attempt as attempt using (key)`.execute(shop.db);
    expect(rows).toEqual([{ cartId: cart.id }]);
  });

  it('where somebody signed in from goes once no session from there can be left', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into commerce.customer (email, state) values ('networks@example.com', 'guest') returning id`.execute(
      shop.db,
    );
    await rememberNetwork(shop.db, rows[0]?.id ?? 0, '203.0.113.9', FRIDAY);
    await forgetCommerce(shop.db, days(364));
    expect(await count('customer_network')).toBe(1);
    await forgetCommerce(shop.db, days(366));
    expect(await count('customer_network')).toBe(0);
  });

  it('emails in the mailbox go after a month', async () => {
    const email = { recipient: 'marina@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await saveEmail(shop.db, { ...email, messageId: '<old@shop.example>', sentAt: FRIDAY });
    await forgetCommerce(shop.db, days(29));
    expect(await count('mailbox')).toBe(1);
    await forgetCommerce(shop.db, days(31));
    expect(await count('mailbox')).toBe(0);
  });
});
