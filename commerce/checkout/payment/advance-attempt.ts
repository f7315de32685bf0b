import type { AttemptResponse } from '../../domain/checkout/attempt.ts';
import { chargeOf } from '../../domain/checkout/order-snapshot.ts';
import { type CheckoutAttempt, findAttempt, markCharged } from '../../store/checkout-attempts.ts';
import type { ChargeOutcome } from '../gateway.ts';
import { askGateway } from './ask-gateway.ts';
import { completeOrder, failAttempt } from './end-attempt.ts';
import type { Till } from './till.ts';

/** Gift cards have paid for everything: the gateway has nothing to do. */
export const NOTHING_TO_CHARGE: ChargeOutcome = { status: 'paid', reference: 'gift-cards' };

/** The answer for a key that brought no money; undefined for one that did. */
function failureOf(outcome: ChargeOutcome, last4: string): AttemptResponse | undefined {
  switch (outcome.status) {
    case 'paid':
    case 'confirmation':
      return undefined;
    case 'declined':
      return { outcome: 'declined', reason: outcome.reason, last4 };
    case 'closed':
      return { outcome: 'not-charged' };
    case 'refunded':
      return { outcome: 'refunded', last4 };
  }
}

/** Takes an attempt from what the gateway said to its end. Every step may be repeated, by anyone, at any time. */
export async function applyOutcome(till: Till, attempt: CheckoutAttempt, outcome: ChargeOutcome): Promise<void> {
  const failure = failureOf(outcome, attempt.snapshot.cardLast4 ?? '');
  if (failure) return failAttempt(till, attempt, failure);
  if (outcome.status !== 'paid') return;
  // second transaction: from here on the gateway need not be asked again
  await markCharged(till.db, attempt.id, outcome.reference, till.clock());
  await till.onStep('charge written');
  await finishCharged(till, attempt);
}

/** The money is here: writes the order, or gives the money back when the pieces have gone meanwhile. */
export async function finishCharged(till: Till, attempt: CheckoutAttempt): Promise<void> {
  const phase = await completeOrder(till, attempt);
  if (phase === 'done') await till.onStep('order written');
  if (phase !== 'refunding') return;
  if (chargeOf(attempt.snapshot) > 0)
    await askGateway(till.gatewayTimeoutMs, (signal) => till.gateway.refund(attempt.key, signal));
  await failAttempt(till, attempt, { outcome: 'refunded', last4: attempt.snapshot.cardLast4 ?? '' });
}

/** How the attempt stands now: its answer, or undefined while nobody knows. */
export async function answerOf(till: Till, key: string): Promise<AttemptResponse | undefined> {
  return (await findAttempt(till.db, key))?.response ?? undefined;
}
