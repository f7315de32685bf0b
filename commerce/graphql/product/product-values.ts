import { productTags, productTypes } from '../../store/catalogue/product-values.ts';
import { type Connection, connectionResolvers, edgeResolvers } from '../connection/connection.ts';
import { requestedPage } from '../connection/page-arguments.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type { RequestContext } from '../context.ts';
import type { QueryRootResolvers, StringConnectionResolvers, StringEdgeResolvers } from '../generated/resolvers.ts';

/** The first words of a list; one more is read, to know whether there are more. */
async function firstValues(
  first: number,
  read: (db: RequestContext['db'], limit: number) => Promise<string[]>,
  { db }: RequestContext,
): Promise<Connection<string>> {
  const { limit } = requestedPage({ first });
  return pageOfArray(await read(db, limit + 1), { first }, (value) => value);
}

export const StringConnection: StringConnectionResolvers = connectionResolvers;
export const StringEdge: StringEdgeResolvers = edgeResolvers;

export const productValueQueries = {
  productTags: (_root, { first }, context) => firstValues(first, productTags, context),
  productTypes: (_root, { first }, context) => firstValues(first, productTypes, context),
} satisfies QueryRootResolvers;
