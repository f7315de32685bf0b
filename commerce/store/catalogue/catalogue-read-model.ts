import { sql } from 'kysely';
import { isColourTag } from '../../domain/search/colour-families.ts';
import type { CatalogueAvailability, ListedProduct } from '../../domain/search/listed-product.ts';
import type { CommerceDb } from '../commerce-database.ts';
import { createAvailability } from './availability.ts';
import { allCollections, type CollectionRecord } from './collections.ts';

/** While it is the same object, every list, filter and count says the same. */
export interface CatalogueMoment {
  /** Milliseconds. */
  since: number;
}

/** What lists of products are made from, in one currency, as it is at this moment. */
export interface CatalogueReadModel extends CatalogueAvailability {
  moment: CatalogueMoment;
  /** By id, in the order of ids. */
  products: ReadonlyMap<number, ListedProduct>;
  collectionById: ReadonlyMap<number, CollectionRecord>;
  collectionByHandle: ReadonlyMap<string, CollectionRecord>;
  /** The products of a collection in their order; none for an unknown one. */
  productsOf(collectionId: number): readonly ListedProduct[];
}

/** Reads the model; see {@link createCatalogueReadModel}. */
export interface CatalogueReadModelSource {
  read(currency: string): Promise<CatalogueReadModel>;
}

interface CachedCatalogue
  extends Pick<CatalogueReadModel, 'products' | 'collectionById' | 'collectionByHandle' | 'productsOf'> {
  version: number;
}

interface ProductRow {
  id: number;
  title: string;
  kind: string;
  tags: string[];
  option_name: string;
  rewards_only: boolean;
  published_at: number;
  created_at: number;
  updated_at: number;
  variant_ids: number[] | null;
  option_values: string[] | null;
  amounts: (number | null)[] | null;
}

function parseProduct(row: ProductRow): ListedProduct {
  const values = row.option_values ?? [];
  const amounts = row.amounts ?? [];
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    tags: row.tags,
    colours: row.tags.filter(isColourTag),
    optionName: row.option_name,
    kindKey: row.kind.toLowerCase(),
    optionKey: row.option_name.toLowerCase(),
    rewardsOnly: row.rewards_only,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    variants: (row.variant_ids ?? []).map((id, index) => ({
      id: Number(id),
      value: values[index] ?? '',
      valueKey: (values[index] ?? '').toLowerCase(),
      amount: amounts[index] === null || amounts[index] === undefined ? null : Number(amounts[index]),
    })),
  };
}

/** Everything of one moment: the snapshot of one transaction, so that the version is that of the rows. */
async function load(db: CommerceDb, currency: string): Promise<CachedCatalogue> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const version = await sql<{ version: number }>`select version from commerce.catalogue_version`.execute(tx);
      const { rows } = await sql<ProductRow>`
        select product.id, product.title, product.kind, product.tags, product.option_name, product.rewards_only,
          extract(epoch from product.published_at)::float8 * 1000 as published_at,
          trunc(extract(epoch from product.created_at)::float8 * 1000) as created_at,
          trunc(extract(epoch from product.updated_at)::float8 * 1000) as updated_at,
          offer.*
        from commerce.product as product
        left join (
          select variant.product_id, array_agg(variant.id order by variant.position) as variant_ids,
            array_agg(variant.option_value order by variant.position) as option_values,
            array_agg(price.amount order by variant.position) as amounts
          from commerce.variant as variant
          left join commerce.variant_price as price on price.variant_id = variant.id and price.currency = ${currency}
          group by variant.product_id
        ) as offer on offer.product_id = product.id
        order by product.id`.execute(tx);
      const entries = await sql<{ collection_id: number; product_ids: number[] }>`
        select collection_id, array_agg(product_id order by position, product_id) as product_ids
        from commerce.collection_product group by collection_id`.execute(tx);
      const products = new Map(rows.map((row) => [row.id, parseProduct(row)]));
      const lists = new Map(
        entries.rows.map((row) => [row.collection_id, row.product_ids.flatMap((id) => products.get(Number(id)) ?? [])]),
      );
      const collections = await allCollections(tx, currency);
      return {
        version: version.rows[0]?.version ?? 0,
        products,
        collectionById: new Map(collections.map((collection) => [collection.id, collection])),
        collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
        productsOf: (id) => lists.get(id) ?? [],
      };
    });
}

const moments = new WeakMap<CachedCatalogue, CatalogueMoment & { soldOut: ReadonlySet<number>; until: number }>();

/** The moment a read belongs to: another one as soon as something sells out, comes back, or comes into the shop. */
function momentOf(catalogue: CachedCatalogue, { soldOut, now }: CatalogueAvailability): CatalogueMoment {
  const last = moments.get(catalogue);
  if (last?.soldOut === soldOut && now >= last.since && now < last.until) return last;
  let until = Number.POSITIVE_INFINITY;
  for (const { publishedAt } of catalogue.products.values())
    if (publishedAt > now && publishedAt < until) until = publishedAt;
  const moment = { since: now, soldOut, until };
  moments.set(catalogue, moment);
  return moment;
}

/** Currencies kept at once; each holds a few megabytes at 1,500 products. */
const MAX_CACHED = 12;

/**
 * Keeps in memory what lists are filtered, counted and sorted by: a few milliseconds of counting in SQL become a fraction of
 * one here. Never stale: every read asks for the catalogue's version, which each change raises in its own transaction, and
 * for what has sold out or come back since the last one.
 */
export function createCatalogueReadModel(db: CommerceDb): CatalogueReadModelSource {
  const cached = new Map<string, Promise<CachedCatalogue>>();
  const availability = createAvailability(db);

  function startLoading(currency: string): Promise<CachedCatalogue> {
    const loading = load(db, currency);
    cached.delete(currency);
    cached.set(currency, loading);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    loading.catch(() => {
      if (cached.get(currency) === loading) cached.delete(currency);
    });
    return loading;
  }

  /** Of this version or a newer one: a change may have come between. Who waits for the same loading shares it. */
  async function atLeast(version: number, currency: string): Promise<CachedCatalogue> {
    for (let loading = cached.get(currency); loading; loading = cached.get(currency)) {
      const known = await loading;
      if (known.version >= version) return known;
      if (cached.get(currency) === loading) break;
    }
    return startLoading(currency);
  }

  return {
    async read(currency) {
      const { version, ...available } = await availability.read();
      const known = await atLeast(version, currency);
      return { ...known, ...available, moment: momentOf(known, available) };
    },
  };
}
