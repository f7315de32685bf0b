import { useEffect, useRef, useState } from 'react';
import { placeOf } from '../../page-runtime/history-entry.ts';
import type { PageLocation } from '../../page-runtime/page.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import type { EntryMemory } from './entry-memory.ts';

/** An answer says which query it is for. */
interface Answered {
  search: string;
}

export interface AskOptions<Found> {
  /** Goes on behind these pieces; the answer holds them too. */
  behind?: Found | undefined;
  signal?: AbortSignal;
}

/** What a list is asked of, and where it stands. */
export interface ListSource<Found extends Answered> {
  /** The page's path; the query comes behind it. */
  path: string;
  /** Answers for a query; `undefined` or a rejection when there is no answer to be had. */
  ask: (search: string, options: AskOptions<Found>) => Promise<Found | undefined>;
  /** Whether a query needs asking at all. */
  isAsked: (search: string) => boolean;
  memory: EntryMemory<Found>;
}

export interface AskedList<Found> {
  /** The query the shopper wants, before the address and the list have followed. */
  search: string;
  /** The latest answer, of this query or still of the one before. */
  found: Found | undefined;
  state: 'still' | 'finding' | 'growing' | 'failed';
  /** Asks for something else: a new history entry of the same page. */
  change: (search: string) => void;
  /** Adds what comes behind; `onArrival` is called right before the list changes. */
  more: (onArrival: () => void) => void;
  retry: () => void;
}

interface Wanted<Found> {
  /** The history entry and query this was last in step with. */
  at: string;
  search: string;
  found: Found | undefined;
  /** Queries on their way into the address. */
  sent: readonly string[];
}

/** The address has moved. When it brings an earlier wish of the shopper's, a later one is on its way and stays wanted. */
function follow<Found extends Answered>(
  wanted: Wanted<Found>,
  location: PageLocation,
  memory: EntryMemory<Found>,
): Wanted<Found> {
  const isOvertaken = location.search !== wanted.search && wanted.sent.includes(location.search);
  const search = isOvertaken ? wanted.search : location.search;
  const known = memory.read(location.key);
  return {
    at: placeOf(location),
    search,
    found: known?.search === search ? known : wanted.found,
    sent: isOvertaken ? wanted.sent : [],
  };
}

/** Something asked, before or after the list has followed. */
interface Question<Found> {
  search: string;
  overtaken: AbortController;
  /** `undefined` when there is no answer to be had. */
  answered: Promise<Found | undefined>;
}

function question<Found extends Answered>(ask: ListSource<Found>['ask'], search: string): Question<Found> {
  const overtaken = new AbortController();
  return { search, overtaken, answered: ask(search, { signal: overtaken.signal }).catch(() => undefined) };
}

/**
 * A list that follows the query of its page's address and is asked for by the browser. Wishes take effect at once; the
 * address follows, one history entry each, and so does the list as soon as there is an answer. Back finds what was found.
 */
export function useAskedList<Found extends Answered>(
  location: PageLocation,
  { path, ask, isAsked, memory }: ListSource<Found>,
): AskedList<Found> {
  const { navigate } = usePageRuntime();
  const [kept, setWanted] = useState<Wanted<Found>>(() =>
    follow({ at: '', search: location.search, found: undefined, sent: [] }, location, memory),
  );
  const wanted = kept.at === placeOf(location) ? kept : follow(kept, location, memory);
  if (wanted !== kept) setWanted(wanted);
  const { search, found } = wanted;
  const [state, setState] = useState<AskedList<Found>['state']>('still');
  const [attempt, setAttempt] = useState(0);
  const hasty = useRef<Question<Found>>(undefined);
  const isNeeded = isAsked(search) && found?.search !== search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    if (!isNeeded) return setState('still');
    const { overtaken, answered } = hasty.current?.search === search ? hasty.current : question(ask, search);
    hasty.current = undefined;
    setState('finding');
    answered.then((answer) => {
      if (overtaken.signal.aborted) return;
      if (answer) setWanted((now) => (now.search === answer.search ? { ...now, found: answer } : now));
      else setState('failed');
    });
    return () => overtaken.abort();
  }, [ask, search, isNeeded, attempt]);

  useEffect(() => {
    if (found && found.search === location.search) memory.keep(location.key, found);
  }, [found, location, memory]);

  function change(next: string): void {
    if (next === search) return;
    // On its way while the page still shows the press.
    hasty.current?.overtaken.abort();
    hasty.current = isAsked(next) && found?.search !== next ? question(ask, next) : undefined;
    setWanted((now) => ({ ...now, search: next, sent: [...now.sent, next] }));
    navigate(path + next, { keepPlace: true });
  }

  async function more(onArrival: () => void): Promise<void> {
    if (!found || state !== 'still') return;
    setState('growing');
    const answer = await ask(search, { behind: found }).catch(() => undefined);
    setState((now) => (now === 'growing' ? 'still' : now));
    if (!answer) return;
    onArrival();
    setWanted((now) => (now.found === found ? { ...now, found: answer } : now));
  }

  return {
    search,
    found,
    state,
    change,
    more: (onArrival) => void more(onArrival),
    retry: () => setAttempt((count) => count + 1),
  };
}
