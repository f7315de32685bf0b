import {
  type ArticleRecord,
  allArticles,
  allBlogs,
  allPages,
  allPolicies,
  type BlogRecord,
  type PageRecord,
  type PolicyRecord,
} from '../../store/content/content.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { RequestContext } from '../context.ts';

/** Items by a key; equal ones keep their order. */
export const sortedBy = <Item>(items: readonly Item[], key: (item: Item) => string | number): Item[] =>
  items.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));

export type PageConnectionSource = Connection<PageRecord>;
export type PageEdgeSource = Edge<PageRecord>;
export type BlogConnectionSource = Connection<BlogRecord>;
export type BlogEdgeSource = Edge<BlogRecord>;
export type ArticleConnectionSource = Connection<ArticleRecord>;
export type ArticleEdgeSource = Edge<ArticleRecord>;

/** What a request reads of pages, blogs and policies: each list once, when it is first asked for. */
export interface ContentLists {
  pages(): Promise<PageRecord[]>;
  blogs(): Promise<BlogRecord[]>;
  articles(): Promise<ArticleRecord[]>;
  policies(): Promise<PolicyRecord[]>;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= read();
    return value;
  };
}

const known = new WeakMap<RequestContext, ContentLists>();

/** The lists of a request. */
export function contentOf(context: RequestContext): ContentLists {
  const { db } = context;
  const lists = known.get(context) ?? {
    pages: once(() => allPages(db)),
    blogs: once(() => allBlogs(db)),
    articles: once(() => allArticles(db)),
    policies: once(() => allPolicies(db)),
  };
  known.set(context, lists);
  return lists;
}
