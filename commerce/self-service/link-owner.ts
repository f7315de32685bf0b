import { ATTEMPT_LIMITS } from '../domain/customer/attempt-limits.ts';
import { maskEmail } from '../domain/customer/mask-email.ts';
import { takeAttemptBack } from '../store/checkout/attempt-counters.ts';
import { findLinkState } from '../store/customer/customer-links.ts';
import { findCustomer } from '../store/customer/customers.ts';
import type { AnswerOf } from './endpoint.ts';
import { readJson } from './read-json.ts';
import { countOrRefuse, Refused, type SelfServiceContext } from './self-service-context.ts';
import { LINK_OWNER } from './self-service-contract.ts';

/**
 * Whose link it is, for whoever holds one that works, so that they see what they are about to open; most of the address stays
 * out. Used, too old, replaced, or never there: one answer. Wrong ones count as guesses. Throws {@link Refused}.
 */
export async function linkOwner(request: Request, context: SelfServiceContext): Promise<AnswerOf<typeof LINK_OWNER>> {
  const { kind, cxid, token } = await readJson(request, LINK_OWNER.body);
  const { db, now, network } = context;
  const limit = ATTEMPT_LIMITS.tokensOfNetwork;
  await countOrRefuse(limit, network, context);
  const customerId = Number(cxid);
  const state = await findLinkState(db, { kind, customerId, token }, now);
  const owner = state === 'good' ? await findCustomer(db, customerId) : undefined;
  if (!owner) throw new Refused(404, 'NOT_FOUND', 'This link works no longer.');
  await takeAttemptBack(db, { limit, subject: network });
  return { email: maskEmail(owner.email) };
}
