import { GRACE_MS } from '../../domain/checkout/attempt.ts';
import { chargeOf } from '../../domain/checkout/order-snapshot.ts';
import { type CheckoutAttempt, liveAttempts } from '../../store/checkout/checkout-attempts.ts';
import { fromSomewhere } from '../from-somewhere.ts';
import type { ChargeOutcome } from '../gateway/gateway.ts';
import { applyOutcome, finishCharged, NOTHING_TO_CHARGE } from './advance-attempt.ts';
import { releaseHold } from './end-attempt.ts';
import type { PaymentContext } from './payment-context.ts';
import { GatewayUnreachable, queryGateway } from './query-gateway.ts';

/** What one round has done. `waiting`: the bank has still not said. `failed`: an error of ours, logged; tried again next time. */
export interface SweepResult {
  settled: number;
  waiting: number;
  failed: number;
}

/** Attempts that are settled at once. When the gateway answers for none of them, it is not asked for the others this time. */
const AT_ONCE = 8;

/**
 * Settles what a payment left unfinished, whoever began it: a crash, a timeout, an answer that got lost. Runs at the start
 * and every 30 s (reliability D1). Two sweeps at once, or a sweep beside the payment itself, do no harm.
 */
export async function sweepAttempts(paymentContext: PaymentContext): Promise<SweepResult> {
  const attempts = fromSomewhere(await liveAttempts(paymentContext.db));
  const result: SweepResult = { settled: 0, waiting: 0, failed: 0 };
  let gatewayIsUp = true;
  for (let first = 0; first < attempts.length; first += AT_ONCE) {
    const batch = attempts.slice(first, first + AT_ONCE);
    const endings = await Promise.all(
      batch.map((attempt) => (gatewayIsUp ? settleAttempt(paymentContext, attempt) : wait(paymentContext, attempt))),
    );
    gatewayIsUp &&= endings.some((ending) => ending !== 'unreachable');
    for (const ending of endings) result[ending === 'unreachable' ? 'waiting' : ending] += 1;
  }
  return result;
}

type Ending = keyof SweepResult | 'unreachable';

/** Takes one attempt as far as it will go now. */
export const settleAttempt = (paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<Ending> =>
  settleBy(query, paymentContext, attempt);

/** The same for a shopper who left without paying: the key is closed at the gateway, unless it was paid all the same. */
export const callOff = (paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<Ending> =>
  settleBy(close, paymentContext, attempt);

/** `ask` is asked what became of the key, where there was something to charge; undefined: it is still waited for. */
async function settleBy(ask: typeof query, paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<Ending> {
  try {
    if (attempt.phase !== 'reserved') {
      await finishCharged(paymentContext, attempt);
      return 'settled';
    }
    const isFree = chargeOf(attempt.snapshot) === 0;
    const outcome = isFree ? NOTHING_TO_CHARGE : await ask(paymentContext, attempt);
    if (!outcome) return 'waiting';
    await applyOutcome(paymentContext, attempt, outcome);
    return 'settled';
  } catch (error) {
    if (error instanceof GatewayUnreachable) {
      const waited = await wait(paymentContext, attempt);
      return error.isRefusal && waited === 'unreachable' ? 'waiting' : waited;
    }
    paymentContext.log.error('a payment attempt could not be settled', { attempt: attempt.id }, error);
    return 'failed';
  }
}

/** What became of the key. A key that the gateway has not heard of is closed there once no charge can be on its way. */
async function query(paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<ChargeOutcome | undefined> {
  const { key, createdAt, holdUntil } = attempt;
  const now = paymentContext.clock();
  const known = await queryGateway(paymentContext, (signal) => paymentContext.gateway.find(key, signal));
  if (known && known.status !== 'confirmation') return known;
  // a shopper who does not come back from the bank has as long as the items are held
  const isAwaited = known ? now < holdUntil : now.getTime() - createdAt.getTime() < GRACE_MS;
  return isAwaited ? undefined : close(paymentContext, attempt);
}

const close = (paymentContext: PaymentContext, { key }: CheckoutAttempt): Promise<ChargeOutcome> =>
  queryGateway(paymentContext, (signal) => paymentContext.gateway.close(key, signal));

/**
 * Nobody can say. After a while the items may be sold to others; if the money turns up then and they are gone, it goes
 * back.
 */
async function wait(paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<'unreachable' | 'failed'> {
  const isOver = paymentContext.clock() >= attempt.holdUntil;
  if (!isOver || !attempt.holdsStock || attempt.phase !== 'reserved') return 'unreachable';
  try {
    await releaseHold(paymentContext, attempt);
    return 'unreachable';
  } catch (error) {
    paymentContext.log.error('the items of a payment attempt could not be given back', { attempt: attempt.id }, error);
    return 'failed';
  }
}
