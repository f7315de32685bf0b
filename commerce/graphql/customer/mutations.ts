import { customerAccessTokenDelete, customerAccessTokenRenew } from '../access-token/customer-access-token.ts';
import { customerAccessTokenCreate } from '../access-token/customer-access-token-create.ts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
} from '../address/address-book.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { customerCreate } from './customer-create.ts';
import { customerRecover } from './customer-recover.ts';
import { customerUpdate } from './customer-update.ts';
import { byToken, byUrl } from './use-link.ts';

export const customerMutations = {
  customerAccessTokenCreate: (_root, { input }, context) => customerAccessTokenCreate(input, context),
  customerAccessTokenDelete: (_root, args, context) => customerAccessTokenDelete(args.customerAccessToken, context),
  customerAccessTokenRenew: (_root, args, context) => customerAccessTokenRenew(args.customerAccessToken, context),
  customerActivate: (_root, { id, input }, context) =>
    byToken('activate', id, { token: input.activationToken, password: input.password }, context),
  customerActivateByUrl: (_root, args, context) => byUrl('activate', args.activationUrl, args.password, context),
  customerAddressCreate: (_root, args, context) =>
    customerAddressCreate(args.customerAccessToken, args.address, context),
  customerAddressDelete: (_root, args, context) => customerAddressDelete(args.customerAccessToken, args.id, context),
  customerAddressUpdate: (_root, args, context) =>
    customerAddressUpdate(args.customerAccessToken, args.id, args.address, context),
  customerCreate: (_root, { input }, context) => customerCreate(input, context),
  customerDefaultAddressUpdate: (_root, args, context) =>
    customerDefaultAddressUpdate(args.customerAccessToken, args.addressId, context),
  customerRecover: (_root, { email }, context) => customerRecover(email, context),
  customerReset: (_root, { id, input }, context) =>
    byToken('reset', id, { token: input.resetToken, password: input.password }, context),
  customerResetByUrl: (_root, args, context) => byUrl('reset', args.resetUrl, args.password, context),
  customerUpdate: (_root, args, context) => customerUpdate(args.customerAccessToken, args.customer, context),
} satisfies MutationResolvers;
