import { cursorOf, edgesOf, nodeOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import type {
  CountResolvers,
  ProductConnectionResolvers,
  ProductEdgeResolvers,
  SeoResolvers,
} from '../generated/resolvers.ts';

export const ProductConnection: ProductConnectionResolvers = { edges: edgesOf, nodes: nodesOf, pageInfo: pageInfoOf };
export const ProductEdge: ProductEdgeResolvers = { cursor: cursorOf, node: nodeOf };

export const Count: CountResolvers = {
  count: ({ count }) => count,
  precision: ({ precision }) => precision,
};

export const SEO: SeoResolvers = {
  description: (seo) => seo.description ?? null,
  title: (seo) => seo.title ?? null,
};
