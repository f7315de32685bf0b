import type { PolicyKind } from '../../domain/content/policy-kinds.ts';
import type { PictureRecord } from '../catalogue/product-pictures.ts';
import type { CommerceDb } from '../commerce-database.ts';

/** A page of the shop beside its products. */
export interface PageRecord {
  id: number;
  handle: string;
  title: string;
  bodyHtml: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface BlogRecord {
  id: number;
  handle: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A post of a blog. */
export interface ArticleRecord {
  id: number;
  blog: BlogRecord;
  handle: string;
  title: string;
  bodyHtml: string;
  excerptHtml: string | null;
  authorName: string;
  tags: readonly string[];
  picture: PictureRecord | undefined;
  publishedAt: Date;
  updatedAt: Date;
}

/** What the shop binds itself to. */
export interface PolicyRecord {
  kind: PolicyKind;
  title: string;
  bodyHtml: string;
}

/** All pages by id: a shop has dozens, so lists of them are cut in memory. */
export async function allPages(db: CommerceDb): Promise<PageRecord[]> {
  const rows = await db.selectFrom('commerce.page').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    handle: row.handle,
    title: row.title,
    bodyHtml: row.body_html,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** All blogs by id. */
export async function allBlogs(db: CommerceDb): Promise<BlogRecord[]> {
  return db
    .selectFrom('commerce.blog')
    .select(['id', 'handle', 'title', 'created_at as createdAt', 'updated_at as updatedAt'])
    .orderBy('id')
    .execute();
}

/** All articles that are published, by id. */
export async function allArticles(db: CommerceDb): Promise<ArticleRecord[]> {
  const rows = await db
    .selectFrom('commerce.article as article')
    .innerJoin('commerce.blog as blog', 'blog.id', 'article.blog_id')
    .selectAll('article')
    .select(['blog.handle as blog_handle', 'blog.title as blog_title'])
    .select(['blog.created_at as blog_created_at', 'blog.updated_at as blog_updated_at'])
    .where('article.published_at', '<=', new Date())
    .orderBy('article.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    blog: {
      id: row.blog_id,
      handle: row.blog_handle,
      title: row.blog_title,
      createdAt: row.blog_created_at,
      updatedAt: row.blog_updated_at,
    },
    handle: row.handle,
    title: row.title,
    bodyHtml: row.body_html,
    excerptHtml: row.excerpt_html,
    authorName: row.author_name,
    tags: row.tags,
    picture:
      row.picture_spec === null
        ? undefined
        : { spec: row.picture_spec, alt: row.picture_alt, width: row.picture_width, height: row.picture_height },
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  }));
}

/** All policies. */
export async function allPolicies(db: CommerceDb): Promise<PolicyRecord[]> {
  const rows = await db.selectFrom('commerce.policy').selectAll().execute();
  return rows.map(({ kind, title, body_html }) => ({ kind, title, bodyHtml: body_html }));
}
