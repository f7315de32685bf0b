import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import type { CustomerError } from '../../domain/customer/customer-error.ts';
import { normaliseEmail } from '../../domain/customer/email-address.ts';
import { LONGEST_PASSWORD } from '../../domain/customer/password-rules.ts';
import { type CountedAttempt, countFailure, forgetAttempts } from '../../store/checkout/attempt-counters.ts';
import { type AccessToken, signIn } from '../../store/customer/access-tokens.ts';
import { isKnownNetwork, rememberNetwork } from '../../store/customer/customer-networks.ts';
import { type AccountSecret, findAccountSecret, replacePasswordHash } from '../../store/customer/customers.ts';
import type { RequestContext } from '../context.ts';
import { countOrRefuse, ofAccountAndNetwork, ofNetwork, refuseWhoMustWait, takeBack } from '../customer/attempts.ts';
import { inLine, withHasher } from '../customer/hashing.ts';
import { type CustomerPayloadSource, done, refused } from '../customer/payload.ts';
import type { CustomerAccessTokenCreateInput } from '../generated/resolvers.ts';

/** A wrong password, an unknown address, an account that is not open: nothing tells these apart. */
const UNIDENTIFIED: CustomerError = { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' };
const TOO_MANY = 'Login attempt limit exceeded. Please try again later.';

const couldBePassword = (password: string): boolean => password.length <= LONGEST_PASSWORD * 4;

/**
 * Signs in, in the order of reliability D9: one spelling of the address, the limits before anything dear, a hash in any case,
 * one answer for everything that is not right. Whoever has failed too often from one place is sent away before they stand in line:
 * they keep nobody else from it. Of one place only what fails is counted, and once it has: a school or a family signs in at once,
 * and as many guesses as stand in line together are all that slips through. One account is counted beforehand, and settled after.
 */
export async function customerAccessTokenCreate(
  input: CustomerAccessTokenCreateInput,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  await refuseWhoMustWait(ofNetwork(ATTEMPT_LIMITS.signInsOfNetwork, context), TOO_MANY, context);
  return inLine(context, () => signInWith(input, context));
}

async function signInWith(
  input: CustomerAccessTokenCreateInput,
  context: RequestContext,
): Promise<CustomerPayloadSource> {
  const { db, network } = context;
  const email = normaliseEmail(input.email);
  const byNetwork = ofNetwork(ATTEMPT_LIMITS.signInsOfNetwork, context);
  const byBoth = ofAccountAndNetwork(ATTEMPT_LIMITS.signInFromNetwork, email, context);
  await countOrRefuse([byBoth], TOO_MANY, context);
  // an attack from all over the world does not lock a customer out at home
  const byAccount: CountedAttempt = { limit: ATTEMPT_LIMITS.signInsToAccount, subject: email };
  const isAtHome = await isKnownNetwork(db, email, network);
  if (!isAtHome) await countOrRefuse([byAccount], TOO_MANY, context);

  const secret = await findAccountSecret(db, email);
  const isRight = await withHasher(context, (hasher) =>
    hasher.matches(secret?.passwordHash, couldBePassword(input.password) ? input.password : ''),
  );
  const accessToken = isRight && secret ? await openSession(secret, context) : undefined;
  if (!secret || !accessToken) {
    await countFailure(db, byNetwork, context.now());
    return refused([UNIDENTIFIED]);
  }

  await forgetAttempts(db, byBoth);
  if (!isAtHome) await takeBack([byAccount], context);
  await rememberNetwork(db, secret.customer.id, network, context.now());
  await hashAnew(secret, input.password, context);
  return done(secret.customer, accessToken);
}

async function openSession(
  { customer, passwordHash }: AccountSecret,
  { db, now }: RequestContext,
): Promise<AccessToken | undefined> {
  if (passwordHash === null) return undefined;
  return withTx(db, async (tx) => commit(await signIn(tx, { customerId: customer.id, passwordHash }, now())));
}

/** A hash of weaker parameters is made anew while the password is at hand. */
async function hashAnew({ customer, passwordHash }: AccountSecret, password: string, context: RequestContext) {
  const { db, hasher } = context;
  if (passwordHash === null || !hasher.isOutdated(passwordHash)) return;
  await replacePasswordHash(db, customer.id, passwordHash, await withHasher(context, () => hasher.hash(password)));
}
