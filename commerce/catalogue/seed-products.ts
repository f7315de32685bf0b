import { sql } from 'kysely';
import { CURRENCIES, priceIn } from '../domain/money/price-table.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import type { RangeProduct } from './range.ts';
import { seedOf } from './seeded.ts';

/** Ids of the products by slug, and of the variants by SKU. */
export interface SeededIds {
  products: ReadonlyMap<string, number>;
  variants: ReadonlyMap<string, number>;
}

const OPENING_DAY = Date.UTC(2026, 2, 1);
const NEWEST_DAY = Date.UTC(2026, 10, 12);
const DAY_MS = 86_400_000;

/** When a product came into the shop: new ones within the last week, the others over the months before. */
function arrivedAt({ handle, tags }: RangeProduct): Date {
  const seed = seedOf(`day ${handle}`);
  return new Date(tags.includes('new') ? NEWEST_DAY + (seed % 7) * DAY_MS : OPENING_DAY + (seed % 240) * DAY_MS);
}

const paragraph = (story: string): string => `<p>${story.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

interface PriceColumns {
  variant: number[];
  currency: string[];
  amount: number[];
  was: (number | null)[];
}

/** A price for each variant and currency, in parallel columns for `unnest`. */
function priceColumns(range: readonly RangeProduct[], variants: ReadonlyMap<string, number>): PriceColumns {
  const columns: PriceColumns = { variant: [], currency: [], amount: [], was: [] };
  for (const { variants: sizes, usd, wasUsd } of range) {
    for (const currency of CURRENCIES) {
      const amount = priceIn(usd, currency);
      const was = wasUsd === undefined ? undefined : priceIn(wasUsd, currency);
      for (const { sku } of sizes) {
        columns.variant.push(variants.get(sku) ?? 0);
        columns.currency.push(currency);
        columns.amount.push(amount);
        columns.was.push(was !== undefined && was > amount ? was : null);
      }
    }
  }
  return columns;
}

async function writeProducts(tx: CommerceTx, range: readonly RangeProduct[]): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('commerce.product')
    .values(
      range.map((product) => ({
        handle: product.handle,
        title: product.title,
        kind: product.kind,
        description_html: paragraph(product.story),
        tags: [...product.tags],
        option_values: product.variants.map(({ size }) => size),
        published_at: arrivedAt(product),
        created_at: arrivedAt(product),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('handle').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        kind: eb.ref('excluded.kind'),
        description_html: eb.ref('excluded.description_html'),
        tags: eb.ref('excluded.tags'),
        option_values: eb.ref('excluded.option_values'),
        published_at: eb.ref('excluded.published_at'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .returning(['id', 'handle'])
    .execute();
  await tx
    .updateTable('commerce.product')
    .set({ published_at: sql<Date>`'infinity'` })
    .where(
      'id',
      'not in',
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}

async function writeVariants(
  tx: CommerceTx,
  range: readonly RangeProduct[],
  products: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('commerce.variant')
    .values(
      range.flatMap((product) =>
        product.variants.map(({ size, sku, openingStock }, index) => ({
          product_id: products.get(product.handle) ?? 0,
          position: index + 1,
          option_value: size,
          sku,
          on_hand: openingStock,
          weight_grams: product.weightGrams,
        })),
      ),
    )
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet((eb) => ({ weight_grams: eb.ref('excluded.weight_grams') })),
    )
    .returning(['id', 'sku'])
    .execute();
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

async function writePictures(
  tx: CommerceTx,
  range: readonly RangeProduct[],
  products: ReadonlyMap<string, number>,
): Promise<void> {
  await tx
    .deleteFrom('commerce.product_picture')
    .where('product_id', 'in', [...products.values()])
    .execute();
  await tx
    .insertInto('commerce.product_picture')
    .values(
      range.flatMap(({ handle, pictures }) =>
        pictures.map(({ spec, alt }, index) => ({
          product_id: products.get(handle) ?? 0,
          position: index + 1,
          spec,
          alt,
        })),
      ),
    )
    .execute();
}

/** Writes products, variants, prices and pictures. */
export async function seedProducts(tx: CommerceTx, range: readonly RangeProduct[]): Promise<SeededIds> {
  const products = await writeProducts(tx, range);
  const variants = await writeVariants(tx, range, products);
  await writePictures(tx, range, products);
  const prices = priceColumns(range, variants);
  await sql`
    insert into commerce.variant_price (variant_id, currency, amount, compare_at)
    select * from unnest(${prices.variant}::bigint[], ${prices.currency}::text[], ${prices.amount}::bigint[], ${prices.was}::bigint[])
    on conflict (variant_id, currency) do update set amount = excluded.amount, compare_at = excluded.compare_at`.execute(
    tx,
  );
  return { products, variants };
}
