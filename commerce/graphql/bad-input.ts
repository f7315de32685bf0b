import { GraphQLError } from 'graphql/index.js';

/** An argument that validates against the schema and still makes no sense; the message is for the developer of a client. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** A mistake for which the hosted provider has this code: pages that cannot be read. */
export const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** The same for an argument out of its range. */
export const invalidArguments = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'INVALID_FIELD_ARGUMENTS' } });
