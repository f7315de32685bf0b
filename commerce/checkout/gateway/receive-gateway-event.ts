import { readText } from '@bluebird-bay/contract/bounded-body.ts';
import { findAttempt } from '../../store/checkout/checkout-attempts.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { settleAttempt } from '../payment/sweep.ts';

/** Gateways send a few hundred characters, or the whole of what an event is about. */
const LARGEST_EVENT = 64 * 1024;

/**
 * POST of a gateway that tells of its own accord that something became of a payment. What became of it is not believed but
 * asked for, as the sweep does: so an event may come twice, late, in any order, or before the charge it is about, and does no
 * more than the sweep would. One that nobody signed is refused.
 */
export async function receiveGatewayEvent({ paymentContext }: CheckoutContext, request: Request): Promise<Response> {
  const { events } = paymentContext.gateway;
  if (!events) return new Response(null, { status: 404 });
  const body = await readText(request, LARGEST_EVENT);
  if (body === undefined) return new Response(null, { status: 413 });
  const key = events.read(body, request.headers, paymentContext.clock());
  if (key === undefined) return new Response(null, { status: 401 });
  const attempt = await findAttempt(paymentContext.db, key);
  if (!attempt || attempt.response) return new Response(null, { status: 204 });
  const ending = await settleAttempt(paymentContext, attempt);
  const isHeard = ending === 'settled' || ending === 'waiting';
  return isHeard
    ? new Response(null, { status: 204 })
    : new Response(null, { status: 503, headers: { 'retry-after': '10' } });
}
