/** The gateway gave no answer, or not in time: what happened is unknown. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable';
}

/**
 * Waits for the gateway no longer than `timeoutMs`, whether or not it listens to the signal. Whatever goes wrong becomes
 * {@link GatewayUnreachable}: no error of a gateway proves that no money has moved.
 */
export async function queryGateway<Answer>(
  timeoutMs: number,
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
    throw new GatewayUnreachable('The payment gateway gave no answer.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
