import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '../outbox/outbox.ts';
import { requestReturn } from '../returns/request-return.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import { sellGiftCards } from '../store/discount/gift-card-sales.ts';
import { insertEvents, insertFulfilment, markDelivered } from '../store/order/fulfilments.ts';
import { insertRefund } from '../store/order/refunds.ts';
import { queueEmail } from '../store/outbox/emails.ts';
import { saveEmail } from '../store/outbox/mailbox.ts';
import { aCustomer, aNetwork, PASSWORD, type SignedInCustomer, signIn } from '../testing/a-customer.ts';
import { aProduct } from '../testing/a-product.ts';
import { CUSTOMER_CREATE } from '../testing/account-operations.ts';
import { anOrder } from '../testing/an-order.ts';
import { at, type ProviderUnderTest, SHOP_ORIGIN } from '../testing/provider-under-test.ts';
import { type Ask, selfServiceUnderTest, sentAsJson } from './testing/self-service-under-test.ts';

describe('an account', () => {
  let test: ProviderUnderTest;
  let request: Ask;
  let end: () => Promise<void>;
  let variantId: number;
  beforeAll(async () => {
    ({ test, request, end } = await selfServiceUnderTest());
    variantId = (await aProduct(test.db)).variantIds[0] ?? 0;
  });
  afterAll(() => end());

  const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
  const close = (token: string) => request('account/close', { method: 'POST', ...bearer(token) });
  const refusalOf = async (token: string) => {
    const { status, json } = await close(token);
    return [status, json.error?.code];
  };

  /** Somebody whose one order has come. */
  async function withHistory(email: string, firstName = 'Canary'): Promise<SignedInCustomer & { orderId: number }> {
    const marina = await aCustomer(test, { email, firstName });
    const { id: orderId } = await anOrder(test.db, { customerId: marina.id, email, lines: [{ variantId }] });
    const ordered = new Date('2026-11-20T10:00:00Z');
    const parcel = await withTx(test.db, async (tx) =>
      commit(
        await insertFulfilment(tx, {
          orderId,
          trackingCompany: 'Tidewater Post',
          trackingNumber: `TW${String(orderId).padStart(12, '2')}US`,
          lines: [{ position: 1, quantity: 1 }],
          orderedAt: ordered,
          now: ordered,
        }),
      ),
    );
    await insertEvents(test.db, parcel, [{ step: 7, at: ordered }]);
    await markDelivered(test.db, parcel, ordered);
    return { ...marina, orderId };
  }

  /** What else an address leaves behind: codes that were used and granted, and emails. */
  async function aTrail({ orderId }: { orderId: number }, email: string): Promise<void> {
    await sql`
      with code as (
        insert into commerce.discount (title, value_kind, percent, class, once_per_customer)
        values (${`Trail of order ${orderId}`}, 'percentage', 10, 'order', true) returning id
      ), granted as (
        insert into commerce.discount_grant (discount_id, email) select id, ${email} from code
      )
      insert into commerce.discount_use (discount_id, cart_id, code_key, email, once)
      select code.id, placed.cart_id, 'TRAIL', ${email}, true from code, commerce."order" as placed
      where placed.id = ${orderId}`.execute(test.db);
    const words = { subject: 'Thank you', text: 'Thank you, Closing', html: '<p>Thank you, Closing</p>' };
    await saveEmail(test.db, { messageId: '<trail@shop.example>', recipient: email, ...words, sentAt: new Date() });
  }

  /** Every table of the provider but the outbox: that tells others to forget, and is emptied by the day. */
  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'commerce' and table_type = 'BASE TABLE' and table_name <> 'outbox'`.execute(test.db);
    expect(rows.length).toBeGreaterThan(40);
    return rows.map(({ name }) => name);
  }

  it('is closed by whoever has just given its password, and nothing says any more whose it was', async () => {
    const email = 'close.canary@example.com';
    const marina = await withHistory(email, 'Closing');
    const gift = JSON.stringify([{ key: 'Recipient name', value: 'A friend of Closing' }]);
    await sql`update commerce.order_line set attributes = ${gift} where order_id = ${marina.orderId}`.execute(test.db);
    await sql`
      update commerce.checkout_attempt set snapshot = jsonb_set(snapshot, '{lines,0,attributes}', ${gift}::jsonb)
      where snapshot ->> 'email' = ${email}`.execute(test.db);
    await sql`
      insert into commerce.cart_line (cart_id, variant_id, quantity, attributes, attributes_sha256)
      select cart_id, ${variantId}::bigint, 1, ${gift}::jsonb, sha256('gift') from commerce."order" where id = ${marina.orderId}`.execute(
      test.db,
    );
    await sql`
      update commerce.cart set attributes = ${gift}, metafields = ${gift}, preferences = ${gift}
      where id = (select cart_id from commerce."order" where id = ${marina.orderId})`.execute(test.db);
    await aTrail(marina, email);
    expect((await close(marina.token)).status).toBe(200);
    expect((await request('account/orders', bearer(marina.token))).status).toBe(401);
    expect(await signIn(test, email, PASSWORD)).toBeUndefined();
    for (const table of await tables()) {
      const { rows } = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.id('commerce', table)} t`.execute(test.db);
      expect(
        rows.filter(({ row }) => /close\.canary|Closing/i.test(row)),
        table,
      ).toEqual([]);
    }
    const cached = await test.db
      .selectFrom('commerce.order')
      .selectAll()
      .where('id', '=', marina.orderId)
      .executeTakeFirstOrThrow();
    expect(cached).toMatchObject({ total: 5_200, customer_id: marina.id });
    expect(cached.delivery_address).toMatchObject({
      city: 'Santa Cruz',
      countryCode: 'US',
      firstName: '',
      address1: '',
    });
    expect((await request('orders/find', sentAsJson({ number: String(cached.number), email }))).status).toBe(404);

    const input = { email, password: PASSWORD, firstName: 'New', lastName: 'Here' };
    const { data } = await test.request(CUSTOMER_CREATE, { input }, {}, aNetwork());
    expect(at(data, 'customerCreate', 'customerUserErrors')).toEqual([]);
    const token = (await signIn(test, email, PASSWORD)) ?? '';
    expect((await request('account/orders', bearer(token))).json).toMatchObject({ orders: [] });
  });

  it('leaves a gift in an open bag what it is, and takes whatever was written to go with it', async () => {
    const { id, token } = await withHistory('open.bag@example.com');
    const words = [
      { key: '_gift', value: 'marlo-dolls' },
      { key: 'Message', value: 'For you' },
    ];
    const { rows } = await sql<{ id: number }>`
      with bag as (
        insert into commerce.cart (token, key_sha256, country_code, customer_id)
        values (${`open-bag-of-${id}`.padEnd(22, '-')}, sha256('key'), 'US', ${id}) returning id
      )
      insert into commerce.cart_line (cart_id, variant_id, quantity, attributes, attributes_sha256)
      select id, ${variantId}::bigint, 1, ${JSON.stringify(words)}::jsonb, sha256('gift') from bag returning cart_id as id`.execute(
      test.db,
    );
    expect((await close(token)).status).toBe(200);
    const lines = await test.db
      .selectFrom('commerce.cart_line')
      .select('attributes')
      .where('cart_id', '=', rows[0]?.id ?? 0)
      .execute();
    expect(lines).toEqual([{ attributes: words.slice(0, 1) }]);
  });

  it('takes nothing along that belongs to an address its orders were placed with', async () => {
    const marina = await withHistory('typed.another@example.com');
    const email = 'somebody.else@example.com';
    await sql`update commerce."order" set email = ${email} where id = ${marina.orderId}`.execute(test.db);
    await aTrail(marina, email);
    expect((await close(marina.token)).status).toBe(200);
    const { rows } = await sql`
      select from commerce.discount_grant where email = ${email}
      union all select from commerce.mailbox where recipient = ${email}`.execute(test.db);
    expect(rows).toHaveLength(2);
  });

  it('is not closed by an old token, nor while something is on its way', async () => {
    const marina = await withHistory('stays@example.com');
    await sql`update commerce.customer_access_token set created_at = created_at - interval '6 minutes'
      where customer_id = ${marina.id}`.execute(test.db);
    expect((await close(marina.token)).status).toBe(401);
    await anOrder(test.db, { customerId: marina.id, lines: [{ variantId }] });
    const fresh = (await signIn(test, marina.email, PASSWORD)) ?? '';
    const refused = await close(fresh);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'ORDER_UNDER_WAY']);
    expect((await request('account/orders', bearer(fresh))).json.orders).toHaveLength(2);
  });

  it('is not closed while a return of theirs is on its way, and is once it was called off', async () => {
    const marina = await withHistory('sends.back@example.com');
    const piece = { position: 1, quantity: 1, reason: 'too-big', resolution: 'gift-card' } as const;
    const asked = { orderId: marina.orderId, key: 'a-return', way: 'label', units: [piece] } as const;
    expect((await requestReturn(test.db, asked, new Date('2026-11-21T10:00:00Z'))).kind).toBe('requested');
    expect(await refusalOf(marina.token)).toEqual([409, 'ORDER_UNDER_WAY']);
    await sql`update commerce.order_return set state = 'cancelled', cancelled_at = now()`.execute(test.db);
    expect((await close(marina.token)).status).toBe(200);
  });

  it('is not closed while a payment of theirs may still become an order, and is once it has failed', async () => {
    const marina = await withHistory('still.paying@example.com');
    const paying = (phase: string, response: string | null) =>
      sql`
      update commerce.checkout_attempt set phase = ${phase}, response = ${response}
      where snapshot ->> 'email' = ${marina.email}`.execute(test.db);
    await paying('reserved', null);
    expect(await refusalOf(marina.token)).toEqual([409, 'ORDER_UNDER_WAY']);
    await paying('failed', '{"outcome":"not-charged"}');
    expect((await close(marina.token)).status).toBe(200);
  });

  describe('whose bag changes in this very moment', () => {
    /** Closes it while somebody holds its bag, and lets go once the closing waits for that. */
    async function closeBeside(
      { orderId, token }: { orderId: number; token: string },
      change: (tx: CommerceTx, cartId: number) => Promise<unknown>,
    ) {
      const closing = Promise.withResolvers<Awaited<ReturnType<typeof close>>>();
      const cartId = await withTx(test.db, async (tx) => {
        const { rows } = await sql<{ id: number }>`
          select id from commerce.cart where id = (select cart_id from commerce."order" where id = ${orderId})
          for update`.execute(tx);
        const id = rows[0]?.id ?? 0;
        await change(tx, id);
        close(token).then(closing.resolve, closing.reject);
        await vi.waitFor(async () => {
          const { rows: waiting } = await sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            test.db,
          );
          expect(waiting).toHaveLength(1);
        }, 10_000);
        return commit(id);
      });
      return { ...(await closing.promise), cartId };
    }

    it('is not closed when a payment begins', async () => {
      const marina = await withHistory('pays.beside@example.com');
      const { status } = await closeBeside(marina, (tx, cartId) =>
        sql`update commerce.checkout_attempt set phase = 'reserved', response = null where cart_id = ${cartId}`.execute(
          tx,
        ),
      );
      expect(status).toBe(409);
    });

    it('keeps no words of what is put in', async () => {
      const marina = await withHistory('puts.in.beside@example.com');
      const words = JSON.stringify([{ key: 'Recipient name', value: 'A friend' }]);
      const { status, cartId } = await closeBeside(marina, (tx, id) =>
        sql`insert into commerce.cart_line (cart_id, variant_id, quantity, attributes, attributes_sha256)
          values (${id}, ${variantId}, 1, ${words}, sha256('friend'))`.execute(tx),
      );
      expect(status).toBe(200);
      const lines = test.db.selectFrom('commerce.cart_line').select('attributes').where('cart_id', '=', cartId);
      expect(await lines.execute()).toEqual([{ attributes: [] }]);
    });
  });

  it('is not closed while a gift card of theirs waits for its day, and is once the email has left', async () => {
    const marina = await withHistory('gift.giver@example.com');
    const card = { orderId: marina.orderId, position: 1, quantity: 1, unitPrice: 5_000, currency: 'USD' };
    await withTx(test.db, async (tx) => {
      for (const giftCardId of await sellGiftCards(tx, card))
        await queueEmail(tx, { topic: 'gift-card', payload: { giftCardId } }, new Date('2027-06-01T08:00:00Z'));
      return commit(undefined);
    });
    expect(await refusalOf(marina.token)).toEqual([409, 'ORDER_UNDER_WAY']);
    await sql`update commerce.outbox set delivered_at = now() where topic = 'gift-card'`.execute(test.db);
    expect((await close(marina.token)).status).toBe(200);
  });

  it('gets no email once it is closed', async () => {
    const marina = await withHistory('no.more@example.com');
    expect((await close(marina.token)).status).toBe(200);
    await sql`delete from commerce.outbox`.execute(test.db);
    await queueEmail(test.db, { topic: 'order-confirmed', payload: { orderId: marina.orderId } });
    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    const outbox = createOutbox({ db: test.db, ...emailPlace(SHOP_ORIGIN), mailer, log: silentLog });
    expect(await outbox.run()).toEqual({ delivered: 1, failed: 0, givenUp: 0 });
    expect(mails).toEqual([]);
  });

  it('is not closed while money of theirs is to come back as a gift card', async () => {
    const marina = await withHistory('credit@example.com');
    const amounts = { amount: 4_600, deliveryAmount: 0, dutyAmount: 0, giftCardAmount: 0, giftCardFrom: 0 };
    const refund = {
      ...amounts,
      orderId: marina.orderId,
      key: 'refund-as-a-gift-card',
      note: '',
      createdAt: new Date(),
      lines: [],
    };
    const { id } = await withTx(test.db, async (tx) => commit(await insertRefund(tx, { ...refund, asGiftCard: true })));
    expect(await refusalOf(marina.token)).toEqual([409, 'ORDER_UNDER_WAY']);
    await sql`update commerce.refund set phase = 'done', done_at = now() where id = ${id}`.execute(test.db);
    await queueEmail(test.db, { topic: 'refunded-as-gift-card', payload: { refundId: id } });
    expect(await refusalOf(marina.token)).toEqual([409, 'ORDER_UNDER_WAY']);
    await sql`update commerce.outbox set delivered_at = now() where topic = 'refunded-as-gift-card'`.execute(test.db);
    expect((await close(marina.token)).status).toBe(200);
  });
});
