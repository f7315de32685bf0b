import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';

/** For how long a start waits for one answer of the provider. */
export const START_WAITS_MS = 10_000;

/** Why there was none, for the one line a start ends with, and for the log. */
export function reasonOf(error: unknown, waitedMs = START_WAITS_MS): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${waitedMs / 1_000} s`;
  return errorCode(error.cause) ?? (error.cause instanceof Error ? error.cause.message : error.message);
}

/**
 * The whole answer to what was asked with `fetch`, whose own words are "fetch failed" for everything that can go wrong before an
 * answer begins, and "terminated" or "aborted" within it: throws why there was none.
 */
export async function answerOrReason(asked: Promise<Response>, waitedMs: number): Promise<Response> {
  try {
    const answer = await asked;
    return new Response(answer.body && (await answer.arrayBuffer()), answer);
  } catch (error) {
    throw new Error(reasonOf(error, waitedMs), { cause: error });
  }
}
