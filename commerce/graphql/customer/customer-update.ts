import { isUniqueViolation } from '@bluebird-bay/database/postgres-error.ts';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { newPassword } from '../../account/new-password.ts';
import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { type CustomerError, errorAt } from '../../domain/customer/customer-error.ts';
import { normaliseEmail } from '../../domain/customer/email-address.ts';
import { passwordProblem } from '../../domain/customer/password-rules.ts';
import { nameProblem, tidyLine } from '../../domain/customer/person-name.ts';
import { normalisePhone } from '../../domain/customer/phone-number.ts';
import { FRESH_MS } from '../../domain/customer/session-lifetime.ts';
import { findFreshTokenHolder, findTokenHolder } from '../../store/customer/access-tokens.ts';
import { changeProfile, lockAccount, type ProfileChanges } from '../../store/customer/customers.ts';
import { announce } from '../../store/outbox/shop-events.ts';
import type { RequestContext } from '../context.ts';
import type { CustomerUpdateInput } from '../generated/resolvers.ts';
import { countOrRefuse, ofNetwork, takeBack } from './attempts.ts';
import { accessDenied } from './denied.ts';
import { withHasher } from './hashing.ts';
import { type CustomerPayloadSource, done, refused } from './payload.ts';
import { type Viewer, viewerOrDenied } from './viewer.ts';

/** The hosted provider's words: a mailbox is not changed by a token alone, for whoever found one could take the account over. */
const EMAIL_STAYS: CustomerError = {
  code: 'INVALID',
  field: ['customer', 'email'],
  message: 'CustomerUpdate access denied',
};
/** The API has no field for the present password: who has just given it has a token that says so. */
const SIGN_IN_ANEW: CustomerError = {
  code: 'INVALID',
  field: ['customer', 'password'],
  message: 'Sign in again to change the password',
};
const TAKEN_PHONE: CustomerError = {
  code: 'TAKEN',
  field: ['customer', 'phone'],
  message: 'Phone has already been taken',
};

/** Absent and null differ: the first leaves a field, the second clears it. */
function read(input: CustomerUpdateInput): { changes: ProfileChanges; errors: CustomerError[] } {
  const changes: ProfileChanges = {};
  const errors: CustomerError[] = [];
  if (input.firstName !== undefined) {
    changes.firstName = tidyLine(input.firstName);
    errors.push(...errorAt(['customer', 'firstName'], nameProblem('First name', changes.firstName)));
  }
  if (input.lastName !== undefined) {
    changes.lastName = tidyLine(input.lastName);
    errors.push(...errorAt(['customer', 'lastName'], nameProblem('Last name', changes.lastName)));
  }
  if (input.phone !== undefined) {
    const phone = input.phone ? normalisePhone(input.phone) : null;
    if (phone === undefined)
      errors.push({ code: 'INVALID', field: ['customer', 'phone'], message: 'Phone is invalid' });
    else changes.phone = phone;
  }
  if (typeof input.acceptsMarketing === 'boolean') changes.acceptsMarketing = input.acceptsMarketing;
  return { changes, errors };
}

/**
 * Changes a profile. A new password asks for a token that is minutes old (docs/decisions/0022-fresh-tokens.md): one that somebody
 * found in a browser takes no account over. It ends every session, this one too, and begins a new one.
 */
export async function customerUpdate(
  token: string,
  input: CustomerUpdateInput,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  const viewer = await viewerOrDenied(token, 'customerUpdate', context);
  const { changes, errors } = read(input);
  const password = input.password ?? undefined;
  if (input.email != null && normaliseEmail(input.email) !== viewer.customer.email) errors.push(EMAIL_STAYS);
  if (password !== undefined && !(await findFreshTokenHolder(context.db, token, context.now(), FRESH_MS)))
    errors.push(SIGN_IN_ANEW);
  if (password !== undefined)
    errors.push(...errorAt(['customer', 'password'], passwordProblem(password, viewer.customer.email)));
  if (errors.length > 0) return refused(errors);
  const isNewPhone = changes.phone != null && changes.phone !== viewer.customer.phone;
  const attempts = isNewPhone ? [ofNetwork(ATTEMPT_LIMITS.takenPhonesOfNetwork, context)] : [];
  await countOrRefuse(attempts, 'Updating Customer limit exceeded. Please try again later.', context);
  try {
    const written = await write(viewer, changes, password, context);
    await takeBack(attempts, context);
    return written;
  } catch (error) {
    if (isUniqueViolation(error, 'customer_phone_key')) return refused([TAKEN_PHONE]);
    throw error;
  }
}

async function write(
  { customer, token }: Viewer,
  changes: ProfileChanges,
  password: string | undefined,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  const { db, now } = context;
  const passwordHash =
    password === undefined ? undefined : await withHasher(context, (hasher) => hasher.hash(password));
  return withTx(db, async (tx) => {
    await lockAccount(tx, customer.id);
    // the session may have ended while the password was hashed
    if (!(await findTokenHolder(tx, token, now()))) throw accessDenied('customerUpdate');
    const changed = await changeProfile(tx, customer.id, changes, now());
    if (Object.keys(changes).length > 0)
      await announce(tx, [{ topic: 'customers/update', payload: { customerId: customer.id } }]);
    if (passwordHash === undefined) return commit(done(changed));
    const opened = await newPassword(tx, customer.id, passwordHash, now());
    return commit(opened ? done(opened.customer, opened.accessToken) : done(changed));
  });
}
