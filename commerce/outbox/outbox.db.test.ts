import { createHmac } from 'node:crypto';
import { withTx } from '@bluebird-bay/database/with-tx.ts';
import type { Mail } from '@bluebird-bay/emails/mailer.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueEmail } from '../store/outbox/emails.ts';
import { announce } from '../store/outbox/shop-events.ts';
import { aCustomer } from '../testing/a-customer.ts';
import { aProduct } from '../testing/a-product.ts';
import { anOrder } from '../testing/an-order.ts';
import { at, type ProviderUnderTest, providerUnderTest, SHOP_ORIGIN } from '../testing/provider-under-test.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import type { Subscriber } from './webhooks/send-webhook.ts';

const START = new Date('2026-11-20T10:00:00Z');
const SERVICES: Subscriber = {
  name: 'services',
  url: 'https://services.example/hooks',
  secret: 's'.repeat(32),
  topics: 'all',
};
const STOCK: Subscriber = {
  name: 'stock',
  url: 'https://stock.example/',
  secret: 't'.repeat(32),
  topics: ['inventory_levels/update'],
};

interface Received {
  url: string;
  headers: Record<string, string>;
  body: string;
}

describe('the outbox', () => {
  let test: ProviderUnderTest;
  let now = START;
  let received: Received[] = [];
  let mails: Mail[] = [];
  let log = keptLog('outbox');
  /** What the other side answers; by default all is well. */
  let answer: () => Response | Promise<Response> = () => new Response(null, { status: 200 });

  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
  });
  beforeEach(async () => {
    await test.db.deleteFrom('commerce.outbox').execute();
    [now, received, mails, log] = [START, [], [], keptLog('outbox')];
    answer = () => new Response(null, { status: 200 });
  });
  afterAll(() => test.close());

  const outbox = (options: Partial<OutboxOptions> = {}) =>
    createOutbox({
      db: test.db,
      ...emailPlace(SHOP_ORIGIN),
      subscribers: [SERVICES, STOCK],
      mailer: { send: async (mail) => void mails.push(mail) },
      send: async (request) => {
        received.push({ url: request.url, headers: Object.fromEntries(request.headers), body: await request.text() });
        return answer();
      },
      clock: () => now,
      log,
      ...options,
    });
  const anEvent = async () => {
    const { id } = await aProduct(test.db);
    await announce(test.db, [{ topic: 'products/update', payload: { productId: id } }]);
    return id;
  };

  it('tells subscribers of an event, signed, each with what it asked for', async () => {
    const id = await anEvent();
    expect(await outbox().run()).toEqual({ delivered: 2, failed: 0, givenUp: 0 });
    expect(received).toHaveLength(1);
    const [hook] = received;
    expect(hook?.url).toBe(SERVICES.url);
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({
      id,
      admin_graphql_api_id: `gid://shopify/Product/${id}`,
      status: 'active',
    });
    const signature = createHmac('sha256', SERVICES.secret)
      .update(hook?.body ?? '')
      .digest('base64');
    expect(hook?.headers).toMatchObject({
      'x-shopify-topic': 'products/update',
      'x-shopify-hmac-sha256': signature,
      'x-shopify-shop-domain': 'shop.example',
      'x-shopify-webhook-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    // the control: another secret makes another signature
    expect(
      createHmac('sha256', STOCK.secret)
        .update(hook?.body ?? '')
        .digest('base64'),
    ).not.toBe(signature);
  });

  it('tells of units that can be had, and of none of a size that has left', async () => {
    const { id, variantIds } = await aProduct(test.db, { sizes: ['S', 'M'], stock: 4 });
    await test.db
      .updateTable('commerce.product')
      .set({ option_values: ['S'] })
      .where('id', '=', id)
      .execute();
    await test.db.deleteFrom('commerce.outbox').execute();
    const events = variantIds.map(
      (variantId) => ({ topic: 'inventory_levels/update', payload: { variantId } }) as const,
    );
    await announce(test.db, events);
    await outbox({ subscribers: [STOCK] }).run();
    const told = received.map(({ body }) => JSON.parse(body));
    expect(new Map(told.map(({ variant_id, available }) => [variant_id, available]))).toEqual(
      new Map(variantIds.map((variantId, at) => [variantId, at === 0 ? 4 : 0])),
    );
  });

  it('tells the order as others need it', async () => {
    const customer = await aCustomer(test);
    const product = await aProduct(test.db);
    await test.db.deleteFrom('commerce.outbox').execute();
    const order = await anOrder(test.db, {
      customerId: customer.id,
      lines: [{ variantId: product.variantIds[0] ?? 0, quantity: 2 }],
    });
    await announce(test.db, [{ topic: 'orders/paid', payload: { orderId: order.id } }]);
    await outbox().run();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      id: order.id,
      name: `BB-${order.number}`,
      email: 'marina.costa@example.com',
      currency: 'USD',
      total_price: '98.00',
      financial_status: 'paid',
      fulfillment_status: null,
      customer: { id: customer.id, email: customer.email, state: 'enabled' },
      line_items: [
        {
          product_id: product.id,
          variant_id: product.variantIds[0],
          quantity: 2,
          price: '46.00',
          fulfillable_quantity: 2,
        },
      ],
      order_status_url: expect.stringMatching(/^https:\/\/shop\.example\/checkouts\/orders\/[\w-]{43}$/),
    });
  });

  it('says nothing of a change that was rolled back', async () => {
    const { id } = await aProduct(test.db);
    const failing = withTx(test.db, async (tx) => {
      await announce(tx, [{ topic: 'products/update', payload: { productId: id } }]);
      throw new Error('the change did not happen');
    });
    await expect(failing).rejects.toThrow();
    expect(await outbox().run()).toEqual({ delivered: 0, failed: 0, givenUp: 0 });
  });

  it('tries again, later each time, with the same id, body and signature, until it is taken', async () => {
    await anEvent();
    answer = () => new Response(null, { status: received.length < 4 ? 503 : 200 });
    const box = outbox();
    const waits: number[] = [];
    for (let second = 0; second < 900 && received.length < 4; second += 1) {
      const before = received.length;
      await box.run();
      if (received.length > before) waits.push(second);
      now = new Date(now.getTime() + 1_000);
    }
    expect(waits).toEqual([0, 5, 35, 155]);
    await box.run();
    expect(await box.run()).toEqual({ delivered: 0, failed: 0, givenUp: 0 });
    expect(
      new Set(
        received.map(
          ({ body, headers }) => `${headers['x-shopify-webhook-id']} ${headers['x-shopify-hmac-sha256']} ${body}`,
        ),
      ).size,
    ).toBe(1);
  });

  it.each([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } })],
    ['a client error', () => new Response(null, { status: 410 })],
    ['a broken line', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ])('takes %s for a failure, and follows nothing', async (_name, wrong) => {
    await anEvent();
    answer = wrong;
    expect(await outbox().run()).toEqual({ delivered: 1, failed: 1, givenUp: 0 });
    expect(received).toHaveLength(1);
  });

  it('gives up after a day, and says so', async () => {
    await anEvent();
    answer = () => new Response(null, { status: 500 });
    const box = outbox();
    let givenUp = 0;
    for (let hour = 0; hour < 40; hour += 1) {
      for (let minute = 0; minute < 60; minute += 10) {
        givenUp += (await box.run()).givenUp;
        now = new Date(now.getTime() + 10 * 60_000);
      }
    }
    expect([givenUp, received.length]).toEqual([1, 10]);
    expect(JSON.parse(log.lines.at(-1) ?? '')).toMatchObject({
      level: 'error',
      part: 'outbox',
      event: 'a delivery was given up',
      topic: 'products/update',
      attempt: 10,
      error: expect.stringContaining('services answered 500'),
    });
  });

  it('delivers each entry once, however many run it at once', async () => {
    for (let index = 0; index < 50; index += 1) await anEvent();
    const results = await Promise.all(Array.from({ length: 4 }, () => outbox().run()));
    expect(results.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(100);
    expect(new Set(received.map(({ headers }) => headers['x-shopify-webhook-id'])).size).toBe(50);
    expect(received).toHaveLength(50);
  });

  it('takes up what a dead process had taken on, once its time is over', async () => {
    await anEvent();
    const dead = outbox({ send: () => new Promise(() => {}) });
    await outbox({ subscribers: [] }).run();
    await test.db.deleteFrom('commerce.outbox').execute();
    await anEvent();
    // the event is told, and the webhook is taken on by a process that never answers
    void dead.run();
    await expect
      .poll(
        async () =>
          (await test.db.selectFrom('commerce.outbox').select('attempts').where('kind', '=', 'webhook').execute())[0]
            ?.attempts,
      )
      .toBe(1);
    expect(await outbox().run()).toEqual({ delivered: 0, failed: 0, givenUp: 0 });
    now = new Date(now.getTime() + 61_000);
    expect(await outbox().run()).toEqual({ delivered: 1, failed: 0, givenUp: 0 });
    expect(received).toHaveLength(1);
  });

  it('does not let one that cannot be told hold up the others', async () => {
    await test.db.insertInto('commerce.outbox').values({ kind: 'event', topic: 'nonsense', payload: '{}' }).execute();
    await announce(test.db, [{ topic: 'products/update', payload: { productId: 999_999 } }]);
    await anEvent();
    expect(await outbox().run()).toEqual({ delivered: 3, failed: 1, givenUp: 0 });
    expect(received).toHaveLength(1);
  });

  describe('emails', () => {
    it('carry a link that resets the password, and the database does not', async () => {
      const customer = await aCustomer(test, { email: 'ana.reyes@example.com', firstName: 'Ana' });
      await test.db.deleteFrom('commerce.outbox').execute();
      await queueEmail(test.db, { topic: 'reset-password', payload: { email: customer.email } });
      await outbox().run();
      const [mail] = mails;
      expect(mail).toMatchObject({
        to: customer.email,
        subject: 'A new password for Bluebird Bay',
        messageId: expect.stringMatching(/^<[0-9a-f-]{36}@shop\.example>$/),
      });
      const url = /https:\/\/shop\.example\/account\/reset\/\d+\/[\w-]{43}\//.exec(mail?.text ?? '')?.[0] ?? '';
      expect(mail?.html).toContain(`href="${url}"`);
      expect(mail?.text).toContain('Hi Ana,');
      const { data } = await test.request(
        `mutation ($url: URL!) { customerResetByUrl(resetUrl: $url, password: "eight-salty-seagulls") { customer { id } customerUserErrors { code } } }`,
        { url },
      );
      expect(at(data, 'customerResetByUrl', 'customer', 'id')).toBe(customer.gid);
      const rows = await test.db.selectFrom('commerce.outbox').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-2));
    });

    it('go to nobody for an address without an account, and to an invited one with the link that opens it', async () => {
      await test.db
        .insertInto('commerce.customer')
        .values({ email: 'invited@example.com', state: 'invited' })
        .execute();
      for (const email of ['nobody@example.com', 'invited@example.com'])
        await queueEmail(test.db, { topic: 'reset-password', payload: { email } });
      expect(await outbox().run()).toEqual({ delivered: 2, failed: 0, givenUp: 0 });
      expect(mails.map(({ to, text }) => [to, /\/account\/(\w+)\//.exec(text)?.[1]])).toEqual([
        ['invited@example.com', 'activate'],
      ]);
    });

    it('with a link are not written twice in two minutes, but are after a mail server said no', async () => {
      const customer = await aCustomer(test);
      await test.db.deleteFrom('commerce.outbox').execute();
      const write = () => queueEmail(test.db, { topic: 'reset-password', payload: { email: customer.email } });
      let isDown = true;
      const box = outbox({
        mailer: {
          send: async (mail) => {
            if (isDown) throw new Error(`550 <${mail.to}> try later`);
            mails.push(mail);
          },
        },
      });
      await write();
      expect(await box.run()).toMatchObject({ failed: 1 });
      expect(log.lines[0]).toContain('550 <<address>> try later');
      expect(log.lines[0]).not.toContain(customer.email);
      isDown = false;
      now = new Date(now.getTime() + 5_000);
      await box.run();
      await write();
      await box.run();
      expect(mails).toHaveLength(1);
      now = new Date(now.getTime() + 120_000);
      await write();
      await box.run();
      expect(mails).toHaveLength(2);
    });

    it('show each piece with its picture, and stay below what mail programs cut off, however much was ordered', async () => {
      const { variantIds } = await aProduct(test.db);
      const customer = await aCustomer(test);
      const lines = Array.from({ length: 120 }, (_, index) => ({
        variantId: variantIds[0] ?? 0,
        title: `Top ${index}`,
        unitPrice: 100 + index,
      }));
      const order = await anOrder(test.db, { customerId: customer.id, lines });
      await test.db.deleteFrom('commerce.outbox').execute();
      await queueEmail(test.db, { topic: 'order-confirmed', payload: { orderId: order.id } });
      await outbox().run();
      const { html = '', text = '' } = mails[0] ?? {};
      expect(html).toContain(`src="${SHOP_ORIGIN}/pictures/000000/p/triangle/passionfruit/flat-1@400.jpeg"`);
      expect(html).toContain('alt="Kaila Triangle Top, laid flat" width="72" height="90"');
      expect(text).toContain('Top 39, Passionfruit, Size M: $1.39');
      for (const form of [html, text]) {
        expect(form).not.toContain('Top 40');
        expect(form).toContain('And 80 more, all of them on the order’s page.');
        expect(form).toContain('$197.40');
      }
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    });

    it('say amounts of money to the last one, however large they are', async () => {
      const { id: customerId } = await aCustomer(test);
      const lines = [{ variantId: (await aProduct(test.db)).variantIds[0] ?? 0, unitPrice: 2_299_000 }];
      const order = await anOrder(test.db, { customerId, currency: 'VND', deliveryPrice: 0, lines });
      await queueEmail(test.db, { topic: 'order-confirmed', payload: { orderId: order.id } });
      await outbox({ subscribers: [] }).run();
      expect(mails.at(-1)?.text).toContain('₫2,299,000');
      expect(mails.at(-1)?.text).not.toMatch(/₫[\d.]+[KM]/);
    });

    it('escape what people typed', async () => {
      const product = await aProduct(test.db);
      const customer = await aCustomer(test);
      const order = await anOrder(test.db, {
        customerId: customer.id,
        lines: [{ variantId: product.variantIds[0] ?? 0, title: '<script>alert(1)</script> "Top"' }],
      });
      await test.db.deleteFrom('commerce.outbox').execute();
      await queueEmail(test.db, { topic: 'order-confirmed', payload: { orderId: order.id } });
      await outbox().run();
      expect(mails[0]?.html).toContain('&lt;script&gt;');
      expect(mails[0]?.html).not.toContain('<script>');
      expect(mails[0]?.text).toContain('Total: $52.00');
      expect(mails[0]?.subject).toBe(`Order BB-${order.number} is in`);
    });
  });
});
