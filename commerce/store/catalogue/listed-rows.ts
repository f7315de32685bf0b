import { sql } from 'kysely';
import { catalogueBuilder, type ListedCatalogue, productNumber } from '../../domain/search/listed-catalogue.ts';
import type { CommerceTx } from '../commerce-database.ts';

/** Products read by one statement: a fraction of a second of work however large the catalogue is. */
const SLICE = 5_000;

interface ProductRow {
  id: number;
  title: string;
  kind: string;
  tags: string[];
  option_name: string;
  rewards_only: boolean;
  published_at: number;
  created_at: number;
  variants: Array<[id: number, value: string]> | null;
}

/** The products behind this id, a slice of them. */
async function productsBehind(tx: CommerceTx, id: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with slice as materialized (
      select id, title, kind, tags, option_name, rewards_only,
        extract(epoch from published_at)::float8 * 1000 as published_at,
        trunc(extract(epoch from created_at)::float8 * 1000) as created_at
      from commerce.product where id > ${id} order by id limit ${SLICE}
    )
    select slice.*, offer.variants from slice left join (
      select product_id, json_agg(json_build_array(id, option_value) order by position) as variants from commerce.variant
      where product_id > ${id} and product_id <= (select max(id) from slice) group by product_id
    ) as offer on offer.product_id = slice.id
    order by slice.id`.execute(tx);
  return rows;
}

/** All products, but for what they cost. */
export async function readListedCatalogue(tx: CommerceTx): Promise<ListedCatalogue> {
  const builder = catalogueBuilder();
  let last = 0;
  for (let read = SLICE; read === SLICE; ) {
    const rows = await productsBehind(tx, last);
    for (const row of rows)
      builder.add({
        id: row.id,
        title: row.title,
        kind: row.kind,
        tags: row.tags,
        optionName: row.option_name,
        rewardsOnly: row.rewards_only,
        publishedAt: row.published_at,
        createdAt: row.created_at,
        variants: (row.variants ?? []).map(([id, value]) => ({ id, value })),
      });
    read = rows.length;
    last = rows.at(-1)?.id ?? last;
  }
  return builder.build();
}

/** What the variants cost in a currency, in the order of the catalogue, which is of the same snapshot. */
export async function readAmounts(tx: CommerceTx, catalogue: ListedCatalogue, currency: string): Promise<Float64Array> {
  const { ids, variantIds } = catalogue;
  const amounts = new Float64Array(variantIds.length);
  let filled = 0;
  for (let first = 0; first < ids.length; first += SLICE) {
    const to = ids[Math.min(first + SLICE, ids.length) - 1] ?? 0;
    const { rows } = await sql<{ amounts: Array<number | null> | null }>`
      select json_agg(price.amount order by variant.product_id, variant.position) as amounts
      from commerce.variant as variant
      left join commerce.variant_price as price on price.variant_id = variant.id and price.currency = ${currency}
      where variant.product_id between ${ids[first] ?? 0} and ${to}`.execute(tx);
    for (const amount of rows[0]?.amounts ?? []) {
      amounts[filled] = amount ?? Number.NaN;
      filled += 1;
    }
  }
  if (filled !== amounts.length) throw new Error(`${filled} prices were read for ${amounts.length} variants.`);
  return amounts;
}

/** The products of each collection in their order, by their numbers. */
export async function readCollectionLists(
  tx: CommerceTx,
  catalogue: ListedCatalogue,
): Promise<ReadonlyMap<number, Uint32Array>> {
  const { rows } = await sql<{ collection_id: number; product_ids: number[] }>`
    select collection_id, json_agg(product_id order by position, product_id) as product_ids
    from commerce.collection_product group by collection_id`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.collection_id,
      Uint32Array.from(row.product_ids.flatMap((id) => productNumber(catalogue, id) ?? [])),
    ]),
  );
}
