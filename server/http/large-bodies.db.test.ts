import { ENDPOINTS } from '@bluebird-bay/commerce/self-service/self-service-contract.ts';
import { PUBLIC_TOKEN } from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { OPERATIONS } from '@bluebird-bay/services/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_WEBHOOK } from '../pages/page-webhook.ts';
import { type ShopUnderTest, shopUnderTest } from '../testing/shop-under-test.ts';

const CHUNK = 64 * 1024;
/** As much as a single request may ever make the shop keep, with what a stream reads ahead. */
const MOST = 512 * 1024;

const TAKERS = [
  ...new Set([
    API_PATH,
    PAGE_WEBHOOK,
    ...ENDPOINTS.flatMap((endpoint) => ('body' in endpoint ? [endpoint.path] : [])),
    ...OPERATIONS.flatMap(({ method, path }) => (method === 'POST' ? [path] : [])),
  ]),
];

describe('a body (D3, D12)', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await shopUnderTest();
  });
  afterAll(() => shop.close());

  const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN };

  it.each(TAKERS)('without an end is left at once by %s', async (path) => {
    let read = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += CHUNK;
        controller.enqueue(new Uint8Array(CHUNK).fill(0x20));
      },
    });
    const init = { method: 'POST', body, headers, duplex: 'half' };
    const { status } = await shop.send(path, init);
    expect([400, 401, 403, 413]).toContain(status);
    expect(read).toBeLessThan(MOST);
  });

  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  it.each([
    [API_PATH, `{"query":"{ shop { name } }","variables":{"a":${nested(16_000)}}}`],
    ['/services/orders/find', `{"number":${nested(1_000)},"email":"ana@bay.example"}`],
    ['/services/lists', `{"list":"newsletter","email":${nested(7_000)}}`],
  ])('of lists in lists is bad input at %s', async (path, body) => {
    expect((await shop.send(path, { method: 'POST', headers, body })).status).toBe(400);
  });

  it('that fits is taken', async () => {
    expect((await shop.notify('/services/lists', { list: 'newsletter', email: 'ana@bay.example' })).status).toBe(202);
    expect(
      (await shop.request('query ($a: [ID!]!) { nodes(ids: $a) { id } }', { a: ['gid://shopify/Product/1'] })).errors,
    ).toBeUndefined();
  });
});
