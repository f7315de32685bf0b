import { commit, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { openByLink } from '../account/open-by-link.ts';
import { HasherBusy } from '../account/password-hasher.ts';
import { ATTEMPT_LIMITS } from '../domain/customer/attempt-limits.ts';
import { takeAttemptBack } from '../store/checkout/attempt-counters.ts';
import { findChosenPassword } from '../store/customer/chosen-passwords.ts';
import { findLinkState } from '../store/customer/customer-links.ts';
import { findCustomer } from '../store/customer/customers.ts';
import type { AnswerOf } from './endpoint.ts';
import { readJson } from './read-json.ts';
import { countOrRefuse, Refused, type SelfServiceContext } from './self-service-context.ts';
import { FINISH_ACCOUNT } from './self-service-contract.ts';

/** The hash of what was chosen, where this is it. Throws {@link Refused} where too many are being looked at. */
async function chosenHash(
  { db, now, hasher }: SelfServiceContext,
  customerId: number,
  password: string,
): Promise<string | undefined> {
  try {
    return await hasher.inLine(async () => {
      const chosen = await findChosenPassword(db, customerId, now);
      return (await hasher.matches(chosen, password)) ? chosen : undefined;
    });
  } catch (error) {
    if (!(error instanceof HasherBusy)) throw error;
    throw new Refused(429, 'THROTTLED', 'Too many people are coming in just now. Try again in a moment.');
  }
}

/**
 * Opens an account with the password that was chosen where the order was confirmed: the link proves the mailbox, the password that
 * whoever opens it chose it. One that a stranger chose is never known behind the link, and changes nothing. Wrong ones count as
 * guesses. Throws {@link Refused}.
 */
export async function finishAccount(
  request: Request,
  context: SelfServiceContext,
): Promise<AnswerOf<typeof FINISH_ACCOUNT>> {
  const { cxid, token, password } = await readJson(request, FINISH_ACCOUNT.body);
  const { db, now, network } = context;
  const limit = ATTEMPT_LIMITS.tokensOfNetwork;
  await countOrRefuse(limit, network, context);
  const link = { kind: 'activate' as const, customerId: Number(cxid), token };
  const isGood = (await findLinkState(db, link, now)) === 'good';
  const customer = isGood ? await findCustomer(db, link.customerId) : undefined;
  if (!customer) throw new Refused(404, 'NOT_FOUND', 'This link works no longer.');
  const passwordHash = await chosenHash(context, customer.id, password);
  if (passwordHash === undefined)
    throw new Refused(404, 'NOT_CHOSEN', 'That is not the password that was chosen with the order.');
  await takeAttemptBack(db, { limit, subject: network });
  const opened = await withTx(db, async (tx) => {
    const outcome = await openByLink(tx, { link, customer, passwordHash }, now);
    return typeof outcome === 'string' ? rollback(undefined) : commit(outcome);
  });
  if (!opened) throw new Refused(404, 'NOT_FOUND', 'This link works no longer.');
  return { accessToken: opened.accessToken.token, expiresAt: opened.accessToken.expiresAt.toISOString() };
}
