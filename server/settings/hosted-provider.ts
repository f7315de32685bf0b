import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { ConfigError, type GetSetting, parseHost } from './settings.ts';

/** A commerce provider elsewhere, and what it lets us in with. */
export interface HostedProvider {
  /** 'https://bay.myshopify.com' */
  origin: string;
  /** Its GraphQL address. */
  endpoint: string;
  /** Goes to every browser. */
  publicToken: string;
  /** For the server's own calls; never leaves it. */
  privateToken: string | undefined;
  /** Host that replaces the one in checkout addresses; empty: they are taken as they are. */
  checkoutHost: string;
  /** Who we are to its account pages, where customers sign in on them. */
  accountClientId: string | undefined;
}

const MORE = [
  'COMMERCE_PUBLIC_TOKEN',
  'COMMERCE_PRIVATE_TOKEN',
  'COMMERCE_CHECKOUT_HOST',
  'COMMERCE_ACCOUNT_CLIENT_ID',
] as const;
const NO_SPACES = /^[\x21-\x7e]{8,200}$/;
/** What the hosted provider's private tokens begin with. */
const PRIVATE = /^shp\w{2}_/;

/** An origin or a bare host. Throws {@link ConfigError}. */
function parseUrl(value: string): string {
  const address = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  const { protocol, origin, pathname, search } = URL.canParse(address) ? new URL(address) : new URL('none:');
  const leads = pathname.replace(/\/+$/, '');
  if (!/^https?:$/.test(protocol) || (leads !== '' && leads !== API_PATH) || search !== '')
    throw new ConfigError(`COMMERCE_URL must be an address like https://shop.myshopify.com, not "${value}".`);
  return origin;
}

function parsePublicToken(value: string | undefined): string {
  if (value === undefined)
    throw new ConfigError('COMMERCE_URL needs COMMERCE_PUBLIC_TOKEN, the public Storefront API token of that shop.');
  if (PRIVATE.test(value))
    throw new ConfigError('COMMERCE_PUBLIC_TOKEN is a private token, and every browser would be given it.');
  if (!NO_SPACES.test(value)) throw new ConfigError('COMMERCE_PUBLIC_TOKEN must have 8 characters or more, no spaces.');
  return value;
}

function parsePrivateToken(value: string | undefined, publicToken: string): string | undefined {
  if (value === undefined) return undefined;
  if (!NO_SPACES.test(value))
    throw new ConfigError('COMMERCE_PRIVATE_TOKEN must have 8 characters or more, no spaces.');
  if (value === publicToken)
    throw new ConfigError('COMMERCE_PRIVATE_TOKEN must be another than COMMERCE_PUBLIC_TOKEN, which everybody knows.');
  return value;
}

/** Customers come back with what opens their account, so only to an address nobody listens in on; proofs are hashed there too. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

function parseAccountClientId(value: string | undefined, shopOrigin: string): string | undefined {
  if (value === undefined) return undefined;
  if (PRIVATE.test(value))
    throw new ConfigError('COMMERCE_ACCOUNT_CLIENT_ID is a secret, and every browser would be given it.');
  if (!/^[\w-]{8,100}$/.test(value))
    throw new ConfigError(
      'COMMERCE_ACCOUNT_CLIENT_ID must be the client id of the Customer Account API, 8 characters or more.',
    );
  if (!isPrivate(new URL(shopOrigin)))
    throw new ConfigError(`COMMERCE_ACCOUNT_CLIENT_ID needs SHOP_ORIGIN to begin with https, not "${shopOrigin}".`);
  return value;
}

/** Reads these settings; undefined: the embedded provider is wanted. Throws {@link ConfigError} on the first that is wrong. */
export function readHostedProvider(get: GetSetting, shopOrigin: string): HostedProvider | undefined {
  const url = get('COMMERCE_URL');
  if (url === undefined) {
    const lonely = MORE.find((name) => get(name) !== undefined);
    if (lonely) throw new ConfigError(`${lonely} belongs to COMMERCE_URL, which is not set.`);
    return undefined;
  }
  const origin = parseUrl(url);
  if (origin === shopOrigin)
    throw new ConfigError('COMMERCE_URL is the shop’s own address; it must be that of the provider.');
  const publicToken = parsePublicToken(get('COMMERCE_PUBLIC_TOKEN'));
  return {
    origin,
    endpoint: `${origin}${API_PATH}`,
    publicToken,
    privateToken: parsePrivateToken(get('COMMERCE_PRIVATE_TOKEN'), publicToken),
    checkoutHost: parseHost('COMMERCE_CHECKOUT_HOST', get('COMMERCE_CHECKOUT_HOST') ?? ''),
    accountClientId: parseAccountClientId(get('COMMERCE_ACCOUNT_CLIENT_ID'), shopOrigin),
  };
}
