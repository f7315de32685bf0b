import { readFile } from 'node:fs/promises';
import { rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { createSelfService } from '../../self-service/self-service.ts';
import type { CommerceDb, CommerceTx } from '../../store/commerce-database.ts';
import { aCustomer, aNetwork, signIn } from '../../testing/a-customer.ts';
import { aProduct } from '../../testing/a-product.ts';
import { ACTIVATE_BY_URL, CUSTOMER_CREATE, RECOVER, RESET_BY_URL } from '../../testing/account-operations.ts';
import {
  at,
  type ProviderUnderTest,
  providerUnderTest,
  SHOP_ORIGIN,
  textAt,
} from '../../testing/provider-under-test.ts';
import { CUSTOMER_ORDERS } from '../../testing/shop-operations.ts';
import { type Checkout, createCheckout } from '../checkout.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { aCart } from '../testing/a-cart.ts';
import { buy } from '../testing/a-shopper.ts';

const FRESH = 'eight-salty-seagulls';
const MIGRATION = new URL('../../store/migrations/0060_mailbox_proof.sql', import.meta.url);

describe('an order of a guest', () => {
  let test: ProviderUnderTest;
  let checkout: Checkout;
  let variantId: number | undefined;
  let mails: Mail[] = [];
  beforeAll(async () => {
    test = await providerUnderTest();
    checkout = createCheckout({
      db: test.db,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      gateway: createTestGateway(test.db),
    });
    variantId = (await aProduct(test.db, { stock: 100 })).variantIds[0];
  });
  beforeEach(async () => {
    await test.db.deleteFrom('commerce.outbox').execute();
    mails = [];
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const buys = async (email: string) => {
    const cart = await aCart(test.db, { lines: [{ variantId }] });
    await buy(checkout, cart, { email });
    return test.db.selectFrom('commerce.order').selectAll().where('cart_id', '=', cart.id).executeTakeFirstOrThrow();
  };
  const ordersOf = async (token: string) =>
    at((await test.request(CUSTOMER_ORDERS, { token })).data, 'customer', 'orders', 'edges');
  async function ask(path: string, token: string): Promise<string> {
    const selfService = createSelfService({
      db: test.db,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      parcelSpeed: 1,
    });
    const headers = { authorization: `Bearer ${token}` };
    return (await selfService.fetch(new Request(`${SHOP_ORIGIN}/services/account/${path}`, { headers }))).text();
  }
  const deliver = () =>
    createOutbox({
      db: test.db,
      ...emailPlace(SHOP_ORIGIN),
      subscribers: [],
      mailer: { send: async (mail) => void mails.push(mail) },
    }).run();
  const linkIn = (text = '') => /https:\S+\/account\/(?:reset|activate)\/\S+/.exec(text)?.[0] ?? '';
  const topics = async () =>
    (await test.db.selectFrom('commerce.outbox').select(['topic', 'payload']).execute()).filter(
      ({ topic }) => topic === 'orders/updated',
    );

  it('is not in an account that somebody signed up for with the guest’s address, until the mailbox is proven', async () => {
    const email = 'stranger@example.com';
    const squatter = await aCustomer(test, { email });
    const squattersCart = await aCart(test.db, { lines: [{ variantId }] });
    await sql`update commerce.cart set customer_id = ${squatter.id} where id = ${squattersCart.id}`.execute(test.db);
    const bought = await buys('Stranger@Example.com');
    expect(bought).toMatchObject({ customer_id: null, mailbox: email });
    expect(await ordersOf(squatter.token)).toEqual([]);
    expect(JSON.parse(await ask('orders', squatter.token))).toEqual({ mailboxProven: false, orders: [] });
    expect(await ask('export', squatter.token)).not.toContain('Kingfisher');
    // a page that opens with the order's secret, which whoever pays sees, proves nothing
    await checkout.fetch(new Request(`${SHOP_ORIGIN}/orders/${bought.status_token}`));
    expect(await ordersOf(squatter.token)).toEqual([]);
    await deliver();
    expect(mails.find(({ to }) => to === 'Stranger@Example.com')?.text).toContain(
      'There is an account with this address',
    );

    await test.request(RECOVER, { email }, {}, aNetwork());
    await deliver();
    const sent = mails.find(({ subject }) => subject.startsWith('A new password'));
    expect(sent?.to).toBe(email);
    const { data } = await test.request(RESET_BY_URL, { url: linkIn(sent?.text), password: FRESH }, {}, aNetwork());
    const token = textAt(data, 'customerResetByUrl', 'customerAccessToken', 'accessToken');
    expect(await ordersOf(token)).toHaveLength(1);
    expect(await ask('export', token)).toContain('218 Kingfisher Lane');
    expect(await topics()).toEqual([{ topic: 'orders/updated', payload: { orderId: bought.id } }]);
    // whoever signed up first has nothing left of it
    expect((await test.request(CUSTOMER_ORDERS, { token: squatter.token })).data).toEqual({ customer: null });
    expect(await signIn(test, email, squatter.password)).toBeUndefined();
    const cart = test.db.selectFrom('commerce.cart').select('customer_id').where('id', '=', squattersCart.id);
    expect(await cart.executeTakeFirst()).toEqual({ customer_id: null });
    // from here on the account gets them at once
    expect(await buys(email)).toMatchObject({ customer_id: squatter.id, mailbox: null });
    expect(JSON.parse(await ask('orders', token))).toMatchObject({ mailboxProven: true });
  });

  it('is in an account that was opened by its letter, at once', async () => {
    const email = 'keeper@example.com';
    const bought = await buys(email);
    expect(bought).toMatchObject({ customer_id: expect.any(Number), mailbox: null });
    const input = { email, password: FRESH };
    const { data } = await test.request(CUSTOMER_CREATE, { input }, {}, aNetwork());
    expect(at(data, 'customerCreate', 'customerUserErrors', 0, 'code')).toBe('CUSTOMER_DISABLED');
    await deliver();
    const link = linkIn(mails.find(({ subject }) => subject.startsWith('Open your'))?.text);
    const opened = await test.request(ACTIVATE_BY_URL, { url: link, password: FRESH }, {}, aNetwork());
    const token = textAt(opened.data, 'customerActivateByUrl', 'customerAccessToken', 'accessToken');
    expect(await ordersOf(token)).toHaveLength(1);
    expect(await buys(email)).toMatchObject({ customer_id: bought.customer_id });
  });

  it('and a proof at the same moment do not miss each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email } = await aCustomer(test);
      await test.request(RECOVER, { email }, {}, aNetwork());
      await deliver();
      const url = linkIn(mails.find(({ to }) => to === email)?.text);
      const [, { data }] = await Promise.all([
        buys(email),
        test.request(RESET_BY_URL, { url, password: FRESH }, {}, aNetwork()),
      ]);
      expect(await ordersOf(textAt(data, 'customerResetByUrl', 'customerAccessToken', 'accessToken'))).toHaveLength(1);
    }
  });

  it('leaves an unproven account of the version before, and no other', async () => {
    const unproven = await aCustomer(test, { email: 'unproven@example.com' });
    const moved = await buys(unproven.email);
    const kept = await buys('began.as.guest@example.com');
    await sql`update commerce."order" set customer_id = ${unproven.id}, mailbox = null where id = ${moved.id}`.execute(
      test.db,
    );
    await sql`update commerce.customer set state = 'enabled', password_hash = 'x' where id = ${kept.customer_id}`.execute(
      test.db,
    );
    const file = await readFile(MIGRATION, 'utf8');
    const owners = (db: CommerceDb | CommerceTx) =>
      db
        .selectFrom('commerce.order')
        .select(['id', 'customer_id', 'mailbox'])
        .where('id', 'in', [moved.id, kept.id])
        .orderBy('id')
        .execute();
    const after = await withTx(test.db, async (tx) => {
      await sql`alter table commerce.customer drop column mailbox_proven_at`.execute(tx);
      await sql`alter table commerce."order" drop column mailbox cascade`.execute(tx);
      await sql.raw(file).execute(tx);
      return rollback(await owners(tx));
    });
    expect(after).toEqual([
      { id: moved.id, customer_id: null, mailbox: unproven.email },
      { id: kept.id, customer_id: kept.customer_id, mailbox: null },
    ]);
  });
});
