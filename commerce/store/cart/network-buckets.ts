import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CommerceDb } from '../commerce-database.ts';

/** A bucket that holds so much and is filled by so much a second. */
export interface Bucket {
  key: string;
  atOnce: number;
  perSecond: number;
}

/**
 * Takes up to `wanted` out of a bucket that all processes share, and says how much that was. One statement, so that any number
 * of them at the same time get no more together than there is; one that finds it empty changes nothing.
 */
export async function takeFromBucket(
  db: CommerceDb,
  { key, atOnce, perSecond }: Bucket,
  wanted: number,
  now: Date,
): Promise<number> {
  const filled = sql`least(${atOnce}::float8, bucket.left_over
    + greatest(0, extract(epoch from ${now}::timestamptz - bucket.filled_at)) * ${perSecond}::float8)`;
  const share = sql`least(${wanted}::int, floor(${filled})::int)`;
  const { rows } = await sql<{ given: number }>`
    insert into commerce.network_bucket as bucket (key_sha256, left_over, given, filled_at)
    values (${createHash('sha256').update(key).digest()}, ${atOnce - wanted}, ${wanted}, ${now})
    on conflict (key_sha256) do update
      set left_over = ${filled} - ${share}, given = ${share}, filled_at = greatest(bucket.filled_at, ${now})
      where ${filled} >= 1
    returning given`.execute(db);
  return rows[0]?.given ?? 0;
}
