import { GraphQLError } from 'graphql/index.js';

const NEEDED = '`unauthenticated_write_customers` access scope. Also: Requires valid customer access token.';

/** A change for which the customer's token is missing, wrong or expired, in the hosted provider's words: nothing tells which. */
export function accessDenied(field: string): GraphQLError {
  return new GraphQLError(`Access denied for ${field} field. Required access: ${NEEDED}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess: NEEDED,
    },
  });
}

/** Too many attempts. The hosted provider answers it among the errors with the status 200, and so do we. */
export function throttled(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'THROTTLED' } });
}
