import type { ApiFailure } from '../../../storefront-api/client.ts';

/** Retries after the first attempt (decision D17). */
export const MAX_RETRIES = 3;

const FIRST_PAUSE_MS = 300;

/** Waits before retry number `retry` (from 0): 300, 900, 2700 ms, each shortened at random so that tabs do not march in step. */
export type Pause = (retry: number) => Promise<void>;

export function pauseLength(retry: number, random: number): number {
  return FIRST_PAUSE_MS * 3 ** retry * (0.5 + random / 2);
}

export const jitteredPause: Pause = (retry) =>
  new Promise((resolve) => setTimeout(resolve, pauseLength(retry, Math.random())));

/** Whether asking again at once may help. A refusal will be the same refusal next time. */
export function isTransient(failure: ApiFailure): boolean {
  return failure.kind !== 'refused' && failure.kind !== 'readOnly';
}

/** Asks until the answer is not a passing failure, at most `MAX_RETRIES` times more. For requests that may run twice. */
export async function withRetries<A extends { kind: string }>(
  request: () => Promise<A | { kind: 'failed'; failure: ApiFailure }>,
  pause: Pause,
): Promise<A | { kind: 'failed'; failure: ApiFailure }> {
  for (let retry = 0; ; retry += 1) {
    const answer = await request();
    const passing = 'failure' in answer && answer.kind === 'failed' && isTransient(answer.failure);
    if (!passing || retry === MAX_RETRIES) return answer;
    await pause(retry);
  }
}
