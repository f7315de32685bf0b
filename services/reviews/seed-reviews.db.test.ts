import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReviewedProduct } from '../testing/a-reviewed-product.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { seedReviews } from './seed-reviews.ts';

const bestSeller = { tags: ['best-seller'] };
const products = ['kaila-top-wildflowers', 'cove-bottoms-zebra'].map((handle) => aReviewedProduct(handle, bestSeller));

describe('seedReviews', () => {
  let test: ServicesTestDatabase;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
    await seedReviews(test.db, products);
  });
  afterAll(() => test.close());

  const count = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from services.review`.execute(test.db);
    return rows[0]?.n ?? 0;
  };

  it('writes them once', async () => {
    const before = await count();
    expect(before).toBeGreaterThan(20);
    expect(await seedReviews(test.db, products)).toEqual({ seeded: false, reviews: before });
    expect(await count()).toBe(before);
  });

  it('keeps what customers wrote and whom it helped, and drops the reviews of a product that left', async () => {
    await test.db
      .insertInto('services.review')
      .values({
        product_handle: 'cove-bottoms-zebra',
        star: 2,
        title: 'Hm',
        body: 'My own words.',
        display_name: 'Ada L.',
        written_on: '2026-11-20',
      })
      .execute();
    const helped = await test.db
      .updateTable('services.review')
      .set({ helpful_count: 77 })
      .where('sample_key', '=', 'kaila-top-wildflowers#1')
      .executeTakeFirstOrThrow();
    expect(helped.numUpdatedRows).toBe(1n);

    expect((await seedReviews(test.db, products.slice(0, 1))).seeded).toBe(true);

    const { rows } = await sql<{ product: string; own: number; helped: number }>`
      select product_handle as product, count(*) filter (where sample_key is null)::int as own,
        max(helpful_count)::int as helped from services.review group by 1 order by 1`.execute(test.db);
    expect(rows).toEqual([
      { product: 'cove-bottoms-zebra', own: 1, helped: 0 },
      { product: 'kaila-top-wildflowers', own: 0, helped: 77 },
    ]);
  });
});
