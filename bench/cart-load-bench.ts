import { setTimeout as sleep } from 'node:timers/promises';
import {
  CART_BUYER_IDENTITY_UPDATE,
  CART_LINES_ADD,
  RETRIEVE_CART,
} from '@bluebird-bay/commerce/testing/shop-operations.ts';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { type Row, shopUrl } from './rows.ts';

/** Requests a second that a good day brings; a crowd brings half as many more, and a rush what no machine of this size can do. */
const RATE = Number(process.env.CARTS_RATE ?? 150);
const SECONDS = Number(process.env.CARTS_SECONDS ?? 300);
const CROWD_SECONDS = Math.min(120, SECONDS);
/** So many ask again as soon as they are answered: more than are let in or may wait. */
const RUSH = 1_000;
const RUSH_SECONDS = 10;
const MOST_UNDER_WAY = 1_000;
const CARTS = 600;
const LINES_EACH = 4;
const COUNTRIES = ['US', 'GB', 'AU', 'DE', 'JP', 'PH'];

const VARIANTS = `{ products(first: 100) { nodes { variants(first: 1) { nodes { id } } } } }`;
const CREATE = `mutation ($lines: [CartLineInput!]) {
  cartCreate(input: { lines: $lines, buyerIdentity: { countryCode: US } }) { cart { id } } }`;

interface Answer {
  data?: {
    products?: { nodes: { variants: { nodes: { id: string }[] } }[] };
    cartCreate?: { cart: { id: string } | null };
  };
  errors?: { extensions?: { code?: string } }[];
}

async function ask(query: string, variables: object): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${shopUrl()}${API_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': EMBEDDED_TOKEN },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  });
  const body: Answer = await answer.json();
  return { status: answer.status, body };
}

type Ask = (turn: number) => ReturnType<typeof ask>;

/** Bags of four different pieces, read six times in ten, added to three times, and taken to another country once. */
async function shoppers(): Promise<Ask> {
  const { body } = await ask(VARIANTS, {});
  const pieces = (body.data?.products?.nodes ?? []).flatMap(({ variants }) => variants.nodes.map(({ id }) => id));
  const linesOf = (cart: number, line: number) => [
    { merchandiseId: pieces[(cart * LINES_EACH + line) % pieces.length], quantity: 1 },
  ];
  const carts: string[] = [];
  while (carts.length < CARTS) {
    const made = await Promise.all(Array.from({ length: 8 }, () => ask(CREATE, { lines: linesOf(carts.length, 0) })));
    carts.push(...made.flatMap(({ body }) => body.data?.cartCreate?.cart?.id ?? []));
  }
  return (turn) => {
    const cart = (turn * 7_919) % CARTS;
    const cartId = carts[cart];
    if (turn % 10 < 6) return ask(RETRIEVE_CART, { id: cartId });
    if (turn % 10 < 9) return ask(CART_LINES_ADD, { cartId, lines: linesOf(cart, turn % LINES_EACH) });
    const buyerIdentity = { countryCode: COUNTRIES[Math.floor(turn / 10) % COUNTRIES.length] };
    return ask(CART_BUYER_IDENTITY_UPDATE, { cartId, buyerIdentity });
  };
}

interface Stretch {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** What was not answered as asked, by how: `THROTTLED`, a status, or the error of the connection. */
  refused: ReadonlyMap<string, number>;
}

/** `THROTTLED (429)`, the error of the connection; undefined for a request that was done. */
function refusalOf(answer: { status: number; body: Answer } | string): string | undefined {
  if (typeof answer === 'string') return answer;
  const code = answer.body.errors?.[0]?.extensions?.code;
  if (code !== undefined) return `${code} (${answer.status})`;
  return answer.status >= 400 ? String(answer.status) : undefined;
}

/** Notes when each request was due, and how it was answered. */
function noted(send: Ask, seconds: number) {
  const times: number[] = [];
  const refused = new Map<string, number>();
  const begun = performance.now();
  function refuse(how: string): void {
    refused.set(how, (refused.get(how) ?? 0) + 1);
  }
  const elapsed = (): number => (performance.now() - begun) / 1_000;
  async function one(turn: number, due: number): Promise<void> {
    const answer = await send(turn).catch((error: unknown) => String(error));
    const how = refusalOf(answer);
    if (how === undefined) times.push((elapsed() - due) * 1_000);
    else refuse(how);
  }
  function sum(): Stretch {
    times.sort((left, right) => left - right);
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: times.length / seconds, refused };
  }
  return { one, elapsed, refuse, sum };
}

/** Asks at a rate, whatever is still unanswered; times count from when a request was due. */
async function stretch(send: Ask, rate: number, seconds: number): Promise<Stretch> {
  const { one, elapsed, refuse, sum } = noted(send, seconds);
  const underWay = new Set<Promise<void>>();
  function ask(turn: number): void {
    if (underWay.size >= MOST_UNDER_WAY) {
      refuse('not asked: a thousand unanswered');
      return;
    }
    const request = one(turn, turn / rate).finally(() => underWay.delete(request));
    underWay.add(request);
  }
  for (let turn = 0; elapsed() < seconds; ) {
    for (; turn < elapsed() * rate; turn += 1) ask(turn);
    // Fixed wait: between two handfuls of requests.
    await sleep(5);
  }
  await Promise.all(underWay);
  return sum();
}

/** So many who ask again as soon as they are answered, or a moment after they were told to. */
async function rush(send: Ask, shoppers: number, seconds: number): Promise<Stretch> {
  const { one, elapsed, sum } = noted(send, seconds);
  let turn = 0;
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (elapsed() < seconds) {
        await one(turn++, elapsed());
        // Fixed wait: nobody asks without a pause.
        await sleep(250);
      }
    }),
  );
  return sum();
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

const rowsOf = (what: string, { p50, p95, p99, perSecond, refused }: Stretch, targets: [string, string]): Row[] => [
  {
    what: `${what}, answered`,
    measured: `${perSecond.toFixed(0)}/s, p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`,
    target: targets[0],
  },
  {
    what: `${what}, refused`,
    measured: [...refused].map(([how, count]) => `${count} × ${how}`).join(', ') || 'none',
    target: targets[1],
  },
];

/** Bags over HTTP (reliability L2): a good day, half as much again, and more than can be done. By night a quarter of an hour of the first. */
export async function cartLoadBench(): Promise<Row[]> {
  const send = await shoppers();
  await stretch(send, RATE / 2, 5);
  const day = await stretch(send, RATE, SECONDS);
  const crowd = await stretch(send, RATE * 1.5, CROWD_SECONDS);
  const full = await rush(send, RUSH, RUSH_SECONDS);
  const after = await stretch(send, RATE, Math.min(20, SECONDS));
  return [
    ...rowsOf(`${RATE}/s for ${SECONDS} s`, day, ['p95 <= 100 ms, p99 <= 250 ms', 'none']),
    ...rowsOf(`${RATE * 1.5}/s for ${CROWD_SECONDS} s`, crowd, ['', 'none, or THROTTLED']),
    ...rowsOf(`${RUSH} at once for ${RUSH_SECONDS} s`, full, ['', 'THROTTLED alone']),
    ...rowsOf(`${RATE}/s after it`, after, ['as before', 'none']),
  ];
}
