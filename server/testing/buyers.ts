import { setTimeout as sleep } from 'node:timers/promises';
import type { Checkout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import {
  get,
  hiddenFields,
  MARINA,
  openCheckout,
  type Page,
  pageText,
  pathOf,
  post,
} from '@bluebird-bay/commerce/checkout/testing/a-shopper.ts';
import type { CartCredentials } from '@bluebird-bay/commerce/store/cart/cart-credentials.ts';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';

const CREATE = `mutation ($lines: [CartLineInput!]) {
  cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: US } }) {
    cart { id totalQuantity } warnings { code } userErrors { code } } }`;

/** Answers that ask for another try. */
const TOO_BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** What a buyer came to. Whoever was told of an order must have one; whoever was not must not have paid. */
export type BuyersEnd =
  | { kind: 'order'; token: string }
  /** Told that the bank is still being asked: settled later, one way or the other. */
  | { kind: 'pending' }
  /** Told in words or by a code that there is none left: in the bag, at the checkout, or when paying. */
  | { kind: 'sold out'; where: 'bag' | 'checkout' | 'payment' }
  | { kind: 'unclear'; said: string };

export interface Crowd {
  /** From an empty bag to an order, or to where it ended. */
  buy(merchandiseId: string): Promise<BuyersEnd>;
  /** Answers of 500 and more, and requests without any: one line each. */
  failures: string[];
  /** How often somebody was told to come again, by the shop's word for it (429). */
  turnedAway(): number;
}

export interface CrowdOptions {
  /** How often a buyer asks again for what was not answered, or not in time, as people do; never unless told. */
  triesAgain?: number;
  pauseMs?: number;
}

/** Buyers who come over HTTP to a shop that trusts its proxy, each from an address of their own. */
export function crowdAt(shopUrl: string, { triesAgain = 0, pauseMs = 500 }: CrowdOptions = {}): Crowd {
  const failures: string[] = [];
  let turnedAway = 0;
  let buyers = 0;

  /** With all of its body: an answer that breaks off is none. */
  async function whole(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(`${shopUrl}${path}`, { ...init, redirect: 'manual', signal });
    return new Response(await answer.arrayBuffer(), answer);
  }

  async function once(path: string, init: RequestInit): Promise<Response | undefined> {
    const answer = await whole(path, init).catch((error: unknown) => String(error));
    if (typeof answer !== 'string' && answer.status === 429) turnedAway += 1;
    const failed = typeof answer === 'string' || answer.status >= 500;
    if (failed) failures.push(`${path.split('?')[0]}: ${typeof answer === 'string' ? answer : answer.status}`);
    return typeof answer === 'string' ? undefined : answer;
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    for (let tried = 0; ; tried += 1) {
      const answer = await once(path, init);
      const isOver = tried === triesAgain;
      if (answer && (isOver || !TOO_BUSY.has(answer.status))) return answer;
      if (isOver) throw new Error(`${path.split('?')[0]} was not answered ${tried + 1} times.`);
      // Fixed wait: how long a person looks at a page that did not come, or is told to.
      await sleep(Math.max(pauseMs, Number(answer?.headers.get('retry-after') ?? 0) * 1_000));
    }
  }

  async function fillCart(
    merchandiseId: string,
    from: Readonly<Record<string, string>>,
  ): Promise<CartCredentials | BuyersEnd> {
    const answer = await send(API_PATH, {
      method: 'POST',
      headers: {
        ...from,
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': EMBEDDED_TOKEN,
      },
      body: JSON.stringify({ query: CREATE, variables: { lines: [{ merchandiseId, quantity: 1 }] } }),
    });
    const text = await answer.text();
    if (text.includes('MERCHANDISE_OUT_OF_STOCK')) return { kind: 'sold out', where: 'bag' };
    const [, token, secret] = /"gid:\/\/shopify\/Cart\/([^?"]+)\?key=([^"]+)"/.exec(text) ?? [];
    if (!token || !secret) return { kind: 'unclear', said: `${answer.status} ${text.slice(0, 200)}` };
    return { token, secret };
  }

  const checkoutFor = (from: Readonly<Record<string, string>>): Pick<Checkout, 'fetch'> => ({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (request.method === 'GET') return send(`${pathname}${search}`, { headers: from });
      const headers = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
      return send(`${pathname}${search}`, { method: 'POST', headers, body: await request.text() });
    },
  });

  async function payFor(cart: CartCredentials, checkout: Pick<Checkout, 'fetch'>): Promise<BuyersEnd> {
    const page = await openCheckout(checkout, cart);
    const hidden = hiddenFields(page);
    if (hidden.key === '') {
      if (/sold out|Some pieces have gone/i.test(pageText(page))) return { kind: 'sold out', where: 'checkout' };
      return { kind: 'unclear', said: `checkout: ${page.status} ${page.location}` };
    }
    return endOf(cart, checkout, await post(checkout, pathOf(cart), { ...MARINA, ...hidden }));
  }

  async function endOf(cart: CartCredentials, checkout: Pick<Checkout, 'fetch'>, paid: Page): Promise<BuyersEnd> {
    if (paid.location.includes('/thank-you')) return { kind: 'order', token: cart.token };
    const after = paid.location === '' ? paid : await get(checkout, paid.location.replace(/#.*$/, ''));
    if (after.location.includes('/thank-you')) return { kind: 'order', token: cart.token };
    if (paid.location.includes('/pending')) return { kind: 'pending' };
    if (/sold out/i.test(pageText(after))) return { kind: 'sold out', where: 'payment' };
    return { kind: 'unclear', said: `paid: ${paid.status} ${paid.location}, then ${after.status} ${after.location}` };
  }

  return {
    failures,
    turnedAway: () => turnedAway,
    async buy(merchandiseId) {
      buyers += 1;
      const from = { 'x-forwarded-for': `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}` };
      const cart = await fillCart(merchandiseId, from);
      return 'kind' in cart ? cart : payFor(cart, checkoutFor(from));
    },
  };
}
