import { connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { aNetwork } from '@bluebird-bay/commerce/testing/a-customer.ts';
import {
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
} from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { connectServices } from '@bluebird-bay/services/store/services-database.ts';
import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import type { Job } from '../commerce/commerce.ts';
import { openEmbedded } from '../commerce/embedded/open-embedded.ts';
import { type ContainerParts, createContainer } from '../container.ts';
import { type AppParts, createApp } from '../http/app.ts';
import { readConfig } from '../settings/config.ts';

const ORIGIN = 'http://localhost:3000';

type Container = Awaited<ReturnType<typeof createContainer>>;

/** All parts behind one address, wired as the server wires them, without pages and pictures. */
export interface ShopUnderTest {
  provider: ProviderUnderTest;
  services: ServicesTestDatabase;
  outbox: Pick<Job, 'run'>;
  /** What the club does by itself. */
  clubRound: Container['clubRound'];
  /** Each call from a network of its own unless told otherwise, so that limits of one do not reach another. */
  send(path: string, init?: RequestInit, network?: { address: string }): Promise<Response>;
  /** Sends JSON, with the shop's public token. */
  notify(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a form, as a browser without scripts does. */
  submit(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
    network?: { address: string },
  ): Promise<Response>;
  /** Asks the provider; the answer's whole body. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape, looked into by tests
  request(query: string, variables: unknown): Promise<any>;
  close(): Promise<void>;
}

export interface ShopUnderTestOptions {
  /** Settings beside the usual. */
  environment?: Readonly<Record<string, string>>;
  /** Whether the shop may change nothing now. */
  isReadOnly?: () => boolean;
}

/** A shop on empty databases of its own; close it in `afterAll`. */
export async function shopUnderTest(options: ShopUnderTestOptions = {}): Promise<ShopUnderTest> {
  const [provider, services] = await Promise.all([providerUnderTest(), emptyServicesDatabase()]);
  const { environment, ...limits } = options;
  const connected = { applicationName: 'shop-test', ...limits };
  const db = connectCommerce(provider.url, connected);
  const servicesDb = connectServices(services.url, connected);
  const pictures: AppParts['pictures'] & ContainerParts['pictures'] = {
    url: (spec, width) => `/pictures/${spec}@${width}.webp`,
    base: '/pictures/',
    fetch: async () => new Response(),
    trim: async () => undefined,
    prepare: async () => true,
    figures: () => ({
      asked: { kept: 0, drawn: 0, standIn: 0, failed: 0 },
      queue: { now: 0, ahead: 0, drawing: 0 },
      bucket: undefined,
    }),
    stop: () => undefined,
  };
  const config = readConfig({ NODE_ENV: 'production', SHOP_ORIGIN: ORIGIN, ...environment });
  const commerce = openEmbedded({ config, db, pictures });
  const container = await createContainer({ config, commerce, servicesDb, pictures, changed: () => undefined });
  const outbox = container.work.jobs.find(({ name }) => name === 'outbox');
  if (!outbox) throw new Error('The embedded provider has no outbox.');
  const shop = createApp({
    ...container,
    commerce: { ...commerce.routes, checkoutHost: '' },
    pictures,
    pages: { fetch: () => new Response('') },
    shopOrigin: ORIGIN,
    log: shopLog.of('server'),
  });
  const send: ShopUnderTest['send'] = async (path, init, network = aNetwork()) =>
    shop(new Request(`${ORIGIN}${path}`, init), network);
  const notify: ShopUnderTest['notify'] = (path, body, headers = {}) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN, ...headers },
    });
  const submit: ShopUnderTest['submit'] = (path, fields, headers = {}, network = aNetwork()) =>
    send(
      path,
      {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      },
      network,
    );
  return {
    provider,
    services,
    outbox,
    clubRound: container.clubRound,
    send,
    notify,
    submit,
    request: async (query, variables) => (await notify(API_PATH, { query, variables })).json(),
    close: async () => {
      await Promise.all([db.destroy(), servicesDb.destroy()]);
      await Promise.all([provider.close(), services.close()]);
    },
  };
}
