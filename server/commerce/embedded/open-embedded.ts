import { randomBytes } from 'node:crypto';
import { createPasswordHasher } from '@bluebird-bay/commerce/account/password-hasher.ts';
import { forgetCarts } from '@bluebird-bay/commerce/cart/forget-carts.ts';
import { createNetworkLimits } from '@bluebird-bay/commerce/cart/network-limits.ts';
import { type Checkout, createCheckout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import type { PaymentGateway } from '@bluebird-bay/commerce/checkout/gateway/gateway.ts';
import { createTestGateway } from '@bluebird-bay/commerce/checkout/gateway/test-gateway.ts';
import { shell } from '@bluebird-bay/commerce/checkout/pages/shell.ts';
import { storefrontLinks } from '@bluebird-bay/commerce/domain/storefront/storefront-links.ts';
import { createMailboxMailer } from '@bluebird-bay/commerce/outbox/mail/mailbox-mailer.ts';
import { createMailbox } from '@bluebird-bay/commerce/outbox/mailbox/mailbox.ts';
import { createOutbox, type Outbox } from '@bluebird-bay/commerce/outbox/outbox.ts';
import { createProvider, type Provider } from '@bluebird-bay/commerce/provider.ts';
import { createSelfService } from '@bluebird-bay/commerce/self-service/self-service.ts';
import { forgetSoldOutChanges } from '@bluebird-bay/commerce/store/catalogue/availability.ts';
import type { CommerceDb } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { setTagOfFamily } from '@bluebird-bay/commerce/store/customer/customer-tags.ts';
import { forgetCommerce } from '@bluebird-bay/commerce/store/forget.ts';
import { operatingFigures } from '@bluebird-bay/commerce/store/operating-figures.ts';
import { OUTBOX_NEWS } from '@bluebird-bay/commerce/store/outbox/outbox.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { isLocalAddress } from '@bluebird-bay/contract/local-visitor.ts';
import { createSmtpMailer } from '@bluebird-bay/emails/smtp-mailer.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { emailPictures } from '../../emails/email-pictures.ts';
import { TIDY_EVERY_MS } from '../../life/every.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { Config } from '../../settings/config.ts';
import type { OpenCommerce, Subscriber } from '../commerce.ts';
import { BAY_CLUB } from './club-loyalty.ts';
import { clubPromises } from './club-promises.ts';
import { grantStudentCode } from './grant-student-code.ts';
import { provenEmailFrom } from './proven-email-from.ts';
import { rewardCodes } from './reward-codes.ts';

/** Pages wait for their data longer than browsers may: a busy machine must not keep the shop from opening. */
const PAGE_PATIENCE_MS = 60_000;
/** The test gateway stands in for another company, whose events take their time. */
const GATEWAY_EVENT_MS = 3_000;
/** Payments whose outcome is unknown are asked for again this often (reliability D1). */
const SWEEP_EVERY_MS = 30_000;
/** Emails and webhooks leave when the database tells of them; those to be tried again, and any it could not tell of, this late. */
const DELIVER_EVERY_MS = 2_000;
/** What has had its day is looked for in tables that are read from end to end for it; in a shop that has just opened soon. */
const FORGET_EVERY_MS = 60 * 60_000;
/** Parcels are looked after this often. */
const PARCELS_EVERY_MS = 10_000;
/** Customers' tags that say their tier; the provider's rules go by them. */
const TIER_TAGS = 'bay-club-';

export interface EmbeddedParts {
  config: Config;
  db: CommerceDb;
  pictures: Pictures;
  /** Who takes the money; the test gateway unless given, which moves none. */
  gateway?: PaymentGateway | undefined;
  /** A copy of the database that follows it: pages are made from it while it answers. */
  replica?: { db: CommerceDb; isUsable: () => boolean };
}

/** Our own provider, opened: API, checkout, self-service and outbox, wired to each other. */
export function openEmbedded({ config, db, pictures, gateway, replica }: EmbeddedParts): OpenCommerce {
  const { shopOrigin, checkoutHost, publicToken, parcelSpeed } = config;
  const cartLimits = createNetworkLimits({ sharedBy: config.databaseUrl === undefined ? undefined : db });
  const { storefrontUrl: storefront = shopOrigin } = config;
  const storefronts = [...new Set([storefront, ...config.storefrontOrigins])].filter((origin) => origin !== shopOrigin);
  const hasher = createPasswordHasher();
  const providerOptions = {
    hasher,
    cartLimits,
    publicToken,
    ...(config.privateToken === undefined ? {} : { privateToken: config.privateToken }),
    allowedOrigins: storefronts,
    open: config.openApi,
    shopOrigin,
    production: config.production,
    pictureUrl: (spec: string, width: number) => `${shopOrigin}${pictures.url(spec, width)}`,
    furtherPromises: clubPromises,
  };
  const provider = createProvider({ ...providerOptions, db });
  const reader = replica && createProvider({ ...providerOptions, db: replica.db });
  // Pages are made from the answers a browser would get, without the way over the network.
  const clientOf = (choose: () => Provider) =>
    httpClient({
      endpoint: `${shopOrigin}${API_PATH}`,
      shopOrigin,
      token: publicToken,
      fetch: async (input, init) => choose().fetch(new Request(input, init), { patienceMs: PAGE_PATIENCE_MS }),
    });
  const checkout: Checkout = createCheckout({
    db,
    hasher,
    cartLimits,
    shopOrigin,
    storefront,
    storefronts,
    pictureUrl: pictures.url,
    gateway:
      gateway ??
      createTestGateway(db, {
        notify: (event) =>
          setTimeout(() => {
            checkout
              .fetch(event)
              .catch((error) => shopLog.of('checkout').warn('an event of the gateway got lost', {}, error));
          }, GATEWAY_EVENT_MS).unref(),
      }),
    parcelSpeed,
    loyalty: BAY_CLUB,
  });
  const mailer = config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : createMailboxMailer(db);
  // A provider elsewhere signs with a secret that it and we alone know; the one in here needs none that outlives the process.
  const secret = config.webhookSecret ?? randomBytes(32).toString('hex');
  // Emails with links to accounts lie in it, so it is opened where shop and database are one person's machine alone: a
  // proxy that says nothing of whom it speaks for looks like that person, but then the shop is known by another address.
  const isPrivate = !config.smtpUrl && !config.databaseUrl && isLocalAddress(shopOrigin);

  function outboxFor(subscribers: readonly Subscriber[]): Outbox {
    // These are in this process: they are told without the way over the network.
    const within = new Map(subscribers.map(({ path, fetch }) => [`${shopOrigin}${path}`, fetch]));
    return createOutbox({
      db,
      shopOrigin,
      storefront,
      pictureUrl: emailPictures(shopOrigin, pictures),
      mailer,
      loyalty: BAY_CLUB,
      subscribers: [
        ...subscribers.map(({ name, path, topics }) => ({ name, url: `${shopOrigin}${path}`, secret, topics })),
        ...(config.webhook ? [{ name: 'webhook', ...config.webhook, topics: 'all' as const }] : []),
      ],
      send: (request) => (within.get(request.url) ?? fetch)(request),
    });
  }

  const links = storefrontLinks(shopOrigin, storefront);
  return {
    api: clientOf(() => provider),
    ...(reader && { pageApi: clientOf(() => (replica.isUsable() ? reader : provider)) }),
    shopConfig: { endpoint: API_PATH, shopOrigin, token: publicToken, checkoutHost, pictureBase: pictures.base },
    routes: {
      api: provider,
      selfService: createSelfService({
        db,
        hasher,
        shopOrigin,
        pictureUrl: (spec, width) => pictures.url(spec, width),
        parcelSpeed,
      }),
      checkout,
      checkoutHost,
      cartUrl: links.cart,
      mailbox: isPrivate ? createMailbox(db, shopOrigin) : undefined,
    },
    productUrl: links.product,
    mailer,
    webhookSecret: secret,
    provenEmailOf: provenEmailFrom(db),
    grantStudentCode: grantStudentCode(db),
    club: {
      codeMaker: rewardCodes(db),
      tellTier: (customer, tier) =>
        setTagOfFamily(db, Number(customer), TIER_TAGS, tier === 'paddler' ? null : `${TIER_TAGS}${tier}`),
    },
    plainDocument: (document) => shell({ shopOrigin, pictureUrl: (spec) => spec, mark: 'none' }, document),
    work: (subscribers) => ({
      beforeOpening: checkout.sweep,
      jobs: [
        { name: 'payment sweeper', everyMs: SWEEP_EVERY_MS, run: checkout.sweep },
        { name: 'parcels', everyMs: PARCELS_EVERY_MS, run: checkout.moveParcels },
        { name: 'expired carts', everyMs: TIDY_EVERY_MS, run: () => forgetCarts(db, new Date()) },
        {
          name: 'what the provider needs no more',
          everyMs: FORGET_EVERY_MS,
          firstMs: TIDY_EVERY_MS,
          run: () => forgetCommerce(db, new Date()),
        },
        { name: 'notes of what sold out', everyMs: TIDY_EVERY_MS, run: () => forgetSoldOutChanges(db) },
        {
          name: 'outbox',
          everyMs: DELIVER_EVERY_MS,
          news: OUTBOX_NEWS,
          run: outboxFor(subscribers).run,
          isShared: true,
        },
      ],
    }),
    figures: () => operatingFigures(db),
  };
}
