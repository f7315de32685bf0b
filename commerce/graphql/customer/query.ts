import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { signedIn } from './customer-source.ts';
import { viewerOf } from './viewer.ts';

export const customerQueries = {
  /** Null for a token that is wrong, ended or expired. */
  customer: async (_root, { customerAccessToken }, context) => {
    const viewer = await viewerOf(customerAccessToken, context);
    return viewer ? signedIn(viewer.customer) : null;
  },
} satisfies QueryRootResolvers;
