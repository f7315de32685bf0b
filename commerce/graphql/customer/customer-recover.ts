import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { errorAt } from '../../domain/customer/customer-error.ts';
import { emailAddressProblem, normaliseEmail } from '../../domain/customer/email-address.ts';
import { writeEmail } from '../../store/outbox/emails.ts';
import type { RequestContext } from '../context.ts';
import { countOrRefuse, ofAccountAndNetwork, ofNetwork } from './attempts.ts';
import { type CustomerPayloadSource, done, refused } from './payload.ts';

/**
 * Has an email with a reset link written, if there is an account: that is looked up when the email is, so that here an
 * address with one and an address without one are the same work and the same answer (A3).
 */
export async function customerRecover(rawEmail: string, context: RequestContext): Promise<CustomerPayloadSource> {
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
  await writeEmail(context.db, { topic: 'reset-password', payload: { email } });
  return done();
}
