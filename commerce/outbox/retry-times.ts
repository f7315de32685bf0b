const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait after each attempt that failed; after the last of them nobody tries again. A day in all. */
const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const;

/** When to try again after `attempts` attempts, or null to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1_000);
}
