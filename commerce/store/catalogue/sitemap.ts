import { type RawBuilder, sql } from 'kysely';
import type { CommerceDb } from '../commerce-database.ts';
import { isPublished } from './product-conditions.ts';

/** What a search engine is told of one address. */
export interface SitemapEntry {
  handle: string;
  title: string;
  updatedAt: Date;
  picture: { spec: string; alt: string | null } | null;
}

/** What there is a sitemap of; nothing else here has pages of its own. */
export type SitemapKind = 'product' | 'collection' | 'page' | 'blog' | 'article';

/** Entries on a page of a sitemap, as the hosted provider has it. */
export const SITEMAP_PAGE = 250;

const NO_PICTURE = sql`null::text as spec, null::text as alt`;

const SOURCES: Readonly<Record<Exclude<SitemapKind, 'product'>, RawBuilder<unknown>>> = {
  collection: sql`
    select id, handle, title, updated_at, picture_spec as spec, picture_alt as alt from commerce.collection`,
  page: sql`select id, handle, title, updated_at, ${NO_PICTURE} from commerce.page`,
  blog: sql`
    select blog.id, blog.handle, blog.title, coalesce(max(article.updated_at), 'epoch') as updated_at, ${NO_PICTURE}
    from commerce.blog as blog left join commerce.article as article on article.blog_id = blog.id group by blog.id`,
  article: sql`
    select article.id, blog.handle || '/' || article.handle as handle, article.title, article.updated_at,
      article.picture_spec as spec, article.picture_alt as alt
    from commerce.article as article join commerce.blog as blog on blog.id = article.blog_id
    where article.published_at <= now()`,
};

/** How many entries a sitemap has. */
export async function countSitemap(db: CommerceDb, kind: Exclude<SitemapKind, 'product'>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${SOURCES[kind]}) as entry`.execute(db);
  return rows[0]?.total ?? 0;
}

interface EntryRow {
  handle: string;
  title: string;
  updated_at: Date;
  spec: string | null;
  alt: string | null;
}

const entryOf = ({ handle, title, updated_at, spec, alt }: EntryRow): SitemapEntry => ({
  handle,
  title,
  updatedAt: updated_at,
  picture: spec === null ? null : { spec, alt },
});

/** A page of a sitemap, and whether there are more. */
export interface SitemapPage {
  entries: SitemapEntry[];
  hasMore: boolean;
}

/** The entries on a page, the first being 1. */
export async function sitemapPage(
  db: CommerceDb,
  kind: Exclude<SitemapKind, 'product'>,
  page: number,
): Promise<SitemapPage> {
  const { rows } = await sql<EntryRow>`
    select handle, title, updated_at, spec, alt from (${SOURCES[kind]}) as entry
    order by id limit ${SITEMAP_PAGE + 1} offset ${(page - 1) * SITEMAP_PAGE}`.execute(db);
  return { entries: rows.slice(0, SITEMAP_PAGE).map(entryOf), hasMore: rows.length > SITEMAP_PAGE };
}

/** The entries of these products, in the order of their ids; one that has left the shop meanwhile is left out. */
export async function productEntries(db: CommerceDb, ids: readonly number[]): Promise<SitemapEntry[]> {
  const { rows } = await sql<EntryRow>`
    select product.handle, product.title, product.updated_at, picture.spec, picture.alt
    from commerce.product as product
    left join commerce.product_picture as picture on picture.product_id = product.id and picture.position = 1
    where product.id = any(${ids}::bigint[]) and ${isPublished} order by product.id`.execute(db);
  return rows.map(entryOf);
}
