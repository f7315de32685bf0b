import { setTimeout as sleep } from 'node:timers/promises';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import type { ApiFailure, ApiResult } from '@bluebird-bay/storefront/src/storefront-api/result.ts';

/** What passes: the provider is busy, broken for a moment, or out of reach. */
const PASSING: ReadonlySet<ApiFailure['kind']> = new Set(['throttled', 'server', 'network']);

export interface Patience {
  /** How often it is asked in all; 6 unless told. */
  tries?: number;
  /** The first pause at the most, in milliseconds; each is twice the one before. 400 unless told. */
  firstPauseMs?: number;
  /** No pause is longer; 5,000 unless told. */
  longestPauseMs?: number;
}

/** Any time up to twice as long with every try: callers that were refused together do not come back together. */
export const pauseBefore = (attempt: number, { firstPauseMs = 400, longestPauseMs = 5_000 }: Patience): number =>
  Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));

/** Asks until the answer is none of those that pass, as often as patience allows; then the last one is the answer. */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  passes: (answer: Answer) => boolean,
  patience: Patience,
): Promise<Answer> {
  const { tries = 6 } = patience;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (attempt >= tries || !passes(answer)) return answer;
    await sleep(pauseBefore(attempt, patience));
  }
}

/** Asks again what was not answered because of something that passes, a few times; then the failure is the answer. */
export function patientClient(client: StorefrontClient, patience: Patience = {}): StorefrontClient {
  return {
    request<R, V>(...asked: Parameters<typeof client.request<R, V>>): Promise<ApiResult<R>> {
      return askPatiently(
        () => client.request<R, V>(...asked),
        (result) => !result.ok && PASSING.has(result.failure.kind),
        patience,
      );
    },
  };
}
