import { cursorOf, edgesOf, nodeOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import type { ProductConnectionResolvers, ProductEdgeResolvers } from '../generated/resolvers.ts';

export const ProductConnection: ProductConnectionResolvers = {
  edges: edgesOf,
  filters: (connection) => connection.filters(),
  nodes: nodesOf,
  pageInfo: pageInfoOf,
};
export const ProductEdge: ProductEdgeResolvers = { cursor: cursorOf, node: nodeOf };
