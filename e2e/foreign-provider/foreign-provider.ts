import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { API_PATH, API_VERSION } from '@bluebird-bay/contract/api.ts';
import { createAccountPages } from './account-pages.ts';
import { type Asking, createApi, type Seen } from './api.ts';
import { makeGoods } from './goods.ts';
import { type AddressLimit, perAddress } from './per-address.ts';

/** What a foreign shop is like. */
export interface ForeignShop {
  /** How many products it has; three unless told. */
  products?: number;
  accounts?: 'password' | 'none';
  /** Customers sign in on account pages of its own, which this storefront is registered with; its origin. */
  storefront?: string;
  /** For how long their tokens are good, in seconds; two hours unless told. */
  tokenSeconds?: number;
  /** Tokens may not read its sitemap. */
  withoutSitemap?: boolean;
  /** What it calls the version it serves; a later one than it is asked for unless told. */
  version?: string;
  port?: number;
  /** How often one address may ask; 200 at once and 100 a second unless told. */
  limit?: AddressLimit;
}

/** How the next answers are withheld. */
export interface Trouble {
  kind: 'throttled' | '430' | '429' | '503' | '401' | 'down' | 'slow';
  times: number;
}

export const FOREIGN_TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
export const FOREIGN_PRIVATE_TOKEN = 'shpat_of-a-stand-in-0011223344556677';
export const FOREIGN_CLIENT_ID = 'shp_00112233-aabb-4cdd-8eff-001122334455';
/** A version long gone is served as the oldest that is not. */
const LATER = `${Number(API_VERSION.slice(0, 4)) + 1}-01`;
const ANYBODY = { 'access-control-allow-origin': '*' };
const CORS = { ...ANYBODY, 'access-control-allow-methods': 'POST, OPTIONS', 'access-control-allow-headers': '*' };

const drawn = (path: string): string => {
  const hue = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 8 10"><rect width="8" height="10" fill="hsl(${hue} 60% 85%)"/><circle cx="4" cy="5" r="2.6" fill="none" stroke="hsl(${hue} 70% 45%)" stroke-width="1.2"/></svg>`;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

interface Said {
  status: number;
  headers?: Record<string, string>;
  body: string | object;
}

const TROUBLES: Record<Exclude<Trouble['kind'], 'down' | 'slow'>, Said> = {
  '401': { status: 401, body: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] } },
  throttled: { status: 200, body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } },
  '430': { status: 430, body: 'Shopify Security Rejection' },
  '429': { status: 429, body: { errors: 'Too Many Requests' } },
  '503': { status: 503, body: '<html>Service Unavailable</html>' },
};

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

/** Who asks; undefined: with a token that is nobody's. */
function askedBy({ headers }: IncomingMessage): Pick<Asking, 'by' | 'buyer'> | undefined {
  const privateToken = headers['shopify-storefront-private-token'];
  const publicToken = headers['x-shopify-storefront-access-token'];
  const buyer = one(headers['shopify-storefront-buyer-ip']);
  if (privateToken !== undefined) return privateToken === FOREIGN_PRIVATE_TOKEN ? { by: 'private', buyer } : undefined;
  if (publicToken !== undefined) return publicToken === FOREIGN_TOKEN ? { by: 'public', buyer: undefined } : undefined;
  return { by: 'nothing', buyer: undefined };
}

/** Why a request is not even read. */
function refusal(request: IncomingMessage): Said | undefined {
  const { headers, method } = request;
  if (method === 'OPTIONS') return { status: 200, body: '' };
  if (method !== 'POST') return { status: 405, body: { errors: 'Method Not Allowed' } };
  if (!askedBy(request)) return TROUBLES['401'];
  if (headers['shopify-storefront-private-token'] && headers.origin)
    return { status: 403, body: 'A private token in a browser' };
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return { status: 400, body: { errors: { query: 'Required parameter missing or invalid' } } };
  return undefined;
}

/**
 * A shop at a hosted provider, as strangers meet it: HTTP alone, in another place than its pictures and its checkout, with goods
 * that have nothing of ours. `http://127.0.0.1` answers the API, `http://localhost` shows pictures and the checkout.
 */
export async function openForeignProvider(shop: ForeignShop = {}) {
  const { version = LATER, accounts = 'none', limit = { atOnce: 200, perSecond: 100 } } = shop;
  const { storefront, tokenSeconds = 7_200, withoutSitemap } = shop;
  const verdictOn = perAddress(limit);
  let said: (request: IncomingMessage) => Promise<Said> = async () => ({ status: 503, body: '' });
  const server = createServer((request, response) => {
    said(request).then(({ status, headers = {}, body }) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
      response.writeHead(status, { 'content-type': type, 'x-request-id': randomUUID(), ...CORS, ...headers }).end(text);
    });
  });
  server.listen(shop.port ?? 0);
  await once(server, 'listening');
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('The foreign provider has no port.');
  const [origin, elsewhere] = [`http://127.0.0.1:${place.port}`, `http://localhost:${place.port}`];
  let goods = makeGoods(shop.products ?? 3, elsewhere);
  const accountPages = storefront
    ? createAccountPages({ at: elsewhere, clientId: FOREIGN_CLIENT_ID, storefront, tokenSeconds })
    : undefined;
  const customerBy = accountPages?.customerBy;
  let api = createApi({ goods, checkout: elsewhere, accounts, withoutSitemap, customerBy });
  let trouble: Trouble | undefined;

  function withheld({ socket }: IncomingMessage): Said | Promise<never> | undefined {
    if (!trouble || trouble.times <= 0) return undefined;
    trouble.times -= 1;
    if (trouble.kind === 'down') socket.destroy();
    // Whoever waits for an answer waits until one of the two goes.
    if (trouble.kind === 'down' || trouble.kind === 'slow') return new Promise(() => {});
    return TROUBLES[trouble.kind];
  }

  const askingOf = (request: IncomingMessage) => askedBy(request) ?? { by: 'nothing' as const, buyer: undefined };

  function tooOften(request: IncomingMessage): Said | undefined {
    const { by, buyer } = askingOf(request);
    const verdict = verdictOn(buyer ?? `${by} ${request.socket.remoteAddress}`);
    return verdict === 'fine' ? undefined : TROUBLES[verdict === 'throttled' ? 'throttled' : '430'];
  }

  async function graphql(request: IncomingMessage): Promise<Said> {
    const refused = refusal(request) ?? (await withheld(request)) ?? tooOften(request);
    if (refused) return refused;
    const read: { query?: unknown; variables?: Record<string, unknown> } = JSON.parse(await bodyOf(request));
    if (typeof read.query !== 'string')
      return { status: 400, body: { errors: { query: 'Required parameter missing or invalid' } } };
    const body = api.answer({ query: read.query, variables: read.variables ?? {}, ...askingOf(request) });
    return { status: 200, headers: { 'x-shopify-api-version': version }, body };
  }

  /** What is said of accounts: on the shop's domain where they are, elsewhere what they are. */
  async function account(request: IncomingMessage, pathname: string, isHere: boolean): Promise<Said | undefined> {
    const { method = 'GET', headers, url = '/' } = request;
    if (isHere) {
      const body = accountPages?.wellKnown(pathname);
      return body && { status: 200, body };
    }
    return accountPages?.answer({
      method,
      url: new URL(url, elsewhere),
      form: new URLSearchParams(pathname.startsWith('/authentication/') ? await bodyOf(request) : ''),
      cookie: headers.cookie ?? '',
      origin: headers.origin,
    });
  }

  /** Pictures and the checkout. */
  function shown(pathname: string): Said | undefined {
    if (pathname.startsWith('/s/files/'))
      return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: drawn(pathname) };
    const [, cart] = /^\/cart\/c\/([\w-]+)$/.exec(pathname) ?? [];
    if (!cart || !api.carts.has(cart)) return undefined;
    const body = '<!doctype html><html lang="de"><title>Kasse</title><h1>Kasse der Nordsee</h1></html>';
    return { status: 200, body };
  }

  said = async (request) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const isHere = request.headers.host?.startsWith('127.0.0.1') ?? false;
    if (pathname === API_PATH && isHere) return graphql(request);
    const answer = (await account(request, pathname, isHere)) ?? (isHere ? undefined : shown(pathname));
    return answer ?? { status: 404, body: { errors: 'Not Found' } };
  };

  return {
    /** Where the API is. */
    origin,
    /** Where pictures and checkout are. */
    elsewhere,
    /** Where customers sign in, if that is on pages of its own. */
    accountPages,
    /** What was asked since the shop opened. */
    seen: (): readonly Seen[] => api.seen,
    /** The next answers are these. */
    trouble: (kind: Trouble['kind'], times: number): void => {
      trouble = { kind, times };
    },
    /** What is left of the trouble. */
    troublesLeft: (): number => trouble?.times ?? 0,
    /** Whose a cart is, as the provider knows it. */
    cartCustomer: (token: string): object | null => api.carts.customerOf(token),
    /** Somebody pays at the checkout: the cart is gone. */
    complete: (token: string): boolean => api.carts.complete(token),
    /** Changes what a product is called. */
    rename(handle: string, title: string): void {
      const { seen } = api;
      goods = {
        ...goods,
        products: goods.products.map((one) => (one.handle === handle ? { ...one, title } : one)),
      };
      api = createApi({ goods, checkout: elsewhere, accounts, withoutSitemap, customerBy });
      api.seen.push(...seen);
    },
    /** Tells somebody of a change, as webhooks of the provider do: whole resources, signed. */
    tell: (
      to: string,
      topic: string,
      body: object,
      secret: string,
      at = new Date().toISOString(),
    ): Promise<Response> => {
      const text = JSON.stringify(body);
      return fetch(to, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-shop-domain': 'nordsee.example',
          'x-shopify-api-version': version,
          'x-shopify-webhook-id': randomUUID(),
          'x-shopify-triggered-at': at,
          'x-shopify-hmac-sha256': createHmac('sha256', secret).update(text).digest('base64'),
        },
      });
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ForeignProvider = Awaited<ReturnType<typeof openForeignProvider>>;
