import type { BlogRecord } from '../../store/content/content.ts';
import { badInput } from '../bad-input.ts';
import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type { RequestContext } from '../context.ts';
import type {
  BlogConnectionResolvers,
  BlogEdgeResolvers,
  BlogResolvers,
  BlogSortKeys,
  QueryRootResolvers,
} from '../generated/resolvers.ts';
import { globalId, rowIdOf } from '../ids/global-id.ts';
import { dateField, matchingQuery, type SearchFields, textField, wordsField } from '../search/search-fields.ts';
import { seoOf } from '../seo/seo.ts';
import { articleList } from './article.ts';
import { contentOf, sortedBy } from './content.ts';

const articlesOf = async ({ id }: BlogRecord, context: RequestContext) =>
  (await contentOf(context).articles()).filter(({ blog }) => blog.id === id);

export const Blog: BlogResolvers = {
  articleByHandle: async (blog, { handle }, context) =>
    (await articlesOf(blog, context)).find((article) => article.handle === handle) ?? null,
  articles: async (blog, args, context) => articleList(await articlesOf(blog, context), args),
  authors: async (blog, _args, context) => {
    const byName = new Map((await articlesOf(blog, context)).map((article) => [article.authorName, article]));
    return [...byName.values()];
  },
  handle: (blog) => blog.handle,
  id: (blog) => globalId('Blog', blog.id),
  // Blogs carry no metafields here.
  metafield: () => null,
  metafields: (_blog, { identifiers }) => identifiers.map(() => null),
  onlineStoreUrl: (blog, _args, { shopOrigin }) => `${shopOrigin}/${blog.handle}`,
  seo: (blog) => seoOf({ title: blog.title, descriptionHtml: '' }),
  title: (blog) => blog.title,
};

export const BlogConnection: BlogConnectionResolvers = connectionResolvers;
export const BlogEdge: BlogEdgeResolvers = edgeResolvers;

const ORDERS: Readonly<Record<BlogSortKeys, (blog: BlogRecord) => string | number>> = {
  HANDLE: ({ handle }) => handle,
  ID: ({ id }) => id,
  RELEVANCE: ({ id }) => id,
  TITLE: ({ title }) => title,
};

const SEARCHED: SearchFields<BlogRecord> = {
  words: ({ title }) => title,
  fields: {
    created_at: dateField(({ createdAt }) => createdAt),
    handle: textField(({ handle }) => handle),
    title: wordsField(({ title }) => title),
    updated_at: dateField(({ updatedAt }) => updatedAt),
  },
};

const blogByHandle = async (handle: string, context: RequestContext): Promise<BlogRecord | null> =>
  (await contentOf(context).blogs()).find((blog) => blog.handle === handle) ?? null;

export const blogQueries = {
  blog: async (_root, { handle, id }, context) => {
    if (typeof id === 'string') {
      const rowId = rowIdOf('Blog', id);
      if (rowId === undefined) throw badInput(`Invalid global id '${id}'`);
      return (await contentOf(context).blogs()).find((blog) => blog.id === rowId) ?? null;
    }
    if (typeof handle === 'string') return blogByHandle(handle, context);
    throw badInput('blog needs a handle or an id.');
  },
  blogByHandle: (_root, { handle }, context) => blogByHandle(handle, context),
  blogs: async (_root, args, context) => {
    const sorted = sortedBy(
      matchingQuery(await contentOf(context).blogs(), args.query, SEARCHED),
      ORDERS[args.sortKey ?? 'ID'],
    );
    return pageOfArray(args.reverse ? sorted.reverse() : sorted, args, ({ id }) => String(id));
  },
} satisfies QueryRootResolvers;
