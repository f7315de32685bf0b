import { commit, type Ending, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../store/services-database.ts';
import type { ReviewedProduct } from './sample/reviewed-product.ts';
import { type SampleReview, sampleReviews } from './sample/sample-reviews.ts';
import { sampleVersion } from './sample/sample-version.ts';

const SEED_LOCK = 7_236_517;

export interface ReviewSeedResult {
  /** False where these very reviews stood in the table already. */
  seeded: boolean;
  reviews: number;
}

const row = (review: SampleReview) => ({
  product_handle: review.product,
  star: review.star,
  title: review.title,
  body: review.text,
  fit: review.fit,
  build: review.build,
  height_inches: review.heightInches,
  size_bought: review.sizeBought,
  size_usual: review.sizeUsual,
  helpful_count: review.helpful,
  verified: review.verified,
  display_name: review.name,
  written_on: review.date,
  sample_key: review.key,
});

async function write(tx: ServicesTx, reviews: readonly SampleReview[]): Promise<void> {
  const keys = reviews.map(({ key }) => key);
  await sql`delete from services.review where sample_key is not null and sample_key <> all(${keys}::text[])`.execute(
    tx,
  );
  await sql`
    insert into services.review (product_handle, star, title, body, fit, build, height_inches, size_bought, size_usual,
      helpful_count, verified, display_name, written_on, sample_key)
    select * from jsonb_to_recordset(${JSON.stringify(reviews.map(row))}::jsonb) as row
      (product_handle text, star int, title text, body text, fit text, build text, height_inches int, size_bought text,
       size_usual text, helpful_count int, verified boolean, display_name text, written_on date, sample_key text)
    on conflict (sample_key) do update set star = excluded.star, title = excluded.title, body = excluded.body,
      fit = excluded.fit, build = excluded.build, height_inches = excluded.height_inches,
      size_bought = excluded.size_bought, size_usual = excluded.size_usual, verified = excluded.verified,
      display_name = excluded.display_name, written_on = excluded.written_on`.execute(tx);
}

async function sampleCount(tx: ServicesTx): Promise<number> {
  const { samples } = await tx
    .selectFrom('services.review')
    .select(({ fn }) => fn.countAll<string>().as('samples'))
    .where('sample_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(samples);
}

/**
 * Puts the sample reviews of these products into the table, in one transaction, unless they stand there already.
 * What customers wrote stays, and so do the counts of who found a sample review helpful.
 */
export async function seedReviews(db: ServicesDb, products: readonly ReviewedProduct[]): Promise<ReviewSeedResult> {
  const sha256 = sampleVersion(products);
  const fill = async (tx: ServicesTx): Promise<Ending<ReviewSeedResult>> => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    const stored = await tx.selectFrom('services.review_sample').select('sha256').executeTakeFirst();
    if (stored?.sha256 === sha256) return commit({ seeded: false, reviews: await sampleCount(tx) });
    const reviews = sampleReviews(products);
    await write(tx, reviews);
    await tx
      .insertInto('services.review_sample')
      .values({ sha256, seeded_at: new Date() })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ sha256, seeded_at: new Date() }))
      .execute();
    return commit({ seeded: true, reviews: reviews.length });
  };
  return withTx(db, fill, { isLong: true });
}
