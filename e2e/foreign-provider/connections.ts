import { GraphQLError } from 'graphql';

/** What a connection is asked for. */
export interface Range {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const MOST = 250;

const cursorOf = (at: number): string => btoa(JSON.stringify({ last_id: at, offset: 0 }));

function placeOf(cursor: string): number {
  try {
    return Number(JSON.parse(atob(cursor)).last_id);
  } catch {
    throw new GraphQLError('Malformed cursor', { extensions: { code: 'BAD_REQUEST' } });
  }
}

/** A list as a sitemap has it: by numbered pages, of which one may be empty though there are more. */
export function sitemapOf(all: readonly { handle: string; title: string; updatedAt: string }[]) {
  const EMPTY = 2;
  const pageOf = (page: number) => {
    if (page === EMPTY) return [];
    const start = (page - (page > EMPTY ? 2 : 1)) * MOST;
    return all.slice(start, start + MOST).map((one) => ({ ...one, __typename: 'SitemapResource', image: null }));
  };
  return {
    pagesCount: { count: Math.ceil(all.length / MOST) + 1, precision: 'EXACT' },
    resources: ({ page }: { page: number }) => ({
      items: pageOf(page),
      hasNextPage: (page < EMPTY ? page : page - 1) * MOST < all.length,
    }),
  };
}

/** A stretch of a list as the hosted provider pages it. Refuses more than 250 at once, and a list without an end. */
export function connection<Node>(all: readonly Node[], { first, last, after, reverse }: Range) {
  if (first == null && last == null)
    throw new GraphQLError('you must provide one of first or last', { extensions: { code: 'BAD_REQUEST' } });
  if ((first ?? 0) > MOST || (last ?? 0) > MOST)
    throw new GraphQLError('first cannot exceed 250', { extensions: { code: 'BAD_REQUEST' } });
  const ordered = reverse ? all.toReversed() : all;
  const start = after == null ? 0 : placeOf(after) + 1;
  const nodes = ordered.slice(start, start + (first ?? MOST));
  const end = start + nodes.length;
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: cursorOf(start + index) })),
    totalCount: all.length,
    filters: [],
    productFilters: [],
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: nodes.length > 0 ? cursorOf(start) : null,
      endCursor: nodes.length > 0 ? cursorOf(end - 1) : null,
    },
  };
}
