import { deleteAccessToken, extendAccessToken } from '../../store/customer/access-tokens.ts';
import type { RequestContext } from '../context.ts';
import { accessDenied } from '../customer/denied.ts';
import { type CustomerPayloadSource, done, refused } from '../customer/payload.ts';
import { dateTime } from '../date-time.ts';
import type {
  CustomerAccessTokenDeletePayloadResolvers,
  CustomerAccessTokenRenewPayloadResolvers,
  CustomerAccessTokenResolvers,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';

/** A session that has ended. */
export interface EndedSession {
  token: string;
  id: number;
}

/** Moves the end of a session; the token stays, so that other tabs stay signed in. */
export async function customerAccessTokenRenew(
  token: string,
  { db, now }: RequestContext,
): Promise<CustomerPayloadSource> {
  const renewed = await extendAccessToken(db, token, now());
  if (renewed) return done(null, renewed);
  return refused([{ code: 'TOKEN_INVALID', field: ['customerAccessToken'], message: 'access token does not exist' }]);
}

/** Signs out. */
export async function customerAccessTokenDelete(token: string, { db, now }: RequestContext): Promise<EndedSession> {
  const id = await deleteAccessToken(db, token, now());
  if (id === undefined) throw accessDenied('customerAccessTokenDelete');
  return { token, id };
}

export const CustomerAccessToken: CustomerAccessTokenResolvers = {
  accessToken: ({ token }) => token,
  expiresAt: ({ expiresAt }) => dateTime(expiresAt),
};

export const CustomerAccessTokenRenewPayload: CustomerAccessTokenRenewPayloadResolvers = {
  customerAccessToken: ({ accessToken }) => accessToken,
  userErrors: ({ errors }) => [...errors],
};

export const CustomerAccessTokenDeletePayload: CustomerAccessTokenDeletePayloadResolvers = {
  deletedAccessToken: ({ token }) => token,
  deletedCustomerAccessTokenId: ({ id }) => globalId('CustomerAccessToken', id),
  userErrors: () => [],
};
