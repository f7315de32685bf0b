import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { createAccountPages } from './account-pages.ts';
import { createApi } from './api.ts';
import { makeGoods } from './goods.ts';
import type { AddressLimit } from './per-address.ts';
import { bodyOf, createDoor, type Said, serve } from './strict-door.ts';
import { LATER, type Seen } from './strict-questions.ts';

export { FOREIGN_PRIVATE_TOKEN, FOREIGN_TOKEN, type Trouble } from './strict-door.ts';

/** What a foreign shop is like. */
export interface ForeignShop {
  /** How many products it has; three unless told. */
  products?: number;
  /** Handles of collections it has beside its own few. */
  collections?: readonly string[];
  accounts?: 'password' | 'none';
  /** Customers sign in on account pages of its own, which this storefront is registered with; its origin. */
  storefront?: string;
  /** For how long their tokens are good, in seconds; two hours unless told. */
  tokenSeconds?: number;
  /** Tokens may not read its sitemap. */
  withoutSitemap?: boolean;
  /** Where its pages have moved to. */
  redirects?: readonly { path: string; target: string }[];
  /** What it calls the version it serves; a later one than it is asked for unless told. */
  version?: string;
  port?: number;
  /** How often one address may ask; 200 at once and 100 a second unless told. */
  limit?: AddressLimit;
}

export const FOREIGN_CLIENT_ID = 'shp_00112233-aabb-4cdd-8eff-001122334455';

const drawn = (path: string): string => {
  const hue = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 8 10"><rect width="8" height="10" fill="hsl(${hue} 60% 85%)"/><circle cx="4" cy="5" r="2.6" fill="none" stroke="hsl(${hue} 70% 45%)" stroke-width="1.2"/></svg>`;
};

/**
 * A shop at a hosted provider, as strangers meet it: HTTP alone, in another place than its pictures and its checkout, with goods
 * that have nothing of ours. `http://127.0.0.1` answers the API, `http://localhost` shows pictures and the checkout.
 */
export async function openForeignProvider(shop: ForeignShop = {}) {
  const { version = LATER, accounts = 'none', limit = { atOnce: 200, perSecond: 100 } } = shop;
  const { storefront, tokenSeconds = 7_200, withoutSitemap, redirects } = shop;
  let said: (request: IncomingMessage) => Promise<Said> = async () => ({ status: 503, body: '' });
  const { origin, elsewhere, close } = await serve(shop.port ?? 0, (request) => said(request));
  let goods = makeGoods(shop.products ?? 3, elsewhere, shop.collections);
  const accountPages = storefront
    ? createAccountPages({ at: elsewhere, clientId: FOREIGN_CLIENT_ID, storefront, tokenSeconds })
    : undefined;
  const customerBy = accountPages?.customerBy;
  let api = createApi({ goods, checkout: elsewhere, accounts, withoutSitemap, redirects, customerBy });
  const { graphql, trouble, troublesLeft } = createDoor({ limit, version, answer: (asking) => api.answer(asking) });

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
    trouble,
    troublesLeft,
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
      api = createApi({ goods, checkout: elsewhere, accounts, withoutSitemap, redirects, customerBy });
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
    close,
  };
}

export type ForeignProvider = Awaited<ReturnType<typeof openForeignProvider>>;
