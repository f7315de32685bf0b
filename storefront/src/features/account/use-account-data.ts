import { useCallback, useEffect, useState } from 'react';
import { browserClient } from '../../storefront-api/browser-client.ts';
import type { ApiResult, Operation, StorefrontClient } from '../../storefront-api/client.ts';
import { session } from '../session/session.ts';
import { useSession } from '../session/session-state.ts';
import { isOfSame } from '../session/stored-session.ts';

const TIMEOUT_MS = 12_000;

/** What a page knows of what it shows. While it asks again, the last answer stays. */
export interface AccountData<Data> {
  state: 'loading' | 'ready' | 'failed';
  data: Data | undefined;
  reload: () => void;
}

interface Answer<R> {
  token: string;
  result: R | undefined;
}

/** Fetches what did not fit into one answer; must be the same function at every render. */
type Complete<R> = (
  data: R,
  asking: { client: StorefrontClient; token: string; signal: AbortSignal },
) => Promise<ApiResult<R>>;

/** One answer of the provider, with what `complete` adds to it. */
async function ask<R>(
  operation: Operation<R, { customerAccessToken: string }>,
  token: string,
  complete: Complete<R> | undefined,
  signal: AbortSignal,
): Promise<ApiResult<R>> {
  const client = browserClient();
  const first = await client.request(operation, { customerAccessToken: token }, { signal });
  return first.ok && complete ? complete(first.data, { client, token, signal }) : first;
}

/** What is known after a question: nothing new where it failed. */
const answerAfter = <R>(known: R | undefined, token: string, result: ApiResult<R>): Answer<R> => ({
  token,
  result: result.ok ? result.data : known,
});

/**
 * Asks the provider for what a page shows, with the customer's token, and for what `complete` adds to it. No customer in
 * the answer means that the token is no longer good: the session ends, gently.
 */
export function useAccountData<R extends { customer: unknown }>(
  operation: Operation<R, { customerAccessToken: string }>,
  token: string,
  complete?: Complete<R>,
): AccountData<R> {
  const [answer, setAnswer] = useState<Answer<R>>();
  const [turn, setTurn] = useState(0);
  const renewal = useSession((state) => state.renewal);
  const known = isOfSame(answer?.token, token, renewal) ? answer?.result : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let isOver = false;
    ask(operation, token, complete, signal).then(async (result) => {
      if (isOver) return;
      if (!result.ok) console.error('Error fetching account', result.failure.messages);
      if (result.ok && result.data.customer === null) return (await session()).end();
      setAnswer(answerAfter(known, token, result));
    });
    return () => {
      isOver = true;
    };
  }, [operation, token, complete, turn]);

  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const isAnswered = answer?.token === token;
  const state = known !== undefined ? 'ready' : isAnswered ? 'failed' : 'loading';
  return { state, data: known, reload };
}
