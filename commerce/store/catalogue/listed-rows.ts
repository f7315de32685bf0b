import { sql } from 'kysely';
import {
  catalogueBuilder,
  firstFrom,
  type ListedCatalogue,
  productNumber,
} from '../../domain/search/listed-catalogue.ts';
import type { ListedVariant } from '../../domain/search/listed-product.ts';
import type { CommerceTx } from '../commerce-database.ts';
import { isOffered } from './product-conditions.ts';

/** Products read by one statement, and prices: a fraction of a second of work however large the catalogue is. */
const SLICE = 5_000;
const PRICES = 50_000;

interface ProductRow {
  id: number;
  title: string;
  kind: string;
  tags: string[];
  option_name: string;
  rewards_only: boolean;
  published_at: number;
  created_at: number;
}

/** The products behind this id, a slice of them. */
async function productsBehind(tx: CommerceTx, id: number, limit: number): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select id, title, kind, tags, option_name, rewards_only,
      extract(epoch from published_at)::float8 * 1000 as published_at,
      trunc(extract(epoch from created_at)::float8 * 1000) as created_at
    from commerce.product where id > ${id} order by id limit ${limit}`.execute(tx);
  return rows;
}

type VariantEntry = readonly [productId: number, id: number, value: string];

/** The variants of the products behind one id, up to another and with it, by product. */
async function variantsBetween(tx: CommerceTx, behind: number, upTo: number): Promise<Map<number, ListedVariant[]>> {
  const { rows } = await sql<{ entries: VariantEntry[] | null }>`
    select json_agg(json_build_array(product_id, variant.id, option_value) order by product_id, position) as entries
    from commerce.variant join commerce.product on product.id = product_id
    where product_id > ${behind} and product_id <= ${upTo} and product.id > ${behind} and product.id <= ${upTo}
      and ${isOffered('variant')}`.execute(tx);
  const byProduct = new Map<number, ListedVariant[]>();
  for (const [productId, id, value] of rows[0]?.entries ?? []) {
    const own = byProduct.get(productId) ?? [];
    byProduct.set(productId, own);
    own.push({ id, value });
  }
  return byProduct;
}

/** All products, but for what they cost; so many by one statement. */
export async function readListedCatalogue(tx: CommerceTx, limit = SLICE): Promise<ListedCatalogue> {
  const builder = catalogueBuilder();
  let last = 0;
  for (let read = limit; read === limit; ) {
    const rows = await productsBehind(tx, last, limit);
    const upTo = rows.at(-1)?.id ?? last;
    const variants = await variantsBetween(tx, last, upTo);
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
        variants: variants.get(row.id) ?? [],
      });
    read = rows.length;
    last = upTo;
  }
  return builder.build();
}

interface PriceSlice {
  last: number | null;
  ids: string | null;
  amounts: string | null;
}

/** Prices of the variants behind this id, a slice of them. */
async function pricesBehind(tx: CommerceTx, currency: string, { id, limit }: { id: number; limit: number }) {
  const { rows } = await sql<PriceSlice>`
    select max(variant_id) as last, string_agg(variant_id::text, ',') as ids, string_agg(amount::text, ',') as amounts
    from (
      select variant_id, amount from commerce.variant_price
      where currency = ${currency} and variant_id > ${id} order by variant_id limit ${limit}
    ) as slice`.execute(tx);
  const [slice] = rows;
  const numbers = (text: string | null | undefined): number[] => (text ? text.split(',').map(Number) : []);
  return {
    ids: numbers(slice?.ids),
    amounts: numbers(slice?.amounts),
    last: slice?.last ?? id,
  };
}

/** What the variants cost in a currency, by their numbers; so many by one statement. */
export async function readAmounts(
  tx: CommerceTx,
  catalogue: ListedCatalogue,
  currency: string,
  limit = PRICES,
): Promise<Float64Array> {
  const { variantIds, variantsById } = catalogue;
  const sorted = Float64Array.from(variantsById, (variant) => variantIds[variant] ?? 0);
  const amounts = new Float64Array(variantIds.length).fill(Number.NaN);
  let [read, last] = [limit, 0];
  while (read === limit) {
    const slice = await pricesBehind(tx, currency, { id: last, limit });
    for (const [index, id] of slice.ids.entries()) {
      const place = firstFrom(sorted, id);
      if (sorted[place] === id) amounts[variantsById[place] ?? 0] = slice.amounts[index] ?? Number.NaN;
    }
    [read, last] = [slice.ids.length, slice.last];
  }
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
