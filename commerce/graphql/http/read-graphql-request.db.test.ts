import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ENDPOINT,
  PRIVATE_TOKEN,
  type ProviderUnderTest,
  providerUnderTest,
  shopRequest,
} from '../../testing/provider-under-test.ts';

const QUERY = { query: '{ shop { name } }' };
const ANSWER = { data: { shop: { name: 'Bluebird Bay' } } };

describe('the HTTP layer', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest({ allowedOrigins: ['https://preview.example'], production: true });
  });
  afterAll(() => test.close());

  const send = async (request: Request) => {
    const response = await test.provider.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
  const code = (body: { errors?: ReadonlyArray<{ extensions: { code: string } }> }) =>
    body.errors?.[0]?.extensions.code;

  describe('lets in', () => {
    it.each([
      ['the version of the contract', '/api/2025-07/graphql.json'],
      ['another dated version', '/api/2024-10/graphql.json'],
      ['the unstable one', '/api/unstable/graphql.json'],
    ])('%s', async (_name, path) => {
      const { status, headers, body } = await send(shopRequest(QUERY, { url: `https://shop.example${path}` }));
      expect({ status, body }).toMatchObject({ status: 200, body: ANSWER });
      expect(headers.get('x-shopify-api-version')).toBe('2025-07');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    it.each(['application/json; charset=utf-8', 'Application/JSON'])('the content type %s', async (type) => {
      expect((await send(shopRequest(QUERY, { headers: { 'content-type': type } }))).status).toBe(200);
    });

    it.each(['*/*', 'application/graphql-response+json', 'text/html', ''])(
      'a client that accepts %j',
      async (accept) => {
        const { status, headers } = await send(shopRequest(QUERY, { headers: { accept } }));
        expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      },
    );

    it.each([
      ['', {}],
      [' that calls with Node’s own fetch', { 'sec-fetch-mode': 'cors', 'user-agent': 'node' }],
    ])('a server with the private token%s', async (_how, headers) => {
      const request = new Request(ENDPOINT, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'shopify-storefront-private-token': PRIVATE_TOKEN,
        },
        body: JSON.stringify(QUERY),
      });
      expect(await send(request)).toMatchObject({ status: 200, body: ANSWER });
    });

    it('variables and an operation name that are null', async () => {
      expect(await send(shopRequest({ ...QUERY, variables: null, operationName: null }))).toMatchObject({
        body: ANSWER,
      });
    });

    it('a body just within the limit', async () => {
      const padding = 100_000 - JSON.stringify({ ...QUERY, variables: { p: '' } }).length;
      const body = JSON.stringify({ ...QUERY, variables: { p: 'x'.repeat(padding) } });
      expect(body).toHaveLength(100_000);
      expect((await send(shopRequest(body))).status).toBe(200);
      expect(await send(shopRequest(`${body} `))).toMatchObject({ status: 413 });
    });
  });

  describe('refuses', () => {
    it.each(['/api/graphql', '/graphql', '/api/2025-13/graphql.json', '/', '/api/2025-07/graphql.json/x'])(
      'the path %s',
      async (path) => {
        const { status, body } = await send(shopRequest(QUERY, { url: `https://shop.example${path}` }));
        expect([status, body]).toEqual([404, { errors: 'Not Found' }]);
      },
    );

    it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('the method %s', async (method) => {
      const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'x' };
      const answer = await send(new Request(`${ENDPOINT}?query={shop{name}}`, { method, headers }));
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    });

    it.each([
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/jsonp',
      '',
    ])('the content type %j', async (type) => {
      const { status, body } = await send(shopRequest(QUERY, { headers: { 'content-type': type } }));
      expect([status, code(body)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    });

    it('a call without a token', async () => {
      const { status, body } = await send(shopRequest(QUERY, { headers: { 'x-shopify-storefront-access-token': '' } }));
      expect([status, code(body)]).toEqual([401, 'UNAUTHORIZED']);
    });

    it('a call with a wrong token', async () => {
      const { status, body } = await send(
        shopRequest(QUERY, { headers: { 'x-shopify-storefront-access-token': 'wrong' } }),
      );
      expect([status, code(body)]).toEqual([401, 'UNAUTHORIZED']);
    });

    it.each([
      ['a wrong private token', { 'shopify-storefront-private-token': 'wrong' }],
      [
        'the private token in a browser',
        { 'shopify-storefront-private-token': PRIVATE_TOKEN, origin: 'https://shop.example' },
      ],
      [
        'the private token of a script',
        { 'shopify-storefront-private-token': PRIVATE_TOKEN, 'sec-fetch-site': 'same-origin' },
      ],
    ])('%s, whatever else it has', async (_name, headers) => {
      const { status, body } = await send(shopRequest(QUERY, { headers }));
      expect([status, code(body)]).toEqual([401, 'UNAUTHORIZED']);
    });

    it('a megabyte before reading it', async () => {
      let pulled = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled += 1;
          if (pulled > 1_000) controller.close();
          else controller.enqueue(new Uint8Array(10_000).fill(32));
        },
      });
      const { headers } = shopRequest(QUERY);
      const init = { method: 'POST', headers, body, duplex: 'half' as const };
      const request = new Request(ENDPOINT, init);
      const { status, body: answer } = await send(request);
      expect([status, code(answer)]).toEqual([413, 'REQUEST_TOO_LARGE']);
      expect(pulled).toBeLessThan(20);
    });

    it('a megabyte by its announcement', async () => {
      const { status } = await send(shopRequest(QUERY, { headers: { 'content-length': '1000000' } }));
      expect(status).toBe(413);
    });

    it.each(['', '{', '{"query":', 'null', '"text"', '{"query":"{a}","variables":[]}'])('the body %j', async (text) => {
      const { status, body } = await send(shopRequest(text));
      expect([status, code(body)]).toEqual([400, 'BAD_REQUEST']);
    });

    it.each(['{}', '{"query":1}', '{"query":""}', '{"query":null}'])(
      'the body %j, by the name of what it lacks',
      async (text) => {
        const { status, body } = await send(shopRequest(text));
        expect([status, body]).toEqual([400, { errors: { query: 'Required parameter missing or invalid' } }]);
      },
    );

    it('a body that says it is packed: it is read as it is, and never blown up', async () => {
      const packed = gzipSync(' '.repeat(50_000_000));
      expect(packed.length).toBeLessThan(100_000);
      const { headers } = shopRequest(QUERY, { headers: { 'content-encoding': 'gzip' } });
      const { status, body } = await send(new Request(ENDPOINT, { method: 'POST', headers, body: packed }));
      expect([status, code(body)]).toEqual([400, 'BAD_REQUEST']);
    });

    it('several requests in one', async () => {
      const { status, body } = await send(shopRequest([QUERY, QUERY]));
      expect([status, code(body)]).toEqual([400, 'BAD_REQUEST']);
    });
  });

  describe('other origins', () => {
    it.each(['https://shop.example', 'https://preview.example'])('lets pages of %s read the answer', async (origin) => {
      const { headers } = await send(shopRequest(QUERY, { headers: { origin } }));
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    });

    it.each([
      'https://evil.example',
      'null',
      'https://shop.example.evil.example',
      'http://shop.example',
      'https://evil-shop.example',
      'https://SHOP.example',
    ])('keeps the answer from %s', async (origin) => {
      const { headers } = await send(shopRequest(QUERY, { headers: { origin } }));
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toBe('Origin');
      const preflight = await send(new Request(ENDPOINT, { method: 'OPTIONS', headers: { origin } }));
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('answers what a browser asks first', async () => {
      const preflight = await send(
        new Request(ENDPOINT, { method: 'OPTIONS', headers: { origin: 'https://preview.example' } }),
      );
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
        204,
        'https://preview.example',
      ]);
      const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ');
      // what @shopify/hydrogen-react sends from a browser
      for (const header of [
        'x-shopify-storefront-access-token',
        'x-sdk-variant',
        'x-sdk-version',
        'shopify-storefront-y',
      ])
        expect(allowed).toContain(header);
    });

    it('lets them read a refusal too', async () => {
      const { status, headers } = await send(shopRequest('{', { headers: { origin: 'https://preview.example' } }));
      expect([status, headers.get('access-control-allow-origin')]).toEqual([400, 'https://preview.example']);
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
