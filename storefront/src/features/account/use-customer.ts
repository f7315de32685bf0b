import { useEffect, useState } from 'react';
import { session } from '../session/session.ts';
import { type SessionCustomer, sessionStore, useSession } from '../session/session-state.ts';

/** The session's customer, for pages that are nothing without one. */
interface KnownCustomer {
  customer: SessionCustomer | undefined;
  /** They could not be had; stays so while they are asked for again, and with it the button that was pressed. */
  failed: boolean;
  retry: () => void;
}

/** Waits for the session's customer, and notices where none comes: the session itself only logs that. */
export function useCustomer(): KnownCustomer {
  const customer = useSession((state) => state.customer);
  const token = useSession((state) => state.token);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const isMissing = customer === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token, or another turn, asks again
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    session()
      .then((open) => open.load())
      .catch((error: unknown) => console.error('Error fetching customer', error))
      .finally(() => {
        if (!isOver) setFailed(sessionStore.getState().customer === undefined);
      });
    return () => {
      isOver = true;
    };
  }, [isMissing, token, turn]);

  return { customer, failed, retry: () => setTurn((now) => now + 1) };
}
