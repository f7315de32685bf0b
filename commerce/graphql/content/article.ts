import type { ArticleRecord } from '../../store/content/content.ts';
import { badInput } from '../bad-input.ts';
import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import { nothingOf } from '../connection/nothing.ts';
import type { ConnectionArguments } from '../connection/page-arguments.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import { dateTime } from '../date-time.ts';
import type {
  ArticleAuthorResolvers,
  ArticleConnectionResolvers,
  ArticleEdgeResolvers,
  ArticleResolvers,
  ArticleSortKeys,
  CommentConnectionResolvers,
  QueryRootResolvers,
} from '../generated/resolvers.ts';
import { globalId, rowIdOf } from '../ids/global-id.ts';
import {
  dateField,
  matchingQuery,
  notField,
  type SearchFields,
  tagField,
  wordsField,
} from '../search/search-fields.ts';
import { seoOf } from '../seo/seo.ts';
import { description } from '../text/plain-text.ts';
import { contentOf, sortedBy } from './content.ts';

export const Article: ArticleResolvers = {
  author: (article) => article,
  authorV2: (article) => article,
  blog: (article) => article.blog,
  // Nobody can comment here.
  comments: (_article, args) => nothingOf(args),
  content: (article, { truncateAt }) => description(article.bodyHtml, truncateAt),
  contentHtml: (article) => article.bodyHtml,
  excerpt: (article, { truncateAt }) =>
    article.excerptHtml === null ? null : description(article.excerptHtml, truncateAt),
  excerptHtml: (article) => article.excerptHtml,
  handle: (article) => article.handle,
  id: (article) => globalId('Article', article.id),
  image: (article) => article.picture ?? null,
  // Articles carry no metafields here.
  metafield: () => null,
  metafields: (_article, { identifiers }) => identifiers.map(() => null),
  onlineStoreUrl: (article, _args, { shopOrigin }) => `${shopOrigin}/${article.blog.handle}/${article.handle}`,
  publishedAt: (article) => dateTime(article.publishedAt),
  seo: (article) => seoOf({ title: article.title, descriptionHtml: article.excerptHtml ?? article.bodyHtml }),
  tags: (article) => [...article.tags],
  title: (article) => article.title,
  trackingParameters: () => null,
};

/** Who wrote it, by name; the shop gives nobody's address away. */
export const ArticleAuthor: ArticleAuthorResolvers = {
  bio: () => null,
  email: () => '',
  firstName: ({ authorName }) => authorName.split(' ')[0] ?? '',
  lastName: ({ authorName }) => authorName.split(' ').slice(1).join(' '),
  name: ({ authorName }) => authorName,
};

export const ArticleConnection: ArticleConnectionResolvers = connectionResolvers;
export const ArticleEdge: ArticleEdgeResolvers = edgeResolvers;
export const CommentConnection: CommentConnectionResolvers = connectionResolvers;

const ORDERS: Readonly<Record<ArticleSortKeys, (article: ArticleRecord) => string | number>> = {
  AUTHOR: ({ authorName }) => authorName,
  BLOG_TITLE: ({ blog }) => blog.title,
  ID: ({ id }) => id,
  PUBLISHED_AT: ({ publishedAt }) => publishedAt.getTime(),
  RELEVANCE: ({ id }) => id,
  TITLE: ({ title }) => title,
  UPDATED_AT: ({ updatedAt }) => updatedAt.getTime(),
};

/** The arguments of every list of articles. */
export interface ArticleListArguments extends ConnectionArguments {
  query?: string | null | undefined;
  reverse?: boolean | null | undefined;
  sortKey?: ArticleSortKeys | null | undefined;
}

const tag = tagField<ArticleRecord>(({ tags }) => tags);

/** An article is there once it is published. */
const SEARCHED: SearchFields<ArticleRecord> = {
  words: ({ title }) => title,
  fields: {
    author: wordsField(({ authorName }) => authorName),
    blog_title: wordsField(({ blog }) => blog.title),
    created_at: dateField(({ publishedAt }) => publishedAt),
    tag,
    tag_not: notField(tag),
    title: wordsField(({ title }) => title),
    updated_at: dateField(({ updatedAt }) => updatedAt),
  },
};

/** A page of a list of articles. */
export function articleList(articles: readonly ArticleRecord[], args: ArticleListArguments) {
  const sorted = sortedBy(matchingQuery(articles, args.query, SEARCHED), ORDERS[args.sortKey ?? 'ID']);
  return pageOfArray(args.reverse ? sorted.reverse() : sorted, args, ({ id }) => String(id));
}

export const articleQueries = {
  article: async (_root, { id }, context) => {
    const rowId = rowIdOf('Article', id);
    if (rowId === undefined) throw badInput(`Invalid global id '${id}'`);
    return (await contentOf(context).articles()).find((article) => article.id === rowId) ?? null;
  },
  articles: async (_root, args, context) => articleList(await contentOf(context).articles(), args),
} satisfies QueryRootResolvers;
