import { createHmac } from 'node:crypto';
import { keptLog, silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { readWishlist, writeWishlist } from '../wishlist/wishlists.ts';

const SECRET = 'a secret of some length';
const EMAIL = 'ana@bay.example';
const LIST = '[{"handle":"kaila-top-wildflowers","variants":[{"id":"1"}]}]';

interface WebhookEvent {
  topic?: string;
  id?: string | undefined;
  secret?: string;
}

describe('webhooks of the provider', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  let log = keptLog('services');
  const events = (): unknown[] => log.lines.map((line) => JSON.parse(line).event);
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    log = keptLog('services');
    services = createServices({ db: test.db, webhookSecret: SECRET, log });
    for (const table of ['wishlist', 'webhook_delivery', 'list_entry', 'giveaway_winner', 'stock_request'] as const)
      await test.db.deleteFrom(`services.${table}`).execute();
    await writeWishlist(test.db, '7', LIST, undefined);
    await writeWishlist(test.db, '8', LIST, undefined);
  });
  afterAll(() => test.close());

  const notify = (body: unknown, { topic = 'customers/delete', id = 'one', secret = SECRET }: WebhookEvent = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return services.fetch(
      new Request('http://shop.example/services/webhooks', {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-webhook-id': id,
          'x-shopify-hmac-sha256': createHmac('sha256', secret).update(text).digest('base64'),
        },
      }),
    );
  };
  const listOf = async (customer: string) => (await readWishlist(test.db, customer)).products;
  const deliveries = () => test.db.selectFrom('services.webhook_delivery').select(['id', 'topic']).execute();

  it('forget the list of a customer who is gone, and nobody else’s', async () => {
    expect((await notify({ id: 7 })).status).toBe(204);
    expect([await listOf('7'), await listOf('8')]).toEqual(['[]', LIST]);
    expect(events()).toEqual(['takeWebhook done']);
  });

  it('are believed of nobody else', async () => {
    expect((await notify({ id: 7 }, { secret: 'another secret of some length' })).status).toBe(401);
    const unsigned = () =>
      new Request('http://shop.example/services/webhooks', {
        method: 'POST',
        body: '{"id":7}',
        headers: { 'x-shopify-topic': 'customers/delete', 'x-shopify-webhook-id': 'one' },
      });
    expect((await services.fetch(unsigned())).status).toBe(401);
    const deaf = createServices({ db: test.db, log: silentLog });
    expect((await deaf.fetch(unsigned())).status).toBe(404);
    expect(await listOf('7')).toBe(LIST);
    expect(await deliveries()).toEqual([]);
  });

  it('lead to something once, however often they come', async () => {
    await notify({ id: 7 });
    await writeWishlist(test.db, '7', LIST, undefined);
    expect((await notify({ id: 7 })).status).toBe(204);
    expect(await listOf('7')).toBe(LIST);
    expect(events()).toEqual(['takeWebhook done', 'takeWebhook repeated']);
    await notify({ id: 7 }, { id: 'two' });
    expect(await listOf('7')).toBe('[]');
  });

  it('lead to something once, of twenty at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify({ id: 7 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(events().filter((event) => event === 'takeWebhook done')).toHaveLength(1);
    expect(await deliveries()).toEqual([{ id: 'one', topic: 'customers/delete' }]);
  });

  it.each([
    ['{', 'body'],
    [{}, 'id'],
    [{ id: '7' }, 'id'],
    [{ id: -7 }, 'id'],
    ['x'.repeat(1_000_001), 'body'],
  ])('that are signed but broken are refused, and may come again whole: %.20j', async (body, field) => {
    const answer = await notify(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_INPUT', field } });
    expect(await deliveries()).toEqual([]);
    expect((await notify({ id: 7 })).status).toBe(204);
    expect(await listOf('7')).toBe('[]');
  });

  it('need an id to be told apart by', async () => {
    expect((await notify({ id: 7 }, { id: '' })).status).toBe(400);
    expect(await listOf('7')).toBe(LIST);
  });

  it('about other things are taken and left alone', async () => {
    expect((await notify({ id: 7 }, { topic: 'carts/update' })).status).toBe(204);
    expect([await listOf('7'), await deliveries()]).toEqual([LIST, []]);
  });

  it('have everything forgotten that is kept under an address', async () => {
    for (const email of [EMAIL, 'ben@bay.example']) {
      await test.db
        .insertInto('services.giveaway_winner')
        .values({ place: email === EMAIL ? 1 : 2, email, number: email.padEnd(64, '0') })
        .execute();
      await test.db
        .insertInto('services.stock_request')
        .values({ email, variant: 'gid://shopify/ProductVariant/1' })
        .execute();
      await test.db
        .insertInto('services.student_request')
        .values({ email, token_sha256: email.padEnd(64, '0'), expires_at: new Date() })
        .execute();
    }
    for (const email of ['ana@bay.example', 'ben@bay.example'])
      await test.db
        .insertInto('services.list_entry')
        .values({ list: 'sale', email, token: email.padEnd(32, '0') })
        .execute();
    for (const email of ['ana@bay.example', 'ben@bay.example'])
      await test.db
        .insertInto('services.contact_message')
        .values({ digest: email.padEnd(64, '0'), topic: 'other', name: 'A', email, body: 'Hello' })
        .execute();
    const event = { shop_domain: 'shop.example', customer: { id: 7, email: 'Ana@Bay.example' }, orders_to_redact: [] };
    expect((await notify(event, { topic: 'customers/redact' })).status).toBe(204);
    for (const table of [
      'giveaway_winner',
      'stock_request',
      'student_request',
      'list_entry',
      'contact_message',
    ] as const)
      expect(await test.db.selectFrom(`services.${table}`).select('email').execute()).toEqual([
        { email: 'ben@bay.example' },
      ]);
    expect([await listOf('7'), await listOf('8')]).toEqual(['[]', LIST]);
    expect(log.lines.join()).not.toContain('bay.example');
  });
});
