import type {
  CustomerAccessTokenCreatePayloadResolvers,
  CustomerActivateByUrlPayloadResolvers,
  CustomerActivatePayloadResolvers,
  CustomerCreatePayloadResolvers,
  CustomerDefaultAddressUpdatePayloadResolvers,
  CustomerRecoverPayloadResolvers,
  CustomerResetByUrlPayloadResolvers,
  CustomerResetPayloadResolvers,
  CustomerUpdatePayloadResolvers,
  CustomerUserErrorResolvers,
  UserErrorResolvers,
} from '../generated/resolvers.ts';
import type { CustomerPayloadSource } from './payload.ts';

const customer = (payload: CustomerPayloadSource) => payload.customer;
const customerAccessToken = (payload: CustomerPayloadSource) => payload.accessToken;
/** The same list under both names: `userErrors` is the old one, without the code. */
const errors = (payload: CustomerPayloadSource) => [...payload.errors];

const both = { customerUserErrors: errors, userErrors: errors };

export const CustomerCreatePayload: CustomerCreatePayloadResolvers = { customer, ...both };
export const CustomerUpdatePayload: CustomerUpdatePayloadResolvers = { customer, customerAccessToken, ...both };
export const CustomerAccessTokenCreatePayload: CustomerAccessTokenCreatePayloadResolvers = {
  customerAccessToken,
  ...both,
};
export const CustomerRecoverPayload: CustomerRecoverPayloadResolvers = both;
export const CustomerActivatePayload: CustomerActivatePayloadResolvers = { customer, customerAccessToken, ...both };
export const CustomerResetPayload: CustomerResetPayloadResolvers = { customer, customerAccessToken, ...both };
export const CustomerDefaultAddressUpdatePayload: CustomerDefaultAddressUpdatePayloadResolvers = { customer, ...both };
export const CustomerActivateByUrlPayload: CustomerActivateByUrlPayloadResolvers = {
  customer,
  customerAccessToken,
  customerUserErrors: errors,
};
export const CustomerResetByUrlPayload: CustomerResetByUrlPayloadResolvers = CustomerResetPayload;

export const CustomerUserError: CustomerUserErrorResolvers = {
  code: ({ code }) => code,
  field: ({ field }) => field && [...field],
  message: ({ message }) => message,
};

export const UserError: UserErrorResolvers = {
  field: ({ field }) => field && [...field],
  message: ({ message }) => message,
};
