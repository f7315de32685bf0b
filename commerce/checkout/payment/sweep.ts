import { GRACE_MS } from '../../domain/checkout/attempt.ts';
import { type CheckoutAttempt, liveAttempts } from '../../store/checkout-attempts.ts';
import type { ChargeOutcome } from '../gateway.ts';
import { applyOutcome, finishCharged } from './advance-attempt.ts';
import { askGateway, GatewayUnreachable } from './ask-gateway.ts';
import { releaseHold } from './end-attempt.ts';
import type { Till } from './till.ts';

/** What one round has done. `waiting`: the bank has still not said. `failed`: an error of ours, logged; tried again next time. */
export interface SweepResult {
  settled: number;
  waiting: number;
  failed: number;
}

/** Attempts that are settled at once; the gateway is asked for each. */
const AT_ONCE = 8;

/**
 * Settles what a payment left unfinished, whoever began it: a crash, a timeout, an answer that got lost. Runs at the start
 * and every 30 s (reliability D1). Two sweeps at once, or a sweep beside the payment itself, do no harm.
 */
export async function sweepAttempts(till: Till): Promise<SweepResult> {
  const attempts = await liveAttempts(till.db);
  const result: SweepResult = { settled: 0, waiting: 0, failed: 0 };
  for (let first = 0; first < attempts.length; first += AT_ONCE) {
    const batch = attempts.slice(first, first + AT_ONCE);
    const outcomes = await Promise.all(batch.map((attempt) => settle(till, attempt)));
    for (const outcome of outcomes) result[outcome] += 1;
  }
  return result;
}

async function settle(till: Till, attempt: CheckoutAttempt): Promise<keyof SweepResult> {
  try {
    if (attempt.phase !== 'reserved') {
      await finishCharged(till, attempt);
      return 'settled';
    }
    const outcome = await ask(till, attempt);
    if (!outcome) return 'waiting';
    await applyOutcome(till, attempt, outcome);
    return 'settled';
  } catch (error) {
    if (error instanceof GatewayUnreachable) return waitOn(till, attempt);
    till.log(`checkout: payment attempt ${attempt.id} could not be settled (${String(error)})`);
    return 'failed';
  }
}

/** What became of the key. A key that the gateway has not heard of is closed there once no charge can be on its way. */
async function ask(till: Till, { key, createdAt }: CheckoutAttempt): Promise<ChargeOutcome | undefined> {
  const { gateway, gatewayTimeoutMs } = till;
  const known = await askGateway(gatewayTimeoutMs, (signal) => gateway.find(key, signal));
  if (known || till.clock().getTime() - createdAt.getTime() < GRACE_MS) return known;
  return askGateway(gatewayTimeoutMs, (signal) => gateway.close(key, signal));
}

/** Nobody can say. After a while the pieces may be sold to others; if the money turns up then and they are gone, it goes back. */
async function waitOn(till: Till, attempt: CheckoutAttempt): Promise<'waiting'> {
  if (attempt.phase === 'reserved' && attempt.holdsStock && till.clock() >= attempt.holdUntil)
    await releaseHold(till, attempt);
  return 'waiting';
}
