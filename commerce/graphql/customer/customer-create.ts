import { isUniqueViolation } from '@bluebird-bay/database/postgres-error.ts';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { type CustomerError, errorAt } from '../../domain/customer/customer-error.ts';
import { emailAddressProblem, normaliseEmail } from '../../domain/customer/email-address.ts';
import { passwordProblem } from '../../domain/customer/password-rules.ts';
import { nameProblem, tidyLine } from '../../domain/customer/person-name.ts';
import { normalisePhone } from '../../domain/customer/phone-number.ts';
import { findCustomerByEmail, insertAccount, type NewAccount } from '../../store/customer/customers.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import { announce } from '../../store/outbox/shop-events.ts';
import type { RequestContext } from '../context.ts';
import type { CustomerCreateInput } from '../generated/resolvers.ts';
import { countOrRefuse, ofNetwork } from './attempts.ts';
import { withHasher } from './hashing.ts';
import { type CustomerPayloadSource, done, refused } from './payload.ts';

const TAKEN_EMAIL: CustomerError = {
  code: 'TAKEN',
  field: ['input', 'email'],
  message: 'Email has already been taken',
};
const TAKEN_PHONE: CustomerError = {
  code: 'TAKEN',
  field: ['input', 'phone'],
  message: 'Phone has already been taken',
};

const proveMailbox = (email: string): CustomerError => ({
  code: 'CUSTOMER_DISABLED',
  field: null,
  message: `We have sent an email to ${email}, please click the link included to verify your email address.`,
});

interface RequestedAccount extends Omit<NewAccount, 'passwordHash'> {
  password: string;
}

/** What the input asks for, tidied, and what is wrong with it. */
function read(input: CustomerCreateInput): { requested: RequestedAccount; errors: CustomerError[] } {
  const email = normaliseEmail(input.email);
  const firstName = tidyLine(input.firstName);
  const lastName = tidyLine(input.lastName);
  const phone = input.phone ? normalisePhone(input.phone) : null;
  const errors = [
    ...errorAt(['input', 'email'], emailAddressProblem(email)),
    ...errorAt(['input', 'password'], passwordProblem(input.password, email)),
    ...errorAt(['input', 'firstName'], nameProblem('First name', firstName)),
    ...errorAt(['input', 'lastName'], nameProblem('Last name', lastName)),
    ...errorAt(['input', 'phone'], phone === undefined ? { code: 'INVALID', message: 'Phone is invalid' } : undefined),
  ];
  const requested = { email, firstName, lastName, phone: phone ?? null, password: input.password };
  return { requested: { ...requested, acceptsMarketing: input.acceptsMarketing ?? false }, errors };
}

/**
 * Opens an account. An address that has one is TAKEN, as the hosted provider says, behind a limit; one that has bought as a
 * guest, or was invited, must first show that the mailbox is theirs, or somebody else could read those orders.
 */
export async function customerCreate(
  input: CustomerCreateInput,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  const { requested, errors } = read(input);
  if (errors.length > 0) return refused(errors);
  await countOrRefuse(
    [ofNetwork(ATTEMPT_LIMITS.accountsOfNetwork, context)],
    'Creating Customer Limit exceeded. Please try again later.',
    context,
  );
  const known = await findCustomerByEmail(context.db, requested.email);
  if (known?.state === 'enabled' || known?.state === 'disabled') return refused([TAKEN_EMAIL]);
  if (known) {
    await queueEmail(context.db, { topic: 'activate-account', payload: { customerId: known.id } });
    return refused([proveMailbox(requested.email)]);
  }
  return insert(requested, context);
}

async function insert(
  { password, ...account }: RequestedAccount,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  const passwordHash = await withHasher(context, (hasher) => hasher.hash(password));
  try {
    const customer = await withTx(context.db, async (tx) => {
      const made = await insertAccount(tx, { ...account, passwordHash }, context.now());
      await announce(tx, [{ topic: 'customers/create', payload: { customerId: made.id } }]);
      return commit(made);
    });
    return done(customer);
  } catch (error) {
    if (isUniqueViolation(error, 'customer_email_key')) return refused([TAKEN_EMAIL]);
    if (isUniqueViolation(error, 'customer_phone_key')) return refused([TAKEN_PHONE]);
    throw error;
  }
}
