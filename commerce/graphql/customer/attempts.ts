import type { AttemptLimit } from '../../domain/customer/attempt-limits.ts';
import { type CountedAttempt, countAttempt, mustWait, takeAttemptBack } from '../../store/checkout/attempt-counters.ts';
import type { RequestContext } from '../context.ts';
import { throttled } from './denied.ts';

/** An attempt by the network a request comes from. */
export const ofNetwork = (limit: AttemptLimit, { network }: RequestContext): CountedAttempt => ({
  limit,
  subject: network,
});

/** An attempt at one account by the network a request comes from. */
export const ofAccountAndNetwork = (
  limit: AttemptLimit,
  email: string,
  { network }: RequestContext,
): CountedAttempt => ({ limit, subject: `${email}\0${network}` });

/** Counts attempts one after the other; at the first that is one too many the request ends with `message`. */
export async function countOrRefuse(
  attempts: readonly CountedAttempt[],
  message: string,
  { db, now }: RequestContext,
): Promise<void> {
  for (const attempt of attempts) if (!(await countAttempt(db, attempt, now()))) throw throttled(message);
}

/** Lets attempts that came to something count no longer. */
export async function takeBack(attempts: readonly CountedAttempt[], { db }: RequestContext): Promise<void> {
  for (const attempt of attempts) await takeAttemptBack(db, attempt);
}

/** Sends whoever has failed too often away, and counts nothing yet: what comes of this attempt says whether it counts. */
export async function refuseWhoMustWait(
  attempt: CountedAttempt,
  message: string,
  { db, now }: RequestContext,
): Promise<void> {
  if (await mustWait(db, attempt, now())) throw throttled(message);
}
