import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { load } from './load.ts';
import { type Row, shopUrl } from './rows.ts';

const HEADERS = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': EMBEDDED_TOKEN };

interface Answer<Data> {
  data?: Data;
  errors?: unknown;
}

async function request<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
  const response = await fetch(`${shopUrl()}${API_PATH}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ query, variables }),
  });
  const answer: Answer<Data> = await response.json();
  if (!answer.data) throw new Error(`The provider said ${JSON.stringify(answer.errors)}.`);
  return answer.data;
}

const ADD = `mutation Add($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart { id cost { totalAmount { amount currencyCode } } lines(first: 50) { edges { node { id quantity cost { totalAmount { amount } } } } } }
    userErrors { code field message }
  }
}`;

async function newCart(): Promise<string> {
  const { cartCreate } = await request<{ cartCreate: { cart: { id: string } } }>(
    'mutation { cartCreate(input: { buyerIdentity: { countryCode: PH } }) { cart { id } } }',
  );
  return cartCreate.cart.id;
}

/** One add after the other, as shoppers on carts of their own would send them; milliseconds each. */
async function addTimes(merchandiseId: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const cartId = await newCart();
    const started = performance.now();
    await request(ADD, { cartId, lines: [{ merchandiseId, quantity: 1 }] });
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

const body = (
  query: string,
  variables: unknown = {},
): { method: 'POST'; headers: Record<string, string>; body: string } => ({
  method: 'POST',
  headers: HEADERS,
  body: JSON.stringify({ query, variables }),
});

/** Adding to a cart: a mutation with a transaction, against the smallest question the same server answers. */
export async function cartBench(): Promise<Row[]> {
  const { product } = await request<{ product: { variants: { nodes: { id: string }[] } } }>(
    '{ product(handle: "big-beach-towel-cabana") { variants(first: 1) { nodes { id } } } }',
  );
  const merchandiseId = product.variants.nodes[0]?.id ?? '';
  const times = await addTimes(merchandiseId, 60);
  const url = `${shopUrl()}${API_PATH}`;
  const smallest = await load({ url, request: body('{ __typename }'), connections: 8 });
  const cartIds = await Promise.all(Array.from({ length: 8 }, newCart));
  const adds = await Promise.all(
    cartIds.map((cartId) =>
      load({ url, request: body(ADD, { cartId, lines: [{ merchandiseId, quantity: 1 }] }), connections: 1 }),
    ),
  );
  const perSecond = adds.reduce((sum, result) => sum + result.requestsPerSecond, 0);
  const failures = adds.reduce((sum, result) => sum + result.failures, 0);
  return [
    { what: 'cartLinesAdd, p50 ms', measured: (times[Math.floor(times.length / 2)] ?? 0).toFixed(1) },
    {
      what: 'cartLinesAdd on 8 carts, requests/s',
      measured: perSecond.toFixed(0),
      floor: smallest.requestsPerSecond.toFixed(0),
      ratio: perSecond / smallest.requestsPerSecond,
    },
    { what: 'cartLinesAdd, failures', measured: String(failures), target: '0' },
  ];
}
