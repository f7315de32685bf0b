import { GraphQLError } from 'graphql/index.js';

/**
 * What this provider does not do yet says so, with the coordinate of the schema ('Metafield.updatedAt', 'Customer.orders(query:)'):
 * a client must never take an unwritten answer for "there is none".
 */
export function notImplemented(coordinate: string): GraphQLError {
  return new GraphQLError(`${coordinate} is not implemented by this provider.`, {
    extensions: { code: 'NOT_IMPLEMENTED', coordinate },
  });
}
