import type { CommerceDb } from '../../store/commerce-database.ts';
import { type RedirectRecord, urlRedirects } from '../../store/content/menus.ts';
import { type Connection, connectionResolvers, type Edge, edgeResolvers } from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type {
  QueryRootResolvers,
  UrlRedirectConnectionResolvers,
  UrlRedirectEdgeResolvers,
  UrlRedirectResolvers,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { dateField, matchingQuery, type SearchFields, textField } from '../search/search-fields.ts';

export type UrlRedirectConnectionSource = Connection<RedirectRecord>;
export type UrlRedirectEdgeSource = Edge<RedirectRecord>;

const SEARCHED: SearchFields<RedirectRecord> = {
  words: ({ path, target }) => `${path} ${target}`,
  fields: {
    created_at: dateField(({ createdAt }) => createdAt),
    path: textField(({ path }) => path),
    target: textField(({ target }) => target),
  },
};

/** One path alone, as storefronts ask for each address that is none of theirs: the database finds it. */
const onePath = (query: string): string | undefined => {
  const [, double, single, word] = /^\s*path:(?:"([^"*]*)"|'([^'*]*)'|([^\s"'*()]*))\s*$/.exec(query) ?? [];
  return double ?? single ?? word;
};

async function redirectsFor(query: string | null | undefined, db: CommerceDb): Promise<RedirectRecord[]> {
  const path = onePath(query ?? '');
  return path === undefined ? matchingQuery(await urlRedirects(db), query, SEARCHED) : urlRedirects(db, path);
}

export const UrlRedirect: UrlRedirectResolvers = {
  id: ({ id }) => globalId('UrlRedirect', id),
  path: ({ path }) => path,
  target: ({ target }) => target,
};
export const UrlRedirectConnection: UrlRedirectConnectionResolvers = connectionResolvers;
export const UrlRedirectEdge: UrlRedirectEdgeResolvers = edgeResolvers;

export const redirectQueries = {
  urlRedirects: async (_root, args, { db }) => {
    const redirects = await redirectsFor(args.query, db);
    return pageOfArray(args.reverse ? redirects.reverse() : redirects, args, ({ id }) => String(id));
  },
} satisfies QueryRootResolvers;
