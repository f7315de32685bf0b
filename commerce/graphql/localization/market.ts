import type { MarketResolvers } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';

export const Market: MarketResolvers = {
  handle: ({ handle }) => handle,
  id: ({ id }) => globalId('Market', id),
  metafield: () => null,
  metafields: (_market, { identifiers }) => identifiers.map(() => null),
};
