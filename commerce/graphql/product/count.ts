import type { CountResolvers } from '../generated/resolvers.ts';

export const Count: CountResolvers = {
  count: ({ count }) => count,
  precision: ({ precision }) => precision,
};
