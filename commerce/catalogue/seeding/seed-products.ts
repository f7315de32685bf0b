import { sql } from 'kysely';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';

/** Ids of the products by slug, and of the variants by SKU. */
export interface SeededIds {
  products: ReadonlyMap<string, number>;
  variants: ReadonlyMap<string, number>;
}

const paragraph = (story: string): string => `<p>${story.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

const productRow = (product: CatalogueProduct) => ({
  handle: product.handle,
  title: product.title,
  kind: product.kind,
  description_html: paragraph(product.story),
  tags: product.tags,
  option_name: product.optionName,
  option_values: product.variants.map(({ size }) => size),
  rewards_only: product.isRewardsOnly,
  arrived_at: `${product.arrivedOn}T00:00:00Z`,
});

async function writeProducts(
  tx: CommerceTx,
  catalogueProducts: readonly CatalogueProduct[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; handle: string }>`
    insert into commerce.product
      (handle, title, kind, description_html, tags, option_name, option_values, rewards_only, published_at, created_at)
    select handle, title, kind, description_html, tags, option_name, option_values, rewards_only, arrived_at, arrived_at
    from jsonb_to_recordset(${JSON.stringify(catalogueProducts.map(productRow))}::jsonb) as row
      (handle text, title text, kind text, description_html text, tags text[], option_name text, option_values text[],
       rewards_only boolean, arrived_at timestamptz)
    on conflict (handle) do update set title = excluded.title, kind = excluded.kind,
      description_html = excluded.description_html, tags = excluded.tags, option_name = excluded.option_name,
      option_values = excluded.option_values, rewards_only = excluded.rewards_only,
      published_at = case when product.withdrawn then product.published_at else excluded.published_at end
    returning id, handle`.execute(tx);
  await tx
    .updateTable('commerce.product')
    .set({ published_at: sql<Date>`'infinity'` })
    .where(sql<boolean>`id <> all(${rows.map(({ id }) => id)}::bigint[])`)
    .execute();
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}

const variantRows = (catalogueProducts: readonly CatalogueProduct[], products: ReadonlyMap<string, number>) =>
  catalogueProducts.flatMap((product) =>
    product.variants.map(({ size, sku, openingStock }, index) => ({
      product_id: products.get(product.handle),
      position: index + 1,
      option_value: size,
      sku,
      on_hand: openingStock,
      weight_grams: product.weightGrams,
    })),
  );

/** A place holds one size: where another has one that is wanted, all sizes of the product make room behind the last of both. */
async function makeRoom(tx: CommerceTx, rows: string): Promise<void> {
  await sql`
    with moved as (
      select row.product_id, greatest(max(kept.position), max(row.position)) as last
      from jsonb_to_recordset(${rows}::jsonb) as row (product_id bigint, position int, sku text)
      join commerce.variant as kept on kept.product_id = row.product_id
      group by row.product_id
      having bool_or(kept.position = row.position and kept.sku <> row.sku)
    )
    update commerce.variant as variant set position = variant.position + moved.last
    from moved where variant.product_id = moved.product_id`.execute(tx);
}

/** An option value names one size: another that has a wanted one is called by its SKU, until it gets its own or for good. */
async function freeOptionValues(tx: CommerceTx, rows: string): Promise<void> {
  await sql`
    update commerce.variant as variant set option_value = variant.sku
    from jsonb_to_recordset(${rows}::jsonb) as row (product_id bigint, option_value text, sku text)
    where variant.product_id = row.product_id and variant.option_value = row.option_value and variant.sku <> row.sku`.execute(
    tx,
  );
}

async function writeVariants(
  tx: CommerceTx,
  catalogueProducts: readonly CatalogueProduct[],
  products: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const variants = JSON.stringify(variantRows(catalogueProducts, products));
  await makeRoom(tx, variants);
  await freeOptionValues(tx, variants);
  const { rows } = await sql<{ id: number; sku: string }>`
    insert into commerce.variant (product_id, position, option_value, sku, on_hand, weight_grams)
    select * from jsonb_to_recordset(${variants}::jsonb) as row
      (product_id bigint, position int, option_value text, sku text, on_hand int, weight_grams int)
    on conflict (sku) do update set position = excluded.position, option_value = excluded.option_value,
      weight_grams = excluded.weight_grams
    returning id, sku`.execute(tx);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

async function writePictures(
  tx: CommerceTx,
  catalogueProducts: readonly CatalogueProduct[],
  products: ReadonlyMap<string, number>,
): Promise<void> {
  const pictures = catalogueProducts.flatMap(({ handle, pictures }) =>
    pictures.map((picture, index) => ({ product_id: products.get(handle), position: index + 1, ...picture })),
  );
  await sql`delete from commerce.product_picture where product_id = any(${[...products.values()]}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into commerce.product_picture (product_id, position, spec, alt)
    select * from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as row
      (product_id bigint, position int, spec text, alt text)`.execute(tx);
}

/** Staff may have taken something out by a shop of the version before, which does not note that it was them. */
async function noteWithdrawn(tx: CommerceTx): Promise<void> {
  await sql`
    update commerce.product set withdrawn = true from commerce.catalogue_seed as seed
    where product.published_at = 'infinity' and product.updated_at > seed.seeded_at`.execute(tx);
}

/** Writes products, variants and pictures. */
export async function seedProducts(tx: CommerceTx, catalogueProducts: readonly CatalogueProduct[]): Promise<SeededIds> {
  await noteWithdrawn(tx);
  const products = await writeProducts(tx, catalogueProducts);
  const variants = await writeVariants(tx, catalogueProducts, products);
  await writePictures(tx, catalogueProducts, products);
  return { products, variants };
}
