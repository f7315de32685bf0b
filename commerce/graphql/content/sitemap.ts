import {
  countSitemap,
  SITEMAP_PAGE,
  type SitemapEntry,
  type SitemapKind,
  sitemapPage,
} from '../../store/catalogue/sitemap.ts';
import { badInput } from '../bad-input.ts';
import { dateTime } from '../date-time.ts';
import type {
  PaginatedSitemapResourcesResolvers,
  QueryRootResolvers,
  SitemapImageResolvers,
  SitemapResolvers,
  SitemapResourceResolvers,
  SitemapType,
} from '../generated/resolvers.ts';
import { type Typed, typed } from '../ids/global-id.ts';

/** A sitemap before it is read; undefined for a kind that nothing here is of (metaobjects). */
export interface SitemapSource {
  kind: SitemapKind | undefined;
}

export interface SitemapPageSource {
  items: ReadonlyArray<Typed<'SitemapResource', SitemapEntry>>;
  hasMore: boolean;
}

const KINDS: Readonly<Record<SitemapType, SitemapKind | undefined>> = {
  ARTICLE: 'article',
  BLOG: 'blog',
  COLLECTION: 'collection',
  METAOBJECT: undefined,
  PAGE: 'page',
  PRODUCT: 'product',
};

/** Pages beyond any shop's. */
const MAX_PAGE = 100_000;

export const Sitemap: SitemapResolvers = {
  pagesCount: async ({ kind }, _args, { db }) => ({
    count: kind ? Math.ceil((await countSitemap(db, kind)) / SITEMAP_PAGE) : 0,
    precision: 'EXACT',
  }),
  resources: async ({ kind }, { page }, { db }) => {
    if (page < 1 || page > MAX_PAGE) throw badInput(`page must be between 1 and ${MAX_PAGE}.`);
    if (!kind) return { items: [], hasMore: false };
    const { entries, hasMore } = await sitemapPage(db, kind, page);
    return { items: entries.map((entry) => typed('SitemapResource', entry)), hasMore };
  },
};

export const PaginatedSitemapResources: PaginatedSitemapResourcesResolvers = {
  hasNextPage: ({ hasMore }) => hasMore,
  items: ({ items }) => [...items],
};

/** Pictures in a sitemap are as wide as they are drawn at the most. */
const PICTURE_WIDTH = 1200;

export const SitemapResource: SitemapResourceResolvers = {
  handle: (entry) => entry.handle,
  image: (entry) => (entry.picture ? entry : null),
  title: (entry) => entry.title,
  updatedAt: (entry) => dateTime(entry.updatedAt),
};

export const SitemapImage: SitemapImageResolvers = {
  alt: ({ picture }) => picture?.alt ?? null,
  filepath: ({ picture }, _args, { pictureUrl }) => (picture ? pictureUrl(picture.spec, PICTURE_WIDTH) : null),
  updatedAt: ({ updatedAt }) => dateTime(updatedAt),
};

export const sitemapQueries = {
  sitemap: (_root, { type }) => ({ kind: KINDS[type] }),
} satisfies QueryRootResolvers;
