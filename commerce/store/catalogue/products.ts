import { type RawBuilder, sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { cutPage, keysetClauses, type ListOrder, type Page, type PageRequest } from '../keyset-page.ts';
import { isPublished, type ProductCondition, productCondition } from './product-conditions.ts';
import { type ProductRecord, type ProductRow, parseProduct, productColumns, productSource } from './product-record.ts';

/** What the list of all products can be ordered by. */
export type ProductOrder = 'id' | 'title' | 'price' | 'created' | 'updated' | 'kind' | 'bestSelling';

/** A list of products to read a page of. */
export interface ProductListing {
  order: ProductOrder;
  descending: boolean;
  page: PageRequest;
}

const ORDER_KEYS: Readonly<Record<ProductOrder, Pick<ListOrder, 'key' | 'keyType'>>> = {
  id: { key: sql`product.id`, keyType: 'bigint' },
  title: { key: sql`product.title`, keyType: 'text' },
  price: { key: sql`offer.min_price`, keyType: 'bigint' },
  created: { key: sql`product.created_at`, keyType: 'timestamptz' },
  updated: { key: sql`product.updated_at`, keyType: 'timestamptz' },
  kind: { key: sql`product.kind`, keyType: 'text' },
  // The catalogue marks its best sellers by hand.
  bestSelling: { key: sql`(case when product.tags @> array['best-seller'] then 0 else 1 end)`, keyType: 'bigint' },
};

/** What the sort keys of an order are, for a cursor to be held against. */
export const productKeyType = (order: ProductOrder): ListOrder['keyType'] => ORDER_KEYS[order].keyType;

const listOrder = ({ order, descending }: ProductListing): ListOrder => ({
  ...ORDER_KEYS[order],
  id: sql`product.id`,
  descending,
});

interface ListRow extends ProductRow {
  list_key: string;
}

const toPageRow = (row: ListRow, currency: string) => ({
  record: parseProduct(row, currency),
  position: { key: row.list_key, id: row.id },
});

async function productsWhere(
  db: CommerceDb | CommerceTx,
  currency: string,
  where: RawBuilder<boolean>,
): Promise<ProductRecord[]> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from ${productSource(currency)} where ${where}`.execute(db);
  return rows.map((row) => parseProduct(row, currency));
}

/** The products with these ids; unknown ones are left out, the order is free. */
export function productsByIds(db: CommerceDb | CommerceTx, ids: readonly number[], currency: string) {
  return productsWhere(db, currency, sql`product.id = any(${[...ids]}::bigint[])`);
}

/** The same, but those that have left the shop are left out as well. */
export function publishedProductsByIds(db: CommerceDb | CommerceTx, ids: readonly number[], currency: string) {
  return productsWhere(db, currency, sql`product.id = any(${[...ids]}::bigint[]) and ${isPublished}`);
}

/** The products with these handles; those that are unknown or have left the shop are left out, the order is free. */
export function productsByHandles(db: CommerceDb | CommerceTx, handles: readonly string[], currency: string) {
  return productsWhere(db, currency, sql`product.handle = any(${[...handles]}::text[]) and ${isPublished}`);
}

/** A page of all products that meet the condition. */
export async function productPage(
  db: CommerceDb | CommerceTx,
  listing: ProductListing,
  condition: ProductCondition,
  currency: string,
): Promise<Page<ProductRecord>> {
  const clauses = keysetClauses(listOrder(listing), listing.page);
  const { rows } = await sql<ListRow>`
    select ${productColumns}, ${clauses.key} as list_key from ${productSource(currency)}
    where ${isPublished} and ${productCondition(condition, currency)} and ${clauses.where}
    order by ${clauses.orderBy} limit ${clauses.limit}`.execute(db);
  return cutPage(
    rows.map((row) => toPageRow(row, currency)),
    listing.page,
  );
}

/** Which products meet the condition. */
export async function productIdsWhere(
  db: CommerceDb | CommerceTx,
  condition: ProductCondition,
  currency: string,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select product.id from commerce.product as product where ${productCondition(condition, currency)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
