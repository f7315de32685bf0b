import { GraphQLError } from 'graphql/index.js';

/** An argument that validates against the schema and still makes no sense; the message is for the developer of a client. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
