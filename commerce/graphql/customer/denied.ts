import { GraphQLError } from 'graphql/index.js';

const CUSTOMERS = '`unauthenticated_write_customers` access scope. Also: Requires valid customer access token.';

/**
 * A field whose token is missing, wrong or expired, in the hosted provider's words: nothing tells which. The customer's token
 * unless told what else is needed.
 */
export function accessDenied(field: string, needed = CUSTOMERS): GraphQLError {
  return new GraphQLError(`Access denied for ${field} field. Required access: ${needed}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess: needed,
    },
  });
}

/** Too many attempts. The hosted provider answers it among the errors with the status 200, and so do we. */
export function throttled(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'THROTTLED' } });
}
