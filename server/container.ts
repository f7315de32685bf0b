import { randomBytes } from 'node:crypto';
import { forgetCarts } from '@bluebird-bay/commerce/cart/forget-carts.ts';
import { createNetworkLimits } from '@bluebird-bay/commerce/cart/network-limits.ts';
import { type Checkout, createCheckout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { createTestGateway } from '@bluebird-bay/commerce/checkout/test-gateway.ts';
import { storefrontLinks } from '@bluebird-bay/commerce/domain/storefront/storefront-links.ts';
import { createMailboxMailer } from '@bluebird-bay/commerce/outbox/mail/mailbox-mailer.ts';
import { createSmtpMailer } from '@bluebird-bay/commerce/outbox/mail/smtp-mailer.ts';
import { isLocalAddress } from '@bluebird-bay/commerce/outbox/mailbox/local-visitor.ts';
import { createMailbox } from '@bluebird-bay/commerce/outbox/mailbox/mailbox.ts';
import { createOutbox } from '@bluebird-bay/commerce/outbox/outbox.ts';
import { createProvider } from '@bluebird-bay/commerce/provider.ts';
import { createSelfService } from '@bluebird-bay/commerce/self-service/self-service.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { createClubRound } from '@bluebird-bay/services/club/club-round.ts';
import { createContactRound } from '@bluebird-bay/services/contact/contact-round.ts';
import { createServices } from '@bluebird-bay/services/services.ts';
import { forgetServices } from '@bluebird-bay/services/store/forget.ts';
import { TAKE_WEBHOOK } from '@bluebird-bay/services/webhooks/webhook-contract.ts';
import { WEBHOOK_TOPICS } from '@bluebird-bay/services/webhooks/webhook-topics.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import type { ShopConfig } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { BAY_CLUB } from './club/club-loyalty.ts';
import { clubPromises } from './club/club-promises.ts';
import { createContactForm } from './contact/contact-form.ts';
import { contactLetters } from './contact/contact-letters.ts';
import { emailPictures } from './emails/email-pictures.ts';
import { createPost } from './emails/post.ts';
import { createListForms } from './forms/list-forms.ts';
import type { OpenDatabase } from './life/open-database.ts';
import { createPageWebhook, PAGE_TOPICS, PAGE_WEBHOOK } from './pages/page-webhook.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Config } from './settings/config.ts';
import { listLetters } from './wiring/list-letters.ts';
import { provenEmailFrom } from './wiring/proven-email-from.ts';
import { ratingFrom } from './wiring/rating-from.ts';
import { studentDiscounts } from './wiring/student-discount.ts';

/** Pages wait for their data longer than browsers may: a busy machine must not keep the shop from opening. */
const PAGE_PATIENCE_MS = 60_000;
/** The test gateway stands in for another company, whose events take their time. */
const GATEWAY_EVENT_MS = 3_000;

/** Everything that answers requests, wired to each other. */
export async function createContainer(
  config: Config,
  { db, servicesDb }: Pick<OpenDatabase, 'db' | 'servicesDb'>,
  pictures: Pictures,
  /** Told the handle of each product and collection that changes. */
  changed: (handle: string) => void,
) {
  const { shopOrigin, checkoutHost, publicToken, production } = config;
  const cartLimits = createNetworkLimits();
  const { storefrontUrl: storefront = shopOrigin } = config;
  const storefronts = [...new Set([storefront, ...config.storefrontOrigins])].filter((origin) => origin !== shopOrigin);
  const provider = createProvider({
    db,
    cartLimits,
    publicToken,
    ...(config.privateToken === undefined ? {} : { privateToken: config.privateToken }),
    allowedOrigins: storefronts,
    open: config.openApi,
    shopOrigin,
    production,
    pictureUrl: (spec, width) => `${shopOrigin}${pictures.url(spec, width)}`,
    furtherPromises: clubPromises,
  });
  const checkout: Checkout = createCheckout({
    db,
    cartLimits,
    shopOrigin,
    storefront,
    storefronts,
    pictureUrl: pictures.url,
    gateway: createTestGateway(db, {
      notify: (event) =>
        setTimeout(() => {
          checkout
            .fetch(event)
            .catch((error) => shopLog.of('checkout').warn('an event of the gateway got lost', {}, error));
        }, GATEWAY_EVENT_MS).unref(),
    }),
    parcelSpeed: config.parcelSpeed,
    loyalty: BAY_CLUB,
  });
  const selfService = createSelfService({
    db,
    shopOrigin,
    pictureUrl: (spec, width) => pictures.url(spec, width),
    parcelSpeed: config.parcelSpeed,
  });
  const shopConfig: ShopConfig = {
    endpoint: API_PATH,
    shopOrigin,
    token: publicToken,
    checkoutHost,
    pictureBase: pictures.base,
  };
  const api = httpClient({
    endpoint: `${shopOrigin}${API_PATH}`,
    shopOrigin,
    token: publicToken,
    // Pages are made from the answers a browser would get, without the way over the network.
    fetch: async (input, init) => provider.fetch(new Request(input, init), { patienceMs: PAGE_PATIENCE_MS }),
  });
  const mailer = config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : createMailboxMailer(db);
  // A provider elsewhere signs with a secret that it and we alone know; the one in here needs none that outlives the process.
  const secret = config.providerSecret ?? randomBytes(32).toString('hex');
  const pagesUrl = `${shopOrigin}${PAGE_WEBHOOK}`;
  const pageWebhook = createPageWebhook({ secret, changed });
  // What these ask the provider is generated by the build, and a fresh clone has no build before it starts.
  const [{ restockRound }, { customerFrom }, { clubPorts }] = await Promise.all([
    import('./wiring/restock.ts'),
    import('./wiring/customer-from.ts'),
    import('./club/bay-club.ts'),
  ]);
  const pictureUrl = emailPictures(shopOrigin, pictures);
  const post = createPost(mailer, { shopOrigin, pictureUrl });
  const restock = restockRound({ db: servicesDb, api, post, shopOrigin });
  const club = clubPorts({ db, api, post, shopOrigin });
  const services = createServices({
    db: servicesDb,
    customerOf: customerFrom(api),
    provenEmailOf: provenEmailFrom(db),
    students: studentDiscounts({ db, post, shopOrigin }),
    sendListLetter: listLetters({ post, shopOrigin }),
    webhookSecret: secret,
    club,
  });
  const servicesUrl = `${shopOrigin}${TAKE_WEBHOOK.path}`;
  // These are in this process: they are told without the way over the network.
  const within = new Map<string, (request: Request) => Promise<Response>>([
    [pagesUrl, pageWebhook],
    [servicesUrl, services.fetch],
  ]);
  const outbox = createOutbox({
    db,
    shopOrigin,
    storefront,
    pictureUrl,
    mailer,
    loyalty: BAY_CLUB,
    subscribers: [
      { name: 'pages', url: pagesUrl, secret, topics: PAGE_TOPICS },
      { name: 'services', url: servicesUrl, secret, topics: WEBHOOK_TOPICS },
      ...(config.webhook ? [{ name: 'webhook', ...config.webhook, topics: 'all' as const }] : []),
    ],
    send: (request) => (within.get(request.url) ?? fetch)(request),
  });
  // Emails with links to accounts lie in it, so it is opened where shop and database are one person's machine alone: a
  // proxy that says nothing of whom it speaks for looks like that person, but then the shop is known by another address.
  const isPrivate = !config.smtpUrl && !config.databaseUrl && isLocalAddress(shopOrigin);
  const mailbox = isPrivate ? createMailbox(db, shopOrigin) : undefined;
  return {
    /** Expired carts go, a bounded number at a time. */
    forgetCarts: () => forgetCarts(db, new Date()),
    /** What the services need no more goes, a bounded number of rows at a time. */
    forgetServices: () => forgetServices(servicesDb, new Date()),
    pageWebhook,
    outbox,
    restock,
    listForms: createListForms({ services, shopOrigin }),
    contactForm: createContactForm({ services, shopOrigin }),
    contactRound: createContactRound({
      db: servicesDb,
      send: contactLetters({ post, shopOrigin, shopEmail: config.shopEmail }),
    }),
    clubRound: createClubRound({ db: servicesDb, ports: club }),
    mailbox,
    provider,
    cartUrl: storefrontLinks(shopOrigin, storefront).cart,
    checkout,
    selfService,
    services,
    rating: ratingFrom(services, shopOrigin),
    shopConfig,
    api,
  };
}
