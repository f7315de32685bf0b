import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';

const CUSTOMERS: Readonly<Record<string, string>> = {
  anas: 'gid://shopify/Customer/7',
  bens: 'gid://shopify/Customer/8',
};
const entry = (handle: string) => ({ handle, variants: [{ id: `gid://shopify/ProductVariant/${handle.length}` }] });

describe('the wishlists of customers', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    services = createServices({ db: test.db, customerOf: async (token) => CUSTOMERS[token] });
    await test.db.deleteFrom('services.wishlist').execute();
  });
  afterAll(() => test.close());

  const ask = (headers: Record<string, string>, body?: unknown) =>
    services.fetch(
      new Request('http://shop.example/bb-wishlist', {
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  const ana = { 'x-user-id': '7', authorization: 'Bearer anas' };
  const ben = { 'x-user-id': '8', authorization: 'Bearer bens' };

  it('answers with a list whose first element holds the products as JSON text, and gives back what was written', async () => {
    const empty = await ask(ana);
    expect([empty.status, empty.headers.get('cache-control'), empty.headers.get('etag')]).toEqual([
      200,
      'no-store',
      '"0"',
    ]);
    expect(await empty.json()).toEqual([{ products: '[]' }]);

    const entries = [{ ...entry('kaila-top-wildflowers'), chosen: 'M' }, entry('cove-bottoms-zebra')];
    expect((await ask(ana, entries)).status).toBe(200);
    const [{ products }] = await (await ask(ana)).json();
    expect(JSON.parse(products)).toEqual(entries);
    expect(await (await ask(ben)).json()).toEqual([{ products: '[]' }]);
  });

  it.each([
    ['a name alone', { 'x-user-id': '7' }, 401],
    ['a token nobody has', { 'x-user-id': '7', authorization: 'Bearer nobodys' }, 401],
    ['somebody else’s token', { 'x-user-id': '7', authorization: 'Bearer bens' }, 403],
    ['a token without a name', { authorization: 'Bearer anas' }, 403],
  ])('%s opens nothing and writes nothing', async (_, headers: Record<string, string>, status) => {
    await ask(ana, [entry('kept')]);
    for (const response of [await ask(headers), await ask(headers, [entry('forged')])]) {
      expect(response.status).toBe(status);
      expect(await response.text()).not.toContain('kept');
    }
    expect(await (await ask(ana)).text()).toContain('kept');
  });

  it('knows the customer by the global id as well', async () => {
    await ask({ ...ana, 'x-user-id': 'gid://shopify/Customer/7' }, [entry('kept')]);
    expect(await (await ask(ana)).text()).toContain('kept');
  });

  it('tells a device that another was quicker, and what the list has become', async () => {
    const version = (await ask(ana)).headers.get('etag') ?? '';
    expect((await ask({ ...ana, 'if-match': version }, [entry('first')])).status).toBe(200);
    const late = await ask({ ...ana, 'if-match': version }, [entry('second')]);
    expect(late.status).toBe(412);
    expect(await late.text()).toContain('first');
    // A proxy that compresses weakens what it passes on.
    expect((await ask({ ...ana, 'if-match': `W/${version}` }, [entry('second')])).status).toBe(412);
    const retried = await ask({ ...ana, 'if-match': late.headers.get('etag') ?? '' }, [entry('second')]);
    expect(retried.status).toBe(200);
  });

  it('lets one of twenty writers on the same version through', async () => {
    const writers = Array.from({ length: 20 }, (_, index) =>
      ask({ ...ana, 'if-match': '"0"' }, [entry(`by-${index}`)]).then(({ status }) => status),
    );
    expect((await Promise.all(writers)).filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['no list', { products: [] }],
    ['no JSON', '[{'],
    ['an entry without a handle', [{ variants: [{ id: '1' }] }]],
    ['an entry without variants', [{ handle: 'a', variants: [] }]],
    ['a handle that is none', [{ handle: '../a', variants: [{ id: '1' }] }]],
    ['a handle that an address would drop', [{ handle: '-a', variants: [{ id: '1' }] }]],
    ['too many entries', Array.from({ length: 251 }, (_, index) => entry(`piece-${index}`))],
    ['too much', JSON.stringify([{ ...entry('a'), note: 'x'.repeat(140_000) }])],
  ])('refuses %s, and keeps what is there', async (_, body) => {
    await ask(ana, [entry('kept')]);
    const response = await ask(ana, body);
    expect(response.status).toBe(400);
    expect((await response.json()).error.code).toBe('BAD_INPUT');
    expect(await (await ask(ana)).text()).toContain('kept');
  });

  it('knows products by handles in any writing: one of them keeps back no list', async () => {
    expect((await ask(ana, [entry('بدلة-سباحة'), entry('kaila-top-zebra')])).status).toBe(200);
    expect(await (await ask(ana)).text()).toContain('بدلة-سباحة');
  });

  it('takes a full list', async () => {
    const full = Array.from({ length: 250 }, (_, index) => entry(`piece-${index}`));
    expect((await ask(ana, full)).status).toBe(200);
  });

  it('slows down whoever asks without end', async () => {
    const statuses = await Promise.all(Array.from({ length: 130 }, () => ask(ana).then(({ status }) => status)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await ask(ben)).status).toBe(200);
  });
});
