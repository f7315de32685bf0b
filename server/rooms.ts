import { createCheckout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { createTestGateway } from '@bluebird-bay/commerce/checkout/test-gateway.ts';
import { DEFAULT_COUNTRY } from '@bluebird-bay/commerce/domain/money/countries.ts';
import { createMailboxMailer } from '@bluebird-bay/commerce/outbox/mail/mailbox-mailer.ts';
import { createSmtpMailer } from '@bluebird-bay/commerce/outbox/mail/smtp-mailer.ts';
import { isLocalAddress } from '@bluebird-bay/commerce/outbox/mailbox/local-visitor.ts';
import { createMailbox } from '@bluebird-bay/commerce/outbox/mailbox/mailbox.ts';
import { createOutbox } from '@bluebird-bay/commerce/outbox/outbox.ts';
import { createProvider } from '@bluebird-bay/commerce/provider.ts';
import { createServices } from '@bluebird-bay/services/services.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import type { ShopConfig } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Pictures } from './pictures/pictures.ts';

/** Version of the Storefront API in force (spec §9). */
const ENDPOINT = '/api/2025-07/graphql.json';

/** The rooms that answer requests, wired to each other. */
export function openRooms(
  config: Config,
  { db, servicesDb }: Pick<OpenDatabase, 'db' | 'servicesDb'>,
  pictures: Pictures,
) {
  const { shopOrigin, checkoutHost, publicToken, production } = config;
  const provider = createProvider({
    db,
    publicToken,
    shopOrigin,
    production,
    // The hosted checkout charges list prices; until it takes offers off, the bag promises none.
    offers: 'none',
    pictureUrl: (spec, width) => `${shopOrigin}${pictures.url(spec, width)}`,
  });
  const checkout = createCheckout({
    db,
    shopOrigin,
    pictureUrl: pictures.url,
    gateway: createTestGateway(db),
    parcelSpeed: config.parcelSpeed,
  });
  const shopConfig: ShopConfig = {
    endpoint: ENDPOINT,
    token: publicToken,
    country: DEFAULT_COUNTRY,
    checkoutHost,
    pictureBase: pictures.base,
  };
  const api = httpClient({
    endpoint: `${shopOrigin}${ENDPOINT}`,
    token: publicToken,
    // Pages are made from the answers a browser would get, without the way over the network.
    fetch: async (input, init) => provider.fetch(new Request(input, init)),
  });
  const mailer = config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : createMailboxMailer(db);
  const outbox = createOutbox({
    db,
    shopOrigin,
    mailer,
    subscribers: config.webhook ? [{ name: 'webhook', ...config.webhook, topics: 'all' }] : [],
  });
  // Letters with links to accounts lie in it, so it is opened where shop and database are one person's machine alone: a
  // proxy that says nothing of whom it speaks for looks like that person, but then the shop is known by another address.
  const isPrivate = !config.smtpUrl && !config.databaseUrl && isLocalAddress(shopOrigin);
  const mailbox = isPrivate ? createMailbox(db) : undefined;
  return { outbox, mailbox, provider, checkout, services: createServices({ db: servicesDb }), shopConfig, api };
}
