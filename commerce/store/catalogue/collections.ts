import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { cutPage, keysetClauses, type ListOrder, type Page, type PageRequest } from '../keyset-page.ts';
import type { CollectionTable } from '../tables.ts';
import type { PictureRecord } from './product-pictures.ts';

/** A collection without its products; `currency` is what these are priced in. */
export interface CollectionRecord {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  picture: PictureRecord | undefined;
  updatedAt: Date;
  currency: string;
}

export type CollectionOrder = 'id' | 'title' | 'updated';

/** A list of collections to read a page of; `ids` keeps these alone. */
export interface CollectionListing {
  order: CollectionOrder;
  descending: boolean;
  page: PageRequest;
  ids?: readonly number[];
}

const ORDER_KEYS: Readonly<Record<CollectionOrder, Pick<ListOrder, 'key' | 'keyType'>>> = {
  id: { key: sql`collection.id`, keyType: 'bigint' },
  title: { key: sql`collection.title`, keyType: 'text' },
  updated: { key: sql`collection.updated_at`, keyType: 'timestamptz' },
};

/** What the sort keys of an order are, for a cursor to be held against. */
export const collectionKeyType = (order: CollectionOrder): ListOrder['keyType'] => ORDER_KEYS[order].keyType;

type CollectionRow = Selectable<CollectionTable>;

function parseCollection(row: CollectionRow, currency: string): CollectionRecord {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    descriptionHtml: row.description_html,
    picture:
      row.picture_spec === null
        ? undefined
        : { spec: row.picture_spec, alt: row.picture_alt, width: row.picture_width, height: row.picture_height },
    updatedAt: row.updated_at,
    currency,
  };
}

/** Every collection there is, in no order. */
export async function allCollections(db: CommerceDb | CommerceTx, currency: string): Promise<CollectionRecord[]> {
  const rows = await db.selectFrom('commerce.collection').selectAll().execute();
  return rows.map((row) => parseCollection(row, currency));
}

/** The collections each of these products hangs in, by id, by the product's id. */
export async function collectionsOfProducts(
  db: CommerceDb | CommerceTx,
  productIds: readonly number[],
  currency: string,
): Promise<Map<number, CollectionRecord[]>> {
  const { rows } = await sql<CollectionRow & { product_id: number }>`
    select collection.*, entry.product_id
    from commerce.collection as collection
    join commerce.collection_product as entry on entry.collection_id = collection.id
    where entry.product_id = any(${[...productIds]}::bigint[])
    order by collection.id`.execute(db);
  const byProduct = Map.groupBy(rows, (row) => row.product_id);
  return new Map([...byProduct].map(([id, own]) => [id, own.map((row) => parseCollection(row, currency))]));
}

const isOneOf = (ids: readonly number[] | undefined): RawBuilder<boolean> =>
  ids === undefined ? sql`true` : sql`collection.id = any(${[...ids]}::bigint[])`;

/** A page of all collections. */
export async function collectionPage(
  db: CommerceDb | CommerceTx,
  listing: CollectionListing,
  currency: string,
): Promise<Page<CollectionRecord>> {
  const order = { ...ORDER_KEYS[listing.order], id: sql`collection.id`, descending: listing.descending };
  const clauses = keysetClauses(order, listing.page);
  const { rows } = await sql<CollectionRow & { list_key: string }>`
    select collection.*, ${clauses.key} as list_key from commerce.collection as collection
    where ${isOneOf(listing.ids)} and ${clauses.where}
    order by ${clauses.orderBy} limit ${clauses.limit}`.execute(db);
  const found = rows.map((row) => ({
    record: parseCollection(row, currency),
    position: { key: row.list_key, id: row.id },
  }));
  return cutPage(found, listing.page);
}

/** How many collections there are. */
export async function countCollections(db: CommerceDb | CommerceTx): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from commerce.collection`.execute(db);
  return rows[0]?.total ?? 0;
}
