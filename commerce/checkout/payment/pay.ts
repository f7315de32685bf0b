import type { AttemptResponse } from '../../domain/checkout/attempt.ts';
import { chargeOf } from '../../domain/checkout/order-snapshot.ts';
import type { PaymentRequest } from '../../domain/checkout/request-hash.ts';
import type { CheckoutAttempt } from '../../store/checkout/checkout-attempts.ts';
import type { ChargeRequest } from '../gateway/gateway.ts';
import { answerOf, applyOutcome, finishCharged, NOTHING_TO_CHARGE } from './advance-attempt.ts';
import { type Beginning, beginAttempt } from './begin-attempt.ts';
import type { PaymentContext } from './payment-context.ts';
import { GatewayUnreachable, queryGateway } from './query-gateway.ts';

/** Where a shopper comes back to who is sent away to pay. */
type WaysBack = Pick<ChargeRequest, 'returnTo' | 'giveUpTo'>;

/** What came of pressing "Pay". `pending`: the bank has not said; never taken for a failure. */
export type PayResult =
  | { kind: 'answered'; response: AttemptResponse }
  | { kind: 'pending' }
  /** The shopper's bank wants to hear from the shopper, at this address. */
  | { kind: 'confirm'; url: string }
  | Exclude<Beginning, { kind: 'attempt' }>;

/**
 * Takes a payment: hold units and agree -> ask the gateway -> write the charge -> write the order. The gateway is called
 * between transactions, always with the attempt's key, so the same press may come any number of times, even at once, and
 * whatever dies on the way is finished by the next press or by the sweep.
 */
export async function pay(paymentContext: PaymentContext, request: PaymentRequest, ways: WaysBack): Promise<PayResult> {
  const beginning = await beginAttempt(paymentContext, request);
  if (beginning.kind !== 'attempt') return beginning;
  const { attempt } = beginning;
  if (attempt.response) return { kind: 'answered', response: attempt.response };
  await paymentContext.onStep('units held');
  try {
    const url = await advance(paymentContext, attempt, request, ways);
    if (url !== undefined) return { kind: 'confirm', url };
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { kind: 'pending' };
    throw error;
  }
  const response = await answerOf(paymentContext, attempt.key);
  return response ? { kind: 'answered', response } : { kind: 'pending' };
}

/** Takes the attempt on; the bank's address where it waits for the shopper's word. */
async function advance(
  paymentContext: PaymentContext,
  attempt: CheckoutAttempt,
  { card, email }: PaymentRequest,
  ways: WaysBack,
): Promise<string | undefined> {
  if (attempt.phase !== 'reserved') {
    await finishCharged(paymentContext, attempt);
    return undefined;
  }
  const { key, snapshot } = attempt;
  const money = { amount: chargeOf(snapshot), currency: snapshot.currency };
  if (money.amount === 0) {
    await applyOutcome(paymentContext, attempt, NOTHING_TO_CHARGE);
    return undefined;
  }
  if (!card && !paymentContext.gateway.page) throw new Error('A payment needs a card.');
  const outcome = await queryGateway(paymentContext, (signal) =>
    paymentContext.gateway.charge({ key, money, card, email, ...ways }, signal),
  );
  await paymentContext.onStep('gateway answered');
  await applyOutcome(paymentContext, attempt, outcome);
  return outcome.status === 'confirmation' ? outcome.url : undefined;
}
