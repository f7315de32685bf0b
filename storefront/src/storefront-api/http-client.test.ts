import { expect, test } from 'vitest';
import { operation } from './client.ts';
import { httpClient } from './http-client.ts';

const QUERY = operation<{ picture: string; line: string }, Record<string, never>>('query { picture line }');
const ANSWER = JSON.stringify({
  data: { picture: 'https://shop.example/pictures/1/a@400.webp', line: 'See https://shop.example/pictures/' },
});
const client = (shopOrigin?: string) =>
  httpClient({
    endpoint: '/api',
    token: 't',
    ...(shopOrigin && { shopOrigin }),
    fetch: async () => new Response(ANSWER),
  });

test('the shop names its own pictures by their path, under whatever name it is reached', async () => {
  expect(await client('https://shop.example').request(QUERY, {})).toEqual({
    ok: true,
    data: { picture: '/pictures/1/a@400.webp', line: 'See https://shop.example/pictures/' },
  });
});

test("another host's pictures keep their address", async () => {
  const answer = await client('https://elsewhere.example').request(QUERY, {});
  expect(answer).toMatchObject({ data: { picture: 'https://shop.example/pictures/1/a@400.webp' } });
});

test.each([
  ['READ_ONLY', 503, 'readOnly'],
  ['SERVICE_UNAVAILABLE', 503, 'server'],
  ['THROTTLED', 429, 'throttled'],
  ['BAD_REQUEST', 400, 'refused'],
] as const)('tells %s (%i) as "%s"', async (code, status, kind) => {
  const body = JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] });
  const refusing = httpClient({ endpoint: '/api', token: 't', fetch: async () => new Response(body, { status }) });
  expect(await refusing.request(QUERY, {})).toEqual({ ok: false, failure: { kind, messages: ['No.'], status } });
});

test.each([
  [{ errors: 'Too Many Requests' }, 429, 'throttled'],
  [{ errors: 'Unavailable Shop' }, 403, 'refused'],
  [{ errors: { query: 'Required parameter missing or invalid' } }, 400, 'refused'],
  [{ errors: 'An unexpected error occurred' }, 500, 'server'],
] as const)('takes %j (%i), which is no list of errors, for "%s"', async (body, status, kind) => {
  const refusing = httpClient({ endpoint: '/api', token: 't', fetch: async () => Response.json(body, { status }) });
  expect(await refusing.request(QUERY, {})).toEqual({ ok: false, failure: { kind, messages: [], status } });
});
