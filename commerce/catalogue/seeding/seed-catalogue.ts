import { createHash } from 'node:crypto';
import { commit, type Ending, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import { giftCardAmountIn } from '../../domain/gift-card/gift-card-amounts.ts';
import { CURRENCY_CODES } from '../../domain/money/currencies.ts';
import { priceIn } from '../../domain/money/price-table.ts';
import { refreshSearchIndex } from '../../store/catalogue/search-index.ts';
import type { CommerceDb, CommerceTx } from '../../store/commerce-database.ts';
import { seedMenus } from '../../store/content/menus.ts';
import { seedContent } from '../../store/content/seed-content.ts';
import { seedDiscounts } from '../../store/discount/discounts.ts';
import { type Catalogue, wholeCatalogue } from '../catalogue.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { checkCatalogue } from '../check-catalogue.ts';
import { seedCollections } from './seed-collections.ts';
import { productFields, seedMetafields } from './seed-metafields.ts';
import { type SeededIds, seedProducts } from './seed-products.ts';

interface Price {
  sku: string;
  currency: string;
  amount: number;
  was: number | null;
}

/** What the variants of a product cost in a currency. */
function pricesIn(currency: string, { kind, variants, usd, wasUsd }: CatalogueProduct): Price[] {
  const priced = kind === 'gift-card' ? giftCardAmountIn : priceIn;
  const was = wasUsd === undefined ? 0 : priceIn(wasUsd, currency);
  return variants.map((variant) => {
    const amount = priced(variant.usd ?? usd, currency);
    return { sku: variant.sku, currency, amount, was: was > amount ? was : null };
  });
}

/** Writes what every variant costs in every currency; rows that say the same already are left alone. */
async function seedPrices(tx: CommerceTx, products: readonly CatalogueProduct[], ids: SeededIds): Promise<void> {
  const prices = products.flatMap((product) => CURRENCY_CODES.flatMap((currency) => pricesIn(currency, product)));
  const variant = prices.map(({ sku }) => ids.variants.get(sku) ?? 0);
  const currency = prices.map((price) => price.currency);
  const amount = prices.map((price) => price.amount);
  const was = prices.map((price) => price.was);
  await sql`
    insert into commerce.variant_price as kept (variant_id, currency, amount, compare_at)
    select * from unnest(${variant}::bigint[], ${currency}::text[], ${amount}::bigint[], ${was}::bigint[])
    on conflict (variant_id, currency) do update set amount = excluded.amount, compare_at = excluded.compare_at
    where (kept.amount, kept.compare_at) is distinct from (excluded.amount, excluded.compare_at)`.execute(tx);
}

/** Raise it when the way of writing changes, so that the next start writes the same catalogue anew. */
const WRITER_VERSION = 5;
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
 * A product or a size that has left the catalogue is taken off sale, not deleted; what staff have taken out stays out. A row
 * that cannot be sold stops it with a `BrokenRow` before anything is written.
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
