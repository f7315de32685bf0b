import { join, resolve } from 'node:path';
import type { GatewaySettings } from '@bluebird-bay/commerce/checkout/gateway/open-gateway.ts';
import { EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import type { BucketSettings } from '../pictures/picture-bucket.ts';
import { readBucket } from './bucket.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import { type HostedProvider, readHostedProvider } from './hosted-provider.ts';
import { type Operations, readOperations } from './operations.ts';
import {
  ConfigError,
  type GetSetting,
  isUrlOf,
  parseHost,
  parseOrigin,
  parseSwitch,
  readDatabaseUrl,
  readIfSet,
} from './settings.ts';
import { readStorefronts, type Storefronts } from './storefronts.ts';
import { readStripe } from './stripe.ts';

/** Everything the outside may set, parsed once at the start. */
export interface Config extends Storefronts, GatewaySettings {
  port: number;
  /** Address the server listens on. */
  host: string;
  /** Folder of everything that outlives a run: database, pictures. */
  dataDir: string;
  /** The folder of the drawn pictures, where several processes share it; in `dataDir` unless set. */
  picturesDir: string;
  /** Where machines that share no folder find each other's drawn pictures. */
  picturesBucket: BucketSettings | undefined;
  /** A PostgreSQL of one's own; without it the embedded one runs in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where shoppers see the shop, without a slash at the end. */
  shopOrigin: string;
  /** Host of the checkout, as browsers write it; empty where checkout is on the shop's own host. */
  checkoutHost: string;
  /** Public token of the Storefront API. */
  publicToken: string;
  production: boolean;
  /** What is made before anybody asks: nothing, the home page's pictures, or all pages and pictures. */
  makeAhead: 'none' | 'home' | 'all';
  /** Where emails are handed over; without it they wait in the mailbox. */
  smtpUrl: string | undefined;
  /** Who emails are from. */
  mailFrom: string;
  /** Where the people who run the shop read what is written to them. */
  shopEmail: string;
  /** Who else is told of orders and products, by signed requests. */
  webhook: { url: string; secret: string } | undefined;
  /** A provider elsewhere, instead of the embedded one. */
  hosted: HostedProvider | undefined;
  /** What a provider elsewhere signs with when it tells us; without it nothing from outside is believed. */
  webhookSecret: string | undefined;
  /** A proxy of ours stands before the shop, and says in X-Forwarded-For who asks. */
  trustProxy: boolean;
  /** Browsers keep pages for when there is no connection; off: what they kept is forgotten. */
  serviceWorker: boolean;
  /** How many times as fast as the world's the parcels' clock goes; 0 stops it. */
  parcelSpeed: number;
  /** What concerns whoever runs the shop, and nobody who shops. */
  operations: Operations;
  /** How the shop came onto its machines. */
  deployment: Deployment;
}

export type Environment = Readonly<Record<string, string | undefined>>;

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ConfigError(`PORT must be a number from 1 to 65535, not "${value}".`);
  return port;
}

function parsePublicToken(value: string): string {
  if (!/^[0-9a-f]{32}$/.test(value)) throw new ConfigError('STOREFRONT_ACCESS_TOKEN must be 32 hexadecimal digits.');
  return value;
}

function parseNodeEnv(value: string): boolean {
  if (value !== 'production' && value !== 'development')
    throw new ConfigError(`NODE_ENV must be production or development, not "${value}".`);
  return value === 'production';
}

function parseMakeAhead(value: string): Config['makeAhead'] {
  if (value !== 'none' && value !== 'home' && value !== 'all')
    throw new ConfigError(`MAKE_AHEAD must be none, home or all, not "${value}".`);
  return value;
}

function parseSmtpUrl(value: string): string {
  if (!isUrlOf(/^smtps?:$/, value)) throw new ConfigError('SMTP_URL must look like smtp://user:password@host:587.');
  return value;
}

function parseMailFrom(value: string): string {
  if (!/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
    throw new ConfigError(`MAIL_FROM must look like Bluebird Bay <hello@shop.example>, not "${value}".`);
  return value;
}

const parseShopEmail = (value: string): string => {
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(value))
    throw new ConfigError(`SHOP_EMAIL must look like hello@shop.example, not "${value}".`);
  return value;
};

function parseWebhook(url: string | undefined, secret: string | undefined): Config['webhook'] {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || !isUrlOf(/^https?:$/, url))
    throw new ConfigError('WEBHOOK_URL must be an address like https://books.example/orders.');
  if (secret === undefined || secret.length < 16)
    throw new ConfigError('WEBHOOK_SECRET must have 16 characters or more; it signs what WEBHOOK_URL is told.');
  return { url, secret };
}

/** Whoever is told of orders knows the one secret, and must not be able to say whom to forget with it. */
function parseWebhookSecret(secret: string, outbound: string | undefined): string {
  if (secret.length < 16)
    throw new ConfigError('COMMERCE_WEBHOOK_SECRET must have 16 characters or more; the provider signs with it.');
  if (secret === outbound)
    throw new ConfigError('COMMERCE_WEBHOOK_SECRET must be another than WEBHOOK_SECRET, which others know.');
  return secret;
}

function parseParcelSpeed(value: string): number {
  const speed = Number(value);
  if (!Number.isFinite(speed) || speed < 0 || speed > 1_000_000)
    throw new ConfigError(`PARCEL_SPEED must be a number from 0 to 1000000, not "${value}".`);
  return speed;
}

/**
 * Browsers resolve `checkout.localhost` to this machine by themselves; a bare address has no subdomains, so there the
 * checkout stays on the shop's host.
 */
function defaultCheckoutHost(shopOrigin: string): string {
  const { host, hostname } = new URL(shopOrigin);
  return /^[\d.]+$|^\[/.test(hostname) ? '' : `checkout.${host.replace(/^www\./, '')}`;
}

const readMailFrom = (value: string | undefined, shopOrigin: string) =>
  parseMailFrom(value ?? `Bluebird Bay <hello@${new URL(shopOrigin).hostname}>`);

/** Whoever sends the shop's emails gets the answers to them, unless told otherwise. */
const readShopEmail = (value: string | undefined, mailFrom: string) =>
  parseShopEmail(value ?? mailFrom.replace(/^.*<|>$/g, ''));

/** The settings an environment has; an empty one counts as not set. */
export const settingsOf =
  (environment: Environment): GetSetting =>
  (name) =>
    environment[name]?.trim() || undefined;

/** The folder of everything that outlives a run. */
export const readDataDir = (get: GetSetting): string => resolve(get('DATA_DIR') ?? '.data');

/** Reads the settings. Throws {@link ConfigError} on the first that is wrong. */
export function readConfig(environment: Environment): Config {
  const get = settingsOf(environment);
  const dataDir = readDataDir(get);
  const port = parsePort(get('PORT') ?? '3000');
  const shopOrigin = parseOrigin('SHOP_ORIGIN', get('SHOP_ORIGIN') ?? `http://localhost:${port}`);
  const mailFrom = readMailFrom(get('MAIL_FROM'), shopOrigin);
  return {
    port,
    host: get('HOST') ?? '127.0.0.1',
    dataDir,
    picturesDir: resolve(get('PICTURES_DIR') ?? join(dataDir, 'pictures')),
    picturesBucket: readBucket(get),
    databaseUrl: readDatabaseUrl(get, 'DATABASE_URL'),
    shopOrigin,
    checkoutHost: parseHost('CHECKOUT_HOST', get('CHECKOUT_HOST') ?? defaultCheckoutHost(shopOrigin)),
    publicToken: parsePublicToken(get('STOREFRONT_ACCESS_TOKEN') ?? EMBEDDED_TOKEN),
    ...readStorefronts(get),
    production: parseNodeEnv(get('NODE_ENV') ?? 'production'),
    makeAhead: parseMakeAhead(get('MAKE_AHEAD') ?? 'all'),
    smtpUrl: readIfSet(get('SMTP_URL'), parseSmtpUrl),
    mailFrom,
    shopEmail: readShopEmail(get('SHOP_EMAIL'), mailFrom),
    webhook: parseWebhook(get('WEBHOOK_URL'), get('WEBHOOK_SECRET')),
    hosted: readHostedProvider(get, shopOrigin),
    webhookSecret: readIfSet(get('COMMERCE_WEBHOOK_SECRET'), (secret) =>
      parseWebhookSecret(secret, get('WEBHOOK_SECRET')),
    ),
    trustProxy: parseSwitch('TRUST_PROXY', get('TRUST_PROXY') ?? '0'),
    serviceWorker: parseSwitch('SERVICE_WORKER', get('SERVICE_WORKER') ?? '1'),
    parcelSpeed: parseParcelSpeed(get('PARCEL_SPEED') ?? '1'),
    stripe: readStripe(get),
    operations: readOperations(get),
    deployment: readDeployment(get),
  };
}
