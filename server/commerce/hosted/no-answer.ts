import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';

/** For how long a start waits for one answer of the provider. */
export const START_WAITS_MS = 10_000;

/** Why there was none, for the one line a start ends with. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${START_WAITS_MS / 1_000} s`;
  return errorCode(error.cause) ?? (error.cause instanceof Error ? error.cause.message : error.message);
}
