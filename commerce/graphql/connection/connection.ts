import type { PageInfo } from '../generated/resolvers.ts';

export type StringConnectionSource = Connection<string>;
export type StringEdgeSource = Edge<string>;

/** A list of something this shop has none of. */
export type EmptyConnectionSource = Connection<never>;

/** A node and the cursor that names its place. */
export interface Edge<Node> {
  cursor: string;
  node: Node;
}

/** One page of a list, as every connection of the schema is answered. */
export interface Connection<Node> {
  edges: readonly Edge<Node>[];
  pageInfo: PageInfo;
}

/** Builds a connection from its edges and what lies beyond them. */
export function connectionOf<Node>(
  edges: readonly Edge<Node>[],
  beyond: { before: boolean; after: boolean },
): Connection<Node> {
  return {
    edges,
    pageInfo: {
      hasPreviousPage: beyond.before,
      hasNextPage: beyond.after,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The same page with its nodes put in another form. */
export function mapConnection<From, To>(connection: Connection<From>, map: (node: From) => To): Connection<To> {
  return { ...connection, edges: connection.edges.map(({ cursor, node }) => ({ cursor, node: map(node) })) };
}

/** The nodes of a page. */
export const nodesOf = <Node>({ edges }: Connection<Node>): Node[] => edges.map(({ node }) => node);

/** How every connection of the schema is answered. */
export const connectionResolvers = {
  edges: <Node>({ edges }: Connection<Node>): Edge<Node>[] => [...edges],
  nodes: nodesOf,
  pageInfo: <Node>({ pageInfo }: Connection<Node>): PageInfo => pageInfo,
};

/** How every edge of one is. */
export const edgeResolvers = {
  cursor: <Node>({ cursor }: Edge<Node>): string => cursor,
  node: <Node>({ node }: Edge<Node>): Node => node,
};
