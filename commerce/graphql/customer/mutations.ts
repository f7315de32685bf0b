import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { errorAt } from '../../domain/customer/customer-error.ts';
import { emailAddressProblem, normaliseEmail } from '../../domain/customer/email-address.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import { customerAccessTokenDelete, customerAccessTokenRenew } from '../access-token/customer-access-token.ts';
import { customerAccessTokenCreate } from '../access-token/customer-access-token-create.ts';
import {
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerDefaultAddressUpdate,
} from '../address/address-book.ts';
import type { RequestContext } from '../context.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { countOrRefuse, ofAccountAndNetwork, ofNetwork } from './attempts.ts';
import { customerCreate } from './customer-create.ts';
import { customerUpdate } from './customer-update.ts';
import { type CustomerPayloadSource, done, refused } from './payload.ts';
import { byToken, byUrl } from './use-link.ts';

/**
 * Has an email with a reset link written, if there is an account: that is looked up when the email is, so that here an
 * address with one and an address without one are the same work and the same answer (A3).
 */
async function customerRecover(rawEmail: string, context: RequestContext): Promise<CustomerPayloadSource> {
  const email = normaliseEmail(rawEmail);
  const errors = errorAt(['email'], emailAddressProblem(email));
  if (errors.length > 0) return refused(errors);
  await countOrRefuse(
    [
      ofNetwork(ATTEMPT_LIMITS.recoveriesOfNetwork, context),
      ofAccountAndNetwork(ATTEMPT_LIMITS.recoveriesOfAccount, email, context),
    ],
    'Resetting password limit exceeded. Please try again later.',
    context,
  );
  await queueEmail(context.db, { topic: 'reset-password', payload: { email } });
  return done();
}

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
