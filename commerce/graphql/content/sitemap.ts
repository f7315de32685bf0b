import { isPublished } from '../../domain/search/catalogue-now.ts';
import { productId } from '../../domain/search/listed-catalogue.ts';
import {
  countSitemap,
  productEntries,
  SITEMAP_PAGE,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPage,
  sitemapPage,
} from '../../store/catalogue/sitemap.ts';
import { badInput } from '../bad-input.ts';
import type { RequestContext } from '../context.ts';
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
import { keptLists } from '../product/kept-lists.ts';

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

const published = keptLists<Uint32Array>((products) => products.length);

/** All products there are pages of, by their numbers: the catalogue is long, and its sitemap is read page by page. */
async function listedProducts({ catalogue, currency }: RequestContext) {
  const { catalogue: listed, now, moment } = await catalogue(currency).readModel();
  const products = published.keep(moment, 'sitemap', () =>
    Uint32Array.from(listed.ids.keys()).filter((product) => isPublished(listed, product, now)),
  );
  return { listed, products };
}

async function countOf(kind: SitemapKind, context: RequestContext): Promise<number> {
  return kind === 'product' ? (await listedProducts(context)).products.length : countSitemap(context.db, kind);
}

async function pageOf(kind: SitemapKind, page: number, context: RequestContext): Promise<SitemapPage> {
  if (kind !== 'product') return sitemapPage(context.db, kind, page);
  const { listed, products } = await listedProducts(context);
  const end = page * SITEMAP_PAGE;
  const ids = Array.from(products.subarray(end - SITEMAP_PAGE, end), (product) => productId(listed, product));
  return { entries: ids.length > 0 ? await productEntries(context.db, ids) : [], hasMore: products.length > end };
}

export const Sitemap: SitemapResolvers = {
  pagesCount: async ({ kind }, _args, context) => ({
    count: kind ? Math.ceil((await countOf(kind, context)) / SITEMAP_PAGE) : 0,
    precision: 'EXACT',
  }),
  resources: async ({ kind }, { page }, context) => {
    if (page < 1 || page > MAX_PAGE) throw badInput(`page must be between 1 and ${MAX_PAGE}.`);
    if (!kind) return { items: [], hasMore: false };
    const { entries, hasMore } = await pageOf(kind, page, context);
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
