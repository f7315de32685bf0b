import type { RedirectRecord } from '../../store/content/url-redirects.ts';
import { type RedirectQuery, urlRedirects } from '../../store/content/url-redirects.ts';
import { badInput } from '../bad-input.ts';
import {
  type Connection,
  cursorOf,
  type Edge,
  edgesOf,
  nodeOf,
  nodesOf,
  pageInfoOf,
} from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type {
  QueryRootResolvers,
  UrlRedirectConnectionResolvers,
  UrlRedirectEdgeResolvers,
  UrlRedirectResolvers,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';

export type UrlRedirectConnectionSource = Connection<RedirectRecord>;
export type UrlRedirectEdgeSource = Edge<RedirectRecord>;

/** 'path:/old' or 'target:/new', with or without quotes. */
function questionOf(query: string | null | undefined): RedirectQuery {
  if (!query?.trim()) return {};
  const [, field, double, single, word] = /^\s*(path|target):(?:"([^"]*)"|'([^']*)'|(\S*))\s*$/.exec(query) ?? [];
  const value = double ?? single ?? word;
  if (value === undefined) throw badInput('Redirects can be searched by path: or target: on this provider.');
  return field === 'path' ? { path: value } : { target: value };
}

export const UrlRedirect: UrlRedirectResolvers = {
  id: ({ id }) => globalId('UrlRedirect', id),
  path: ({ path }) => path,
  target: ({ target }) => target,
};
export const UrlRedirectConnection: UrlRedirectConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const UrlRedirectEdge: UrlRedirectEdgeResolvers = { cursor: cursorOf, node: nodeOf };

export const redirectQueries = {
  urlRedirects: async (_root, args, { db }) => {
    const redirects = await urlRedirects(db, questionOf(args.query));
    return pageOfArray(args.reverse ? redirects.reverse() : redirects, args, ({ id }) => String(id));
  },
} satisfies QueryRootResolvers;
