import { sql } from 'kysely';
import type { CommerceDb } from '../commerce-database.ts';
import { isPublished } from './product-conditions.ts';

/** The tags of the products a shopper can find, in alphabetical order; up to `limit`. */
export async function productTags(db: CommerceDb, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct tag as word from commerce.product as product cross join lateral unnest(product.tags) as tag
    where ${isPublished} order by 1 limit ${limit}`.execute(db);
  return rows.map(({ word }) => word);
}

/** The kinds of these products, likewise. */
export async function productTypes(db: CommerceDb, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct product.kind as word from commerce.product as product
    where ${isPublished} order by 1 limit ${limit}`.execute(db);
  return rows.map(({ word }) => word);
}
