import { connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { aNetwork } from '@bluebird-bay/commerce/testing/a-customer.ts';
import {
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
} from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { connectServices } from '@bluebird-bay/services/store/services-database.ts';
import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { type AppParts, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createContainer } from '../container.ts';

const ORIGIN = 'http://localhost:3000';

type Container = Awaited<ReturnType<typeof createContainer>>;

/** All parts behind one address, wired as the server wires them, without pages and pictures. */
export interface ShopUnderTest {
  provider: ProviderUnderTest;
  services: ServicesTestDatabase;
  outbox: Container['outbox'];
  /** What the club does by itself. */
  clubRound: Container['clubRound'];
  /** Each call from a network of its own, so that limits of one do not reach another. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON, with the shop's public token. */
  notify(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Asks the provider; the answer's whole body. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape, looked into by tests
  request(query: string, variables: unknown): Promise<any>;
  close(): Promise<void>;
}

export interface ShopUnderTestOptions {
  /** Whether the shop may change nothing now. */
  isReadOnly?: () => boolean;
}

/** A shop on empty databases of its own; close it in `afterAll`. */
export async function shopUnderTest(options: ShopUnderTestOptions = {}): Promise<ShopUnderTest> {
  const [provider, services] = await Promise.all([providerUnderTest(), emptyServicesDatabase()]);
  const connected = { applicationName: 'shop-test', ...options };
  const db = connectCommerce(provider.url, connected);
  const servicesDb = connectServices(services.url, connected);
  const pictures: AppParts['pictures'] & Parameters<typeof createContainer>[2] = {
    url: (spec, width) => `/pictures/${spec}@${width}.webp`,
    base: '/pictures/',
    fetch: async () => new Response(),
    prepare: async () => true,
    stop: () => undefined,
  };
  const container = await createContainer(
    readConfig({ NODE_ENV: 'production', SHOP_ORIGIN: ORIGIN }),
    { db, servicesDb },
    pictures,
    () => undefined,
  );
  const shop = createApp({
    ...container,
    pictures,
    pages: { fetch: () => new Response('') },
    shopOrigin: ORIGIN,
    checkoutHost: '',
    log: shopLog.of('server'),
  });
  const send: ShopUnderTest['send'] = async (path, init) => shop(new Request(`${ORIGIN}${path}`, init), aNetwork());
  const notify: ShopUnderTest['notify'] = (path, body, headers = {}) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN, ...headers },
    });
  return {
    provider,
    services,
    outbox: container.outbox,
    clubRound: container.clubRound,
    send,
    notify,
    request: async (query, variables) => (await notify('/api/2025-07/graphql.json', { query, variables })).json(),
    close: async () => {
      await Promise.all([db.destroy(), servicesDb.destroy()]);
      await Promise.all([provider.close(), services.close()]);
    },
  };
}
