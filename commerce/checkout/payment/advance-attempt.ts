import type { AttemptResponse } from '../../domain/checkout/attempt.ts';
import { chargeOf } from '../../domain/checkout/order-snapshot.ts';
import { type CheckoutAttempt, findAttempt, markCharged } from '../../store/checkout/checkout-attempts.ts';
import type { ChargeOutcome } from '../gateway/gateway.ts';
import { completeOrder, failAttempt } from './end-attempt.ts';
import type { PaymentContext } from './payment-context.ts';
import { queryGateway } from './query-gateway.ts';

/** Gift cards have paid for everything, or offers have taken all of it off: the gateway has nothing to do. */
export const NOTHING_TO_CHARGE: Extract<ChargeOutcome, { status: 'paid' }> = {
  status: 'paid',
  reference: 'gift-cards',
};

/** The answer for a key that brought no money; undefined for one that did. */
function failureOf(outcome: ChargeOutcome, last4: string): AttemptResponse | undefined {
  switch (outcome.status) {
    case 'paid':
    case 'confirmation':
      return undefined;
    case 'declined':
      return { outcome: 'declined', reason: outcome.reason, last4: outcome.last4 ?? last4 };
    case 'closed':
      return { outcome: 'not-charged' };
    case 'refunded':
      return { outcome: 'refunded', last4: outcome.last4 ?? last4 };
  }
}

/** Takes an attempt from what the gateway said to its end. Every step may be repeated, by anyone, at any time. */
export async function applyOutcome(
  paymentContext: PaymentContext,
  attempt: CheckoutAttempt,
  outcome: ChargeOutcome,
): Promise<void> {
  const failure = failureOf(outcome, attempt.snapshot.cardLast4 ?? '');
  if (failure) return failAttempt(paymentContext, attempt, failure);
  if (outcome.status !== 'paid') return;
  // second transaction: from here on the gateway need not be asked again
  await markCharged(paymentContext.db, attempt.id, outcome, paymentContext.clock());
  await paymentContext.onStep('charge written');
  await finishCharged(paymentContext, attempt);
}

/** The money is here: writes the order, or gives the money back when the items have gone meanwhile. */
export async function finishCharged(paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<void> {
  const phase = await completeOrder(paymentContext, attempt);
  if (phase === 'done') await paymentContext.onStep('order written');
  if (phase !== 'refunding') return;
  if (chargeOf(attempt.snapshot) > 0)
    await queryGateway(paymentContext, (signal) => paymentContext.gateway.refund(attempt.key, signal));
  // Read again: where the gateway asks for the card, its end was not known before it had paid.
  const { snapshot } = (await findAttempt(paymentContext.db, attempt.key)) ?? attempt;
  await failAttempt(paymentContext, attempt, { outcome: 'refunded', last4: snapshot.cardLast4 ?? '' });
}

/** How the attempt stands now: its answer, or undefined while nobody knows. */
export async function answerOf(paymentContext: PaymentContext, key: string): Promise<AttemptResponse | undefined> {
  return (await findAttempt(paymentContext.db, key))?.response ?? undefined;
}
