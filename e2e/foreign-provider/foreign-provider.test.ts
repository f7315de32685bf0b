import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FOREIGN_PRIVATE_TOKEN, FOREIGN_TOKEN, type ForeignProvider, openForeignProvider } from './foreign-provider.ts';
import { perAddress } from './per-address.ts';

const PUBLIC = { 'x-shopify-storefront-access-token': FOREIGN_TOKEN };
const PRIVATE = { 'shopify-storefront-private-token': FOREIGN_PRIVATE_TOKEN };

let foreign: ForeignProvider;
beforeAll(async () => {
  foreign = await openForeignProvider({ limit: { atOnce: 12, perSecond: 0 } });
});
afterAll(() => foreign.close());

async function ask(query: string, headers: Record<string, string>, variables: object = {}) {
  const answer = await fetch(`${foreign.origin}${API_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, text: await answer.text() };
}
const forBuyer = (address: string) => ({ ...PRIVATE, 'shopify-storefront-buyer-ip': address });

it('executes no more than a thousand without a token, thirty thousand with one, however the number is written', async () => {
  const many =
    'query Many($first: Int!) { products(first: $first) { nodes { variants(first: 10) { nodes { id } } } } }';
  expect(await ask(many, {}, { first: 10 })).toMatchObject({ status: 200, text: expect.stringContaining('"data"') });
  const dear = await ask(many, {}, { first: 250 });
  expect(dear).toMatchObject({ status: 200 });
  expect(JSON.parse(dear.text)).toEqual({
    errors: [
      {
        message: 'Complexity exceeded',
        extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: expect.any(Number), maxCost: 1_000 },
      },
    ],
  });
  expect((await ask(many, forBuyer('203.0.113.1'), { first: 250 })).text).toContain('"data"');
  const dearest = many.replace('first: 10', 'first: 250');
  expect((await ask(dearest, forBuyer('203.0.113.1'), { first: 250 })).text).toContain('MAX_COMPLEXITY_EXCEEDED');
});

it('answers what is no JSON, and goes on', async () => {
  const answer = await fetch(`${foreign.origin}${API_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forBuyer('203.0.113.9') },
    body: '{"query":',
  });
  expect(answer.status).toBe(500);
  expect((await ask('{ shop { name } }', forBuyer('203.0.113.9'))).status).toBe(200);
});

it('takes and gives 250 at the most', async () => {
  expect((await ask('{ products(first: 251) { nodes { id } } }', forBuyer('203.0.113.2'))).text).toContain(
    'first cannot exceed 250',
  );
  const ids = Array.from({ length: 251 }, (_, at) => `gid://shopify/ProductVariant/${at}`);
  const nodes = 'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  expect((await ask(nodes, forBuyer('203.0.113.2'), { ids })).text).toContain('MAX_INPUT_SIZE_EXCEEDED');
  expect((await ask(nodes, forBuyer('203.0.113.2'), { ids: ids.slice(1) })).text).toContain('"data"');
});

it('notes who asks about a customer and does not say for whom, and lets no browser use the private token', async () => {
  const owner =
    'query Owner($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { id } }';
  const faults = () => foreign.seen().at(-1)?.faults;
  await ask(owner, forBuyer('203.0.113.5'), { customerAccessToken: 'nobody' });
  expect(faults()).toEqual([]);
  await ask(owner, PRIVATE, { customerAccessToken: 'nobody' });
  expect(faults()).toEqual(['Owner is about a customer, and does not say for whom it is asked.']);
  expect(await ask(owner, { ...PRIVATE, origin: 'http://localhost' })).toMatchObject({ status: 403 });
});

it('counts by who asks, and a server by whom it asks for: the busy one waits, and who will not is rejected', async () => {
  const shop = '{ shop { name } }';
  const of = async (headers: Record<string, string>, times: number) => {
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let at = 0; at < times; at += 1) answers.push(await ask(shop, headers));
    const told = (part: string) => answers.filter(({ text }) => text.includes(part)).length;
    return { fine: told('Nordsee'), throttled: told('THROTTLED'), rejected: told('Security Rejection') };
  };
  expect(await of(PUBLIC, 50)).toEqual({ fine: 12, throttled: 25, rejected: 13 });
  expect(await of(forBuyer('203.0.113.3'), 13)).toEqual({ fine: 12, throttled: 1, rejected: 0 });
  expect(await of(forBuyer('203.0.113.4'), 12)).toEqual({ fine: 12, throttled: 0, rejected: 0 });
  // One of its twelve was used up above.
  expect(await of(PRIVATE, 13)).toEqual({ fine: 11, throttled: 2, rejected: 0 });
});

it('fills again with time', () => {
  let now = 0;
  const verdictOn = perAddress({ atOnce: 2, perSecond: 1 }, () => now);
  expect([1, 2, 3].map(() => verdictOn('a'))).toEqual(['fine', 'fine', 'throttled']);
  now = 1_000;
  expect([1, 2].map(() => verdictOn('a'))).toEqual(['fine', 'throttled']);
});

it('says of every product whether it is a gift card, as each page of one asks', async () => {
  const { text } = await ask('{ products(first: 3) { nodes { isGiftCard } } }', forBuyer('203.0.113.9'));
  expect(text).not.toContain('errors');
  expect(text).toContain('"isGiftCard":false');
});
