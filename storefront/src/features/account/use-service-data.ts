import { useCallback, useEffect, useState } from 'react';
import {
  readService,
  type ServiceAnswer,
  type ServicesCustomer,
  type ServicesResult,
} from '../../services-api/ask-services.ts';
import type { ReadableServices } from '../../services-api/generated/services.ts';
import { plainId } from '../session/plain-id.ts';
import { session } from '../session/session.ts';
import { sessionStore, useSession } from '../session/session-state.ts';
import { isOfSame, storedSession } from '../session/stored-session.ts';
import { localValues } from '../storage/guarded-storage.ts';
import type { AccountData } from './use-account-data.ts';

const TIMEOUT_MS = 12_000;

/** The customer's plain id, as the session knows it by its global one, or as this browser remembers it. */
const ownerBy = (known: string | undefined): string | undefined =>
  known === undefined ? storedSession(localValues).readUserId() : plainId(known);

/** Who asks; undefined where neither the session nor this browser knows. */
export function customerWith(token: string): ServicesCustomer | undefined {
  const owner = ownerBy(sessionStore.getState().customer?.id);
  return owner === undefined ? undefined : { owner, token };
}

/** Whose id {@link customerWith} gives. It is the same before and after the session has found out about whom it remembers. */
export const useOwner = (): string | undefined => useSession((state) => ownerBy(state.customer?.id));

/** A service that will not speak with a token: the session finds out whether the token is still good, and ends if not. */
export async function checkSession(): Promise<void> {
  await (await session()).load();
}

/** What is known after a question: nothing new where it failed. */
const valueAfter = <Data>(known: Data | undefined, result: ServicesResult<Data>): Data | undefined =>
  result.ok ? result.value : known;

/** Asks one of our own services about whoever is signed in, and again when told to. The question stays the same. */
export function useServiceData<Name extends keyof ReadableServices>(
  name: Name,
  question: Parameters<typeof readService<Name>>[1],
  token: string,
): AccountData<ServiceAnswer<Name>> {
  const [answer, setAnswer] = useState<{ token: string; value: ServiceAnswer<Name> | undefined }>();
  const [turn, setTurn] = useState(0);
  const owner = useOwner();
  const renewal = useSession((state) => state.renewal);
  const known = isOfSame(answer?.token, token, renewal) ? answer : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again, and so does a customer who is known now
  useEffect(() => {
    const customer = customerWith(token);
    if (!customer) return;
    let isOver = false;
    readService(name, question, AbortSignal.timeout(TIMEOUT_MS), customer).then((result) => {
      if (isOver) return;
      if (!result.ok) console.error(`Error fetching ${name}`, result.failure.kind);
      if (!result.ok && result.failure.kind === 'refused') void checkSession();
      setAnswer({ token, value: valueAfter(known?.value, result) });
    });
    return () => {
      isOver = true;
    };
  }, [name, token, turn, owner]);

  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const state = known === undefined ? 'loading' : known.value === undefined ? 'failed' : 'ready';
  return { state, data: known?.value, reload };
}
