import { useCallback, useEffect, useState } from 'react';
import {
  readService,
  type ServiceAnswer,
  type ServicesCustomer,
  type ServicesResult,
} from '../../services-api/ask-services.ts';
import { plainId } from '../session/plain-id.ts';
import { session } from '../session/session.ts';
import { sessionStore, useSession } from '../session/session-state.ts';
import { isOfSame, storedSession } from '../session/stored-session.ts';
import { localValues } from '../storage/guarded-storage.ts';

const TIMEOUT_MS = 12_000;

/** A question to the club about a member. */
type Ask<Data> = (signal: AbortSignal, member: ServicesCustomer) => Promise<ServicesResult<Data>>;

/** Where a member stands. */
export const STANDING: Ask<ServiceAnswer<'club'>> = (signal, member) => readService('club', {}, signal, member);
/** What their points buy, and bought. */
export const REWARDS_OF: Ask<ServiceAnswer<'club/rewards'>> = (signal, member) =>
  readService('club/rewards', {}, signal, member);
/** Whom they brought. */
export const REFERRALS: Ask<ServiceAnswer<'club/referrals'>> = (signal, member) =>
  readService('club/referrals', {}, signal, member);

/** What a page knows of a member. While it asks again, the last answer stays. */
export interface ClubData<Data> {
  state: 'loading' | 'ready' | 'failed';
  data: Data | undefined;
  reload: () => void;
}

/** Who asks: the customer as the session knows them, or as this browser remembers them; undefined where neither does. */
export function memberWith(token: string): ServicesCustomer | undefined {
  const known = sessionStore.getState().customer?.id;
  const owner = known === undefined ? storedSession(localValues).readUserId() : plainId(known);
  return owner === undefined ? undefined : { owner, token };
}

/** A club that will not speak with a token: the session finds out whether the token is still good, and ends if not. */
export async function checkSession(): Promise<void> {
  await (await session()).load();
}

/** What is known after a question: nothing new where it failed. */
const valueAfter = <Data>(known: Data | undefined, result: ServicesResult<Data>): Data | undefined =>
  result.ok ? result.value : known;

/** Asks the club for whoever is signed in, and again when told to. `ask` is one of the questions above. */
export function useClubData<Data>(ask: Ask<Data>, token: string): ClubData<Data> {
  const [answer, setAnswer] = useState<{ token: string; value: Data | undefined }>();
  const [turn, setTurn] = useState(0);
  const customer = useSession((state) => state.customer?.id);
  const renewal = useSession((state) => state.renewal);
  const known = isOfSame(answer?.token, token, renewal) ? answer : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again, and so does a customer who is known now
  useEffect(() => {
    const member = memberWith(token);
    if (!member) return;
    let isOver = false;
    ask(AbortSignal.timeout(TIMEOUT_MS), member).then((result) => {
      if (isOver) return;
      if (!result.ok) console.error('Error fetching the club', result.failure.kind);
      if (!result.ok && result.failure.kind === 'refused') void checkSession();
      setAnswer({ token, value: valueAfter(known?.value, result) });
    });
    return () => {
      isOver = true;
    };
  }, [ask, token, turn, customer]);

  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const state = known === undefined ? 'loading' : known.value === undefined ? 'failed' : 'ready';
  return { state, data: known?.value, reload };
}
