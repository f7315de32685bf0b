import { createHash } from 'node:crypto';
import { commit, type Ending, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import { refreshSearchIndex } from '../../store/catalogue/search-index.ts';
import type { CommerceDb, CommerceTx } from '../../store/commerce-database.ts';
import { seedContent } from '../../store/content/seed-content.ts';
import { seedMenus } from '../../store/content/seed-menus.ts';
import { seedDiscounts } from '../../store/discount/seed-discounts.ts';
import { type Catalogue, wholeCatalogue } from '../catalogue.ts';
import { checkCatalogue } from '../check-catalogue.ts';
import { seedCollections } from './seed-collections.ts';
import { productFields, seedMetafields } from './seed-metafields.ts';
import { seedPrices } from './seed-prices.ts';
import { seedProducts } from './seed-products.ts';

/** Raise it when the way of writing changes, so that the next start writes the same catalogue anew. */
const WRITER_VERSION = 3;
const SEED_LOCK = 7_236_516;
const STEPS = 4;

export interface SeedResult {
  /** False where this very catalogue stood in the tables already. */
  seeded: boolean;
  products: number;
  collections: number;
  /** Changes whenever the catalogue does. */
  sha256: string;
}

export interface SeedOptions {
  /** The whole catalogue unless told. */
  catalogue?: Catalogue;
  onProgress?: (done: number, of: number) => void;
}

async function standsAlready(tx: CommerceTx, sha256: string): Promise<boolean> {
  const retained = await tx.selectFrom('commerce.catalogue_seed').select('sha256').executeTakeFirst();
  return retained?.sha256 === sha256;
}

async function noteSeeded(tx: CommerceTx, sha256: string): Promise<void> {
  await tx
    .insertInto('commerce.catalogue_seed')
    .values({ sha256, seeded_at: new Date() })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ sha256, seeded_at: new Date() }))
    .execute();
}

/** Counts what was written: else the first questions would be planned as if the tables were empty. */
async function analyseTables(tx: CommerceTx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'commerce'`.execute(tx);
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(`commerce.${name}`)))}`.execute(tx);
}

/**
 * Puts the sample catalogue into the tables, in one transaction, unless it stands there already. Carts and orders keep
 * their products: rows are matched by slug and SKU and brought up to date, stock is only set for variants that are new.
 * A product that has left the catalogue is taken off sale, not deleted. A row that cannot be sold stops it with a
 * `BrokenRow` before anything is written.
 */
export async function seedCatalogue(
  db: CommerceDb,
  { catalogue = wholeCatalogue(), onProgress = () => {} }: SeedOptions = {},
): Promise<SeedResult> {
  const { products, collections } = catalogue;
  checkCatalogue(catalogue);
  const sha256 = createHash('sha256')
    .update(JSON.stringify([WRITER_VERSION, products, collections, products.map(productFields)]))
    .digest('hex');
  const counts = { products: products.length, collections: collections.length, sha256 };
  const fill = async (tx: CommerceTx): Promise<Ending<SeedResult>> => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    await seedDiscounts(tx);
    await seedMenus(tx);
    await seedContent(tx);
    if (await standsAlready(tx, sha256)) return commit({ seeded: false, ...counts });
    onProgress(0, STEPS);
    const ids = await seedProducts(tx, products);
    onProgress(1, STEPS);
    await seedPrices(tx, products, ids);
    onProgress(2, STEPS);
    await seedMetafields(tx, products, ids);
    onProgress(3, STEPS);
    await seedCollections(tx, collections, ids);
    await noteSeeded(tx, sha256);
    await analyseTables(tx);
    onProgress(STEPS, STEPS);
    return commit({ seeded: true, ...counts });
  };
  const result = await withTx(db, fill, { isLong: true });
  // else the first shopper who searches would wait for it
  await refreshSearchIndex(db);
  return result;
}
