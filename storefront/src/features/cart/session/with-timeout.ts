/** What there is to say when a script or the provider does not come. */
export const UNREACHABLE = 'We could not reach the shop. Check your connection, then try again.';

/** A script that was asked for and does not come counts as lost after this long. */
const SCRIPT_MS = 10_000;

/** Where the browser itself says that it is offline, nobody has to wait that long for what will not come. */
const OFFLINE_SCRIPT_MS = 1500;

/**
 * Aborts after so many milliseconds, and at once when the browser loses its connection: what is under way then may
 * never settle by itself.
 */
export function timeoutSignal(limitMs: number): AbortSignal {
  const lost = new AbortController();
  const lose = (): void => lost.abort(new DOMException('The connection was lost.', 'NetworkError'));
  setTimeout(lose, limitMs);
  window.addEventListener('offline', lose, { signal: lost.signal });
  return lost.signal;
}

/** The script, or a rejection in good time: an import that hangs tells nobody. */
export function withTimeout<T>(script: Promise<T>): Promise<T> {
  const signal = timeoutSignal(navigator.onLine ? SCRIPT_MS : OFFLINE_SCRIPT_MS);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    script.then(resolve, reject);
  });
}
