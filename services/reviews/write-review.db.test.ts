import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { findReviews, forgetReviewer } from './review-store.ts';

const TOP = 'kaila-top-wildflowers';
const SAID = {
  product: TOP,
  star: 4,
  title: 'Stayed on',
  text: 'Through two waves.\nTwo!',
  name: 'Ana P.',
  fit: 'true',
};

describe('writing a review', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    services = createServices({
      db: test.db,
      customerOf: async (token) => (/^\d+$/.test(token) ? `gid://shopify/Customer/${token}` : undefined),
      log: silentLog,
    });
    await test.db.deleteFrom('services.review').execute();
  });
  afterAll(() => test.close());

  const write = (said: object, customer: string | undefined = '7', owner = customer) =>
    services.fetch(
      new Request('http://shop.example/services/reviews', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(customer !== undefined && { authorization: `Bearer ${customer}`, 'x-user-id': owner ?? '' }),
        },
        body: JSON.stringify(said),
      }),
    );
  const reviews = async () => (await findReviews(test.db, { product: TOP, order: 'newest', first: 10 })).reviews;

  it('keeps it, and shows it as it was written', async () => {
    const answer = await write({ ...SAID, sizeBought: 'M' });
    expect(answer.status).toBe(200);
    const stored = await answer.json();
    expect(stored).toMatchObject({ ...SAID, sizeBought: 'M', verified: false, helpful: 0 });
    expect(await reviews()).toEqual([stored]);
  });

  it('knows products by handles in any writing, and nothing that is no handle', async () => {
    const answer = await write({ ...SAID, product: 'بدلة-سباحة' });
    expect(answer.status).toBe(200);
    expect((await answer.json()).product).toBe('بدلة-سباحة');
    for (const product of ['', 'a b', '../a', 'a,b', '-']) expect((await write({ ...SAID, product })).status).toBe(400);
  });

  it('has one word of a customer on a product: the last', async () => {
    await write(SAID);
    await write({ ...SAID, star: 2, title: 'Came off' });
    await write(SAID, '8');
    expect((await reviews()).map(({ star, title }) => `${star} ${title}`).sort()).toEqual([
      '2 Came off',
      '4 Stayed on',
    ]);
  });

  it('gives a customer their own to take along, and nobody else’s', async () => {
    await write(SAID);
    await write({ ...SAID, product: 'sunny-hat-happy-check', title: 'Never off' });
    await write({ ...SAID, title: 'Somebody else’s' }, '8');
    const own = (customer: string, owner = customer) =>
      services.fetch(
        new Request('http://shop.example/services/own-reviews', {
          headers: { authorization: `Bearer ${customer}`, 'x-user-id': owner },
        }),
      );
    const answer = await own('7');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { reviews: taken } = await answer.json();
    expect(taken.map(({ title }: { title: string }) => title)).toEqual(['Never off', 'Stayed on']);
    expect((await own('7', '8')).status).toBe(403);
    expect((await own('a-bad-token')).status).toBe(401);
    expect(await (await own('9')).json()).toEqual({ reviews: [] });
  });

  it('takes nothing from strangers, nor in somebody else’s name', async () => {
    expect((await write(SAID, 'a-bad-token')).status).toBe(401);
    expect((await write(SAID, '7', '8')).status).toBe(403);
    expect(await reviews()).toEqual([]);
  });

  it.each([
    ['star', { star: 6 }],
    ['star', { star: 0 }],
    ['star', { star: 4.5 }],
    ['title', { title: '   ' }],
    ['text', { text: 'a'.repeat(4001) }],
    ['text', { text: 'nul \u0000' }],
    ['name', { name: '\ud800' }],
    ['product', { product: '../../etc' }],
    ['fit', { fit: 'snug' }],
    ['verified', { verified: true }],
  ])('refuses what is no %s', async (field, wrong) => {
    const answer = await write({ ...SAID, ...wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_INPUT', field } });
    expect(await reviews()).toEqual([]);
  });

  it('forgets who wrote it with the account', async () => {
    await write(SAID);
    await write(SAID, '8');
    await test.db.transaction().execute((tx) => forgetReviewer(tx, '7'));
    expect((await reviews()).map(({ name }) => name).sort()).toEqual(['A former customer', 'Ana P.']);
  });
});
