import type { PageRecord } from '../../store/content/content.ts';
import { badInput } from '../bad-input.ts';
import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type { RequestContext } from '../context.ts';
import { dateTime } from '../date-time.ts';
import type {
  PageConnectionResolvers,
  PageEdgeResolvers,
  PageResolvers,
  PageSortKeys,
  QueryRootResolvers,
} from '../generated/resolvers.ts';
import { globalId, rowIdOf } from '../ids/global-id.ts';
import { dateField, matchingQuery, type SearchFields, textField, wordsField } from '../search/search-fields.ts';
import { seoOf } from '../seo/seo.ts';
import { plainText, truncated } from '../text/plain-text.ts';
import { contentOf, sortedBy } from './content.ts';

/** Characters of a page's summary. */
const SUMMARY = 150;

export const Page: PageResolvers = {
  body: (page) => page.bodyHtml,
  bodySummary: (page) => truncated(plainText(page.bodyHtml), SUMMARY),
  createdAt: (page) => dateTime(page.createdAt),
  handle: (page) => page.handle,
  id: (page) => globalId('Page', page.id),
  // Pages carry no metafields here.
  metafield: () => null,
  metafields: (_page, { identifiers }) => identifiers.map(() => null),
  onlineStoreUrl: (page, _args, { shopOrigin }) => `${shopOrigin}/${page.handle}`,
  seo: (page) => seoOf({ title: page.title, descriptionHtml: page.bodyHtml }),
  title: (page) => page.title,
  trackingParameters: () => null,
  updatedAt: (page) => dateTime(page.updatedAt),
};

export const PageConnection: PageConnectionResolvers = connectionResolvers;
export const PageEdge: PageEdgeResolvers = edgeResolvers;

const ORDERS: Readonly<Record<PageSortKeys, (page: PageRecord) => string | number>> = {
  ID: ({ id }) => id,
  RELEVANCE: ({ id }) => id,
  TITLE: ({ title }) => title,
  UPDATED_AT: ({ updatedAt }) => updatedAt.getTime(),
};

const SEARCHED: SearchFields<PageRecord> = {
  words: ({ title }) => title,
  fields: {
    created_at: dateField(({ createdAt }) => createdAt),
    handle: textField(({ handle }) => handle),
    title: wordsField(({ title }) => title),
    updated_at: dateField(({ updatedAt }) => updatedAt),
  },
};

/** The page with this handle. */
export async function pageByHandle(handle: string, context: RequestContext): Promise<PageRecord | null> {
  return (await contentOf(context).pages()).find((page) => page.handle === handle) ?? null;
}

export const pageQueries = {
  page: async (_root, { handle, id }, context) => {
    if (typeof id === 'string') {
      const rowId = rowIdOf('Page', id);
      if (rowId === undefined) throw badInput(`Invalid global id '${id}'`);
      return (await contentOf(context).pages()).find((page) => page.id === rowId) ?? null;
    }
    if (typeof handle === 'string') return pageByHandle(handle, context);
    throw badInput('page needs a handle or an id.');
  },
  pageByHandle: (_root, { handle }, context) => pageByHandle(handle, context),
  pages: async (_root, args, context) => {
    const pages = matchingQuery(await contentOf(context).pages(), args.query, SEARCHED);
    const sorted = sortedBy(pages, ORDERS[args.sortKey ?? 'ID']);
    return pageOfArray(args.reverse ? sorted.reverse() : sorted, args, ({ id }) => String(id));
  },
} satisfies QueryRootResolvers;
