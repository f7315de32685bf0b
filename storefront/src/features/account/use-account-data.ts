import { useCallback, useEffect, useState } from 'react';
import { browserClient } from '../../storefront-api/browser-client.ts';
import type { Operation } from '../../storefront-api/operation.ts';
import { session } from '../session/session.ts';

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

/**
 * Asks the provider for what a page shows, with the customer's token. No customer in the answer means that the token is
 * no longer good: the session ends, gently.
 */
export function useAccountData<R extends { customer: unknown }>(
  operation: Operation<R, { customerAccessToken: string }>,
  token: string,
): AccountData<R> {
  const [answer, setAnswer] = useState<Answer<R>>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let isOver = false;
    browserClient()
      .request(operation, { customerAccessToken: token }, { signal })
      .then(async (result) => {
        if (isOver) return;
        if (!result.ok) console.error('Error fetching account', result.failure.messages);
        if (result.ok && result.data.customer === null) return (await session()).end();
        setAnswer((before) => ({
          token,
          result: result.ok ? result.data : before?.token === token ? before.result : undefined,
        }));
      });
    return () => {
      isOver = true;
    };
  }, [operation, token, turn]);

  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const current = answer?.token === token ? answer : undefined;
  const state = current === undefined ? 'loading' : current.result === undefined ? 'failed' : 'ready';
  return { state, data: current?.result, reload };
}
