import type { PaymentContext } from './payment-context.ts';

/** The gateway gave no answer, or not in time, or refused this request: what happened is unknown. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable';

  /** Whether the gateway is there, and refuses this one request. */
  get isRefusal(): boolean {
    return isRefusedRequest(this.cause);
  }
}

/** Statuses that every other request would meet as well: a wrong secret, too many requests, no time. */
const OF_ALL_REQUESTS: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** A gateway over HTTP says with 4xx that something is wrong with what it was asked. */
function isRefusedRequest(error: unknown): boolean {
  if (!(error instanceof Error && 'statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 && !OF_ALL_REQUESTS.has(statusCode);
}

/**
 * Waits for the gateway no longer than it may take, whether or not it listens to the signal. Whatever goes wrong is logged and
 * becomes {@link GatewayUnreachable}: no error of a gateway proves that no money has moved.
 */
export async function queryGateway<Answer>(
  { gatewayTimeoutMs: timeoutMs, log }: Pick<PaymentContext, 'gatewayTimeoutMs' | 'log'>,
  query: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const giveUp = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    giveUp.abort();
    late.reject(new Error(`no answer within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    return await Promise.race([query(giveUp.signal), late.promise]);
  } catch (error) {
    const unreachable = new GatewayUnreachable('The payment gateway gave no answer.', { cause: error });
    const event = unreachable.isRefusal
      ? 'the payment gateway refused a request'
      : 'the payment gateway gave no answer';
    log.warn(event, {}, error);
    throw unreachable;
  } finally {
    clearTimeout(timer);
  }
}
