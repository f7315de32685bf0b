import { keptLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedReviews } from './reviews/seed-reviews.ts';
import { createServices, type Services } from './services.ts';
import { aReviewedProduct } from './testing/a-reviewed-product.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from './testing/services-test-database.ts';

const TOP = 'kaila-top-wildflowers';
const BOTTOMS = 'cove-bottoms-zebra';

const Summary = v.object({
  items: v.array(v.object({ star: v.number(), total: v.number() })),
  total: v.number(),
  average: v.number(),
  fit: v.object({ small: v.number(), true: v.number(), large: v.number() }),
});
const Page = v.object({
  reviews: v.array(
    v.looseObject({ id: v.number(), product: v.string(), star: v.number(), date: v.string(), helpful: v.number() }),
  ),
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
  rating: v.nullable(Summary),
});

describe('the services over HTTP', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
    await seedReviews(
      test.db,
      [TOP, BOTTOMS].map((handle) => aReviewedProduct(handle, { tags: ['best-seller'] })),
    );
    services = createServices({ db: test.db });
  });
  afterAll(() => test.close());

  const get = (path: string, method = 'GET') =>
    services.fetch(new Request(`http://shop.example/services/${path}`, { method }));
  const page = async (query: string) => v.parse(Page, await (await get(`reviews?${query}`)).json());

  async function everyPage(query: string) {
    const found = [];
    for (let after = '', pages = 0; pages < 40; pages += 1) {
      const { reviews, pageInfo } = await page(`${query}&first=7${after}`);
      found.push(...reviews);
      if (!pageInfo.hasNextPage) return found;
      after = `&after=${pageInfo.endCursor}`;
    }
    throw new Error('the list never ends');
  }

  it('pages through a product’s reviews, the newest first, each once', async () => {
    const reviews = await everyPage(`product=${TOP}`);
    const { rating } = await page(`product=${TOP}`);
    expect(reviews.length).toBe(rating?.total);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    const dates = reviews.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(reviews.map(({ product }) => product))).toEqual(new Set([TOP]));
  });

  it('pages through the most helpful ones, each once', async () => {
    const helpful = (await everyPage(`product=${TOP}&order=helpful`)).map((review) => review.helpful);
    expect(helpful).toEqual([...helpful].sort((a, b) => b - a));
    expect(helpful[0]).toBeGreaterThan(0);
  });

  it('lists the whole shop without a product, and one star on request', async () => {
    const all = await everyPage('order=newest');
    expect(new Set(all.map(({ product }) => product))).toEqual(new Set([TOP, BOTTOMS]));
    const fours = await everyPage('star=4');
    expect(fours.length).toBe(all.filter(({ star }) => star === 4).length);
    expect(fours.length).toBeGreaterThan(0);
  });

  it('lists one size on request, and says how many each size has', async () => {
    const all = await everyPage(`product=${TOP}`);
    const answer = await (await get(`reviews?product=${TOP}&size=M`)).json();
    const { sizes } = v.parse(v.object({ sizes: v.array(v.object({ size: v.string(), total: v.number() })) }), answer);
    const medium = sizes.find(({ size }) => size === 'M')?.total ?? 0;
    expect(medium).toBeGreaterThan(0);
    const listed = await everyPage(`product=${TOP}&size=M`);
    expect(listed).toHaveLength(medium);
    expect(listed.every((review) => review.sizeBought === 'M')).toBe(true);
    expect(sizes.reduce((sum, { total }) => sum + total, 0)).toBeLessThanOrEqual(all.length);
    expect((await everyPage(`product=${TOP}&size=4XL`)).length).toBe(0);
  });

  it('sums up ratings as star and total, with average and fit (RAT-001…004)', async () => {
    const response = await get(`ratings?products=${TOP},${BOTTOMS},nobody-top-knows`);
    expect(response.headers.get('cache-control')).toContain('max-age=60');
    const { ratings } = v.parse(v.object({ ratings: v.record(v.string(), Summary) }), await response.json());
    const top = ratings[TOP];
    const reviews = await everyPage(`product=${TOP}`);
    expect(top?.items.map(({ star }) => star)).toEqual([5, 4, 3, 2, 1]);
    expect(top?.total).toBe(reviews.length);
    expect(top?.average).toBeCloseTo(reviews.reduce((sum, { star }) => sum + star, 0) / reviews.length, 10);
    expect((top?.fit.true ?? 0) > (top?.fit.small ?? 0)).toBe(true);
    expect(ratings['nobody-top-knows']).toMatchObject({ total: 0, average: 0 });
  });

  const refused: ReadonlyArray<readonly [query: string, field: string]> = [
    ['reviews?first=0', 'first'],
    ['reviews?first=51', 'first'],
    ['reviews?first=-1', 'first'],
    ['reviews?first=1e3', 'first'],
    ['reviews?star=6', 'star'],
    ['reviews?product=../../etc', 'product'],
    [`reviews?product=${'a'.repeat(10_000)}`, 'product'],
    ['reviews?product=a&product=b', 'product'],
    ['reviews?order=worst', 'order'],
    ['reviews?after=garbage', 'after'],
    [`reviews?after=${Buffer.from('["2026-99-99",1]').toString('base64url')}`, 'after'],
    ...['2026-02-30', '0000-01-01'].map(
      (day) => [`reviews?after=${Buffer.from(JSON.stringify([day, 1])).toString('base64url')}`, 'after'] as const,
    ),
    [`reviews?order=helpful&after=${Buffer.from('["2026-01-01",1]').toString('base64url')}`, 'after'],
    ['reviews?sort=newest', 'sort'],
    ['reviews?size=%3Cb%3E', 'size'],
    ['ratings', 'products'],
    ['ratings?products=', 'products'],
    ['ratings?products=a,,b', 'products'],
    [`ratings?products=${Array.from({ length: 101 }, (_, index) => `p-${index}`).join()}`, 'products'],
  ];
  for (const [query, field] of refused) {
    it(`refuses ${query.slice(0, 60)} and names the field`, async () => {
      const response = await get(query);
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ error: { code: 'BAD_INPUT', field } });
    });
  }

  it('finds nothing at other addresses and lets nobody write here', async () => {
    expect((await get('wishes')).status).toBe(404);
    expect((await get('ratings', 'POST')).status).toBe(405);
    expect((await get('reviews', 'POST')).status).toBe(401);
  });

  it('masks what it did not expect and tells the operator', async () => {
    const log = keptLog('services');
    const other = await emptyServicesDatabase();
    const broken = createServices({ db: other.db, log });
    await other.close();
    const response = await broken.fetch(new Request('http://shop.example/services/reviews'));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: { code: 'INTERNAL', message: 'Something broke on our side.' } });
    expect(JSON.parse(log.lines.join())).toMatchObject({ level: 'error', event: 'listReviews failed', status: 500 });
  });
});
