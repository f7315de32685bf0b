import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiFailure, ApiResult, StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import PQueue from 'p-queue';

/** What passes: the provider is busy, broken for a moment, or out of reach. */
const PASSING: ReadonlySet<ApiFailure['kind']> = new Set(['throttled', 'server', 'network']);

export interface Patience {
  /** How often it is asked in all; 6 unless told. */
  tries?: number;
  /** The first pause at the most, in milliseconds; each is twice the one before. 400 unless told. */
  firstPauseMs?: number;
  /** Nothing is asked again after this long; 4,000 unless told. */
  withinMs?: number;
}

/** No pause is longer, in milliseconds. */
const LONGEST_PAUSE_MS = 5_000;

/**
 * Any time up to twice as long with every try, within the time that is left: callers that were refused together do not come back
 * together.
 */
export const pauseBefore = (attempt: number, { firstPauseMs = 400 }: Patience, leftMs = LONGEST_PAUSE_MS): number =>
  Math.random() * Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (attempt - 1), leftMs);

/** Asks until the answer is none of those that pass, as often as patience allows; then the last one is the answer. */
export async function askWithRetries<Answer>(
  ask: () => Promise<Answer>,
  passes: (answer: Answer) => boolean,
  patience: Patience,
): Promise<Answer> {
  const { tries = 6, withinMs = 4_000 } = patience;
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    const leftMs = begun + withinMs - performance.now();
    if (attempt >= tries || leftMs < 0 || !passes(answer)) return answer;
    await sleep(pauseBefore(attempt, patience, leftMs));
  }
}

/** Counts what comes of each try: what is answered at last has cost patience all the same. */
export function countedClient(client: StorefrontClient) {
  const answers = { answered: 0, refused: 0, throttled: 0, server: 0, network: 0, readOnly: 0 };
  const counted: StorefrontClient = {
    async request<R, V>(...asked: Parameters<typeof client.request<R, V>>): Promise<ApiResult<R>> {
      const result = await client.request<R, V>(...asked);
      answers[result.ok ? 'answered' : result.failure.kind] += 1;
      return result;
    },
  };
  return { client: counted, answers };
}

const isPassing = (result: ApiResult<unknown>): boolean => !result.ok && PASSING.has(result.failure.kind);

/** For how long after it has failed for good a provider counts as away, in milliseconds. */
const AWAY_MS = 10_000;

/**
 * Asks again what was not answered because of something that passes, a few times; then the failure is the answer. After that the
 * provider is away: until something is answered again each thing is asked once, so that no shopper waits for one patience after
 * another.
 */
export function patientClient(client: StorefrontClient, patience: Patience = {}): StorefrontClient {
  let awayUntil = 0;
  return {
    async request<R, V>(...asked: Parameters<typeof client.request<R, V>>): Promise<ApiResult<R>> {
      const isAway = performance.now() < awayUntil;
      const result = await askWithRetries(() => client.request<R, V>(...asked), isPassing, {
        ...patience,
        ...(isAway && { tries: 1 }),
      });
      awayUntil = isPassing(result) ? performance.now() + AWAY_MS : 0;
      return result;
    },
  };
}

/**
 * Asks a few things at a time, and the others when their turn comes. Whoever waits to ask again keeps their turn, so that a
 * provider which has had enough is asked less by all together.
 */
export function fewAtOnce(client: StorefrontClient, concurrency: number): StorefrontClient {
  const queue = new PQueue({ concurrency });
  return {
    request: <R, V>(...asked: Parameters<typeof client.request<R, V>>): Promise<ApiResult<R>> =>
      queue.add(() => client.request<R, V>(...asked)),
  };
}
