import { resolve } from 'node:path';

/** Everything the outside may set, parsed once at the start. */
export interface Config {
  port: number;
  /** Address the server listens on. */
  host: string;
  /** Folder of everything that outlives a run: database, pictures. */
  dataDir: string;
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
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong setting; its message is one line for the person who starts the shop. */
export class ConfigError extends Error {}

/** The public token of the embedded provider, as in .env.example. It guards nothing: every browser gets it. */
const EMBEDDED_TOKEN = '0b1eb12d0b1eb12d0b1eb12d0b1eb12d';

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ConfigError(`PORT must be a number from 1 to 65535, not "${value}".`);
  return port;
}

function parseDatabaseUrl(value: string): string {
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  }
  return value;
}

function parseOrigin(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol) || new URL(value).pathname !== '/') {
    throw new ConfigError(`SHOP_ORIGIN must be an address like https://shop.example, not "${value}".`);
  }
  return new URL(value).origin;
}

function parseToken(value: string): string {
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

/**
 * Browsers resolve `checkout.localhost` to this machine by themselves; a bare address has no subdomains, so there the
 * checkout stays on the shop's host.
 */
function defaultCheckoutHost(shopOrigin: string): string {
  const { host, hostname } = new URL(shopOrigin);
  return /^[\d.]+$|^\[/.test(hostname) ? '' : `checkout.${host.replace(/^www\./, '')}`;
}

/** Reads the settings; an empty one counts as not set. Throws {@link ConfigError} on the first that is wrong. */
export function readConfig(environment: Environment): Config {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const port = parsePort(get('PORT') ?? '3000');
  const databaseUrl = get('DATABASE_URL');
  const shopOrigin = parseOrigin(get('SHOP_ORIGIN') ?? `http://localhost:${port}`);
  return {
    port,
    host: get('HOST') ?? '127.0.0.1',
    dataDir: resolve(get('DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl === undefined ? undefined : parseDatabaseUrl(databaseUrl),
    shopOrigin,
    checkoutHost: get('CHECKOUT_HOST') ?? defaultCheckoutHost(shopOrigin),
    publicToken: parseToken(get('STOREFRONT_ACCESS_TOKEN') ?? EMBEDDED_TOKEN),
    production: parseNodeEnv(get('NODE_ENV') ?? 'production'),
    makeAhead: parseMakeAhead(get('MAKE_AHEAD') ?? 'all'),
  };
}
