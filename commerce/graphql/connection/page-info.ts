import type { PageInfoResolvers } from '../generated/resolvers.ts';

export const PageInfo: PageInfoResolvers = {
  endCursor: (page) => page.endCursor ?? null,
  hasNextPage: (page) => page.hasNextPage,
  hasPreviousPage: (page) => page.hasPreviousPage,
  startCursor: (page) => page.startCursor ?? null,
};
