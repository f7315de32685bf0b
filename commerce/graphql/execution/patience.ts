/** How long an operation is waited for. */
export interface Patience {
  /** Aborted once the caller has gone, or the time is over. */
  signal: AbortSignal;
  /** The operation is done: nothing waits for it any more, and nothing of it is kept. */
  end(): void;
}

/**
 * Waits for an operation until its caller goes or `ms` are over. `AbortSignal.timeout` would keep all that listens to it until
 * its time is over, however soon the operation is done: five seconds of a crowd's requests, with whatever they read.
 */
export function patienceFor(caller: AbortSignal, ms: number): Patience {
  const giveUp = new AbortController();
  const leave = () => giveUp.abort(caller.reason);
  const timer = setTimeout(() => giveUp.abort(new DOMException('The operation took too long.', 'TimeoutError')), ms);
  timer.unref();
  if (caller.aborted) leave();
  else caller.addEventListener('abort', leave, { once: true });
  return {
    signal: giveUp.signal,
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', leave);
    },
  };
}
