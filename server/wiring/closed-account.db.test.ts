import { createOutbox } from '@bluebird-bay/commerce/outbox/outbox.ts';
import { createSelfService } from '@bluebird-bay/commerce/self-service/self-service.ts';
import { aCustomer } from '@bluebird-bay/commerce/testing/a-customer.ts';
import {
  type ProviderUnderTest,
  providerUnderTest,
  SHOP_ORIGIN,
} from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { createServices } from '@bluebird-bay/services/services.ts';
import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { WEBHOOK_TOPICS } from '@bluebird-bay/services/webhooks/webhook-topics.ts';
import { readWishlist, writeWishlist } from '@bluebird-bay/services/wishlist/wishlists.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const LIST = '[{"handle":"kaila-top-wildflowers","variants":[{"id":"1"}]}]';
const SECRET = 'a secret that both sides know';

let provider: ProviderUnderTest;
let own: ServicesTestDatabase;
beforeAll(async () => {
  [provider, own] = await Promise.all([providerUnderTest(), emptyServicesDatabase()]);
});
afterAll(() => Promise.all([provider.close(), own.close()]));

it('has the services forget whoever closes their account, by the provider’s own webhook', async () => {
  const { db } = provider;
  const services = createServices({ db: own.db, webhookSecret: SECRET, log: silentLog });
  let now = Date.now();
  const answered: number[] = [];
  const outbox = createOutbox({
    db,
    ...emailPlace(SHOP_ORIGIN),
    mailer: { send: async () => undefined },
    subscribers: [
      { name: 'services', url: `${SHOP_ORIGIN}/services/webhooks`, secret: SECRET, topics: WEBHOOK_TOPICS },
    ],
    // The first answer gets lost on its way: the provider tells it once more.
    send: async (request) => {
      const answer = await services.fetch(request);
      answered.push(answer.status);
      return answered.length === 1 ? new Response(null, { status: 502 }) : answer;
    },
    clock: () => new Date(now),
    log: silentLog,
  });
  const selfService = createSelfService({ db, shopOrigin: SHOP_ORIGIN, pictureUrl: (spec) => spec, parcelSpeed: 0 });
  const [ana, ben] = [await aCustomer(provider), await aCustomer(provider)];
  for (const { id } of [ana, ben]) await writeWishlist(own.db, String(id), LIST, undefined);
  await own.db
    .insertInto('services.list_entry')
    .values({ list: 'newsletter', email: ana.email, token: 't'.repeat(32) })
    .execute();

  const closing = new Request(`${SHOP_ORIGIN}/services/account/close`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect((await selfService.fetch(closing)).status).toBe(200);
  expect((await outbox.run()).failed).toBe(1);
  now += 60 * 60_000;
  await outbox.run();
  expect(new Set(answered)).toEqual(new Set([204]));

  expect((await readWishlist(own.db, String(ana.id))).products).toBe('[]');
  expect((await readWishlist(own.db, String(ben.id))).products).toBe(LIST);
  expect(await own.db.selectFrom('services.list_entry').selectAll().execute()).toEqual([]);
  const left = own.db.selectFrom('services.club_account').select(['email', 'available', 'pending']);
  expect(await left.where('customer', '=', String(ana.id)).execute()).toEqual([
    { email: null, available: 0, pending: 0 },
  ]);
  expect(await left.where('customer', '=', String(ben.id)).execute()).toEqual([
    { email: ben.email, available: 500, pending: 0 },
  ]);
});
