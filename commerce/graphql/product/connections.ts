import { connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import type { ProductConnectionResolvers, ProductEdgeResolvers } from '../generated/resolvers.ts';

export const ProductConnection: ProductConnectionResolvers = {
  ...connectionResolvers,
  filters: (connection) => connection.filters(),
};
export const ProductEdge: ProductEdgeResolvers = edgeResolvers;
