import { useEffect, useRef, useState } from 'react';
import type { PageLocation } from '../../../page-runtime/page.ts';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { placeOf } from '../../../page-runtime/router/history-entry.ts';
import type { EntryMemory } from './entry-memory.ts';

/** An answer says which query it is for. */
interface Answered {
  search: string;
}

export interface ListRequestOptions<Found> {
  /** Goes on behind these products; the answer holds them too. */
  behind?: Found | undefined;
  signal?: AbortSignal;
}

/** What a list is asked of, and where it stands. */
export interface ListSource<Found extends Answered> {
  /** The page's path; the query comes behind it. */
  path: string;
  /** Answers for a query; `undefined` or a rejection when there is no answer to be had. */
  request: (search: string, options: ListRequestOptions<Found>) => Promise<Found | undefined>;
  /** Whether a query needs asking at all. */
  needsRequest: (search: string) => boolean;
  memory: EntryMemory<Found>;
  /** What the page came with, if it came with an answer. */
  served?: Found | undefined;
  /** Whether an answer says what would be answered now; asked in the browser alone. */
  isCurrent?: (found: Found) => boolean;
}

const always = (): boolean => true;

export interface ListQuery<Found> {
  /** The query the shopper wants, before the address and the list have followed. */
  search: string;
  /** The latest answer, of this query or still of the one before. */
  found: Found | undefined;
  /** `stuck`: what comes behind did not come; `more` asks for it again. */
  state: 'still' | 'finding' | 'growing' | 'stuck' | 'failed';
  /** A finger is on what would ask for this: it is asked for while the press lasts. Nothing comes of it without `change`. */
  expect: (search: string) => void;
  /** Asks for something else: a new history entry of the same page. */
  change: (search: string) => void;
  /** Adds what comes behind; `onArrival` is called right before the list changes. */
  more: (onArrival: () => void) => void;
  retry: () => void;
}

interface ListState<Found> {
  /** The history entry and query this was last in step with. */
  at: string;
  search: string;
  found: Found | undefined;
  /** Queries on their way into the address, and those it had before: an entry may be told anew without having moved. */
  sent: readonly string[];
}

/** The address has moved. When it brings an earlier query of the shopper's, a later one is on its way and stays. */
function follow<Found extends Answered>(
  list: ListState<Found>,
  location: PageLocation,
  memory: EntryMemory<Found>,
): ListState<Found> {
  const isOvertaken = location.search !== list.search && list.sent.includes(location.search);
  const search = isOvertaken ? list.search : location.search;
  const known = memory.read(location.key);
  return {
    at: placeOf(location),
    search,
    found: known?.search === search ? known : list.found,
    sent: isOvertaken ? list.sent : [],
  };
}

/** Something asked, before or after the list has followed. */
interface PendingRequest<Found> {
  search: string;
  overtaken: AbortController;
  /** `undefined` when there is no answer to be had. */
  answered: Promise<Found | undefined>;
}

function startRequest<Found extends Answered>(
  request: ListSource<Found>['request'],
  search: string,
): PendingRequest<Found> {
  const overtaken = new AbortController();
  return { search, overtaken, answered: request(search, { signal: overtaken.signal }).catch(() => undefined) };
}

/**
 * A list that follows the query of its page's address and is asked for by the browser. Changes take effect at once; the
 * address follows, one history entry each, and so does the list as soon as there is an answer. Back finds what was found.
 */
export function useListQuery<Found extends Answered>(
  location: PageLocation,
  { path, request, needsRequest, memory, served, isCurrent = always }: ListSource<Found>,
): ListQuery<Found> {
  const { navigate } = usePageRuntime();
  const [lastList, setList] = useState<ListState<Found>>(() =>
    follow({ at: '', search: location.search, found: served, sent: [] }, location, memory),
  );
  const list = lastList.at === placeOf(location) ? lastList : follow(lastList, location, memory);
  if (list !== lastList) setList(list);
  const { search, found } = list;
  const [state, setState] = useState<ListQuery<Found>['state']>('still');
  const [attempt, setAttempt] = useState(0);
  const growth = useRef<object>(undefined);
  const hasty = useRef<PendingRequest<Found>>(undefined);
  const isNeeded = needsRequest(search) && found?.search !== search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    // What comes behind the list before this one says nothing of it.
    growth.current = undefined;
    if (!isNeeded && (!found || isCurrent(found))) return setState('still');
    const { overtaken, answered } = hasty.current?.search === search ? hasty.current : startRequest(request, search);
    hasty.current = undefined;
    setState('finding');
    answered.then((answer) => {
      if (overtaken.signal.aborted) return;
      if (answer) setList((now) => (now.search === answer.search ? { ...now, found: answer } : now));
      setState(answer ? 'still' : 'failed');
    });
    return () => overtaken.abort();
  }, [request, search, isNeeded, attempt, isCurrent]);

  // What is asked for anew is not to come back: React may draw an entry it has left once more, when the answer is here already.
  useEffect(() => {
    if (found && found.search === location.search && isCurrent(found)) memory.write(location.key, found);
  }, [found, location, memory, isCurrent]);

  function expect(next: string): void {
    if (hasty.current?.search === next) return;
    hasty.current?.overtaken.abort();
    hasty.current = needsRequest(next) && found?.search !== next ? startRequest(request, next) : undefined;
  }

  function change(next: string): void {
    if (next === search) return;
    // On its way while the page still shows the press.
    expect(next);
    setList((now) => ({ ...now, search: next, sent: [...now.sent, location.search, next] }));
    navigate(path + next, { keepPlace: true });
  }

  async function more(onArrival: () => void): Promise<void> {
    if (!found || (state !== 'still' && state !== 'stuck')) return;
    const own = {};
    growth.current = own;
    setState('growing');
    const answer = await request(search, { behind: found }).catch(() => undefined);
    if (growth.current !== own) return;
    setState(answer ? 'still' : 'stuck');
    if (!answer) return;
    onArrival();
    setList((now) => (now.found === found ? { ...now, found: answer } : now));
  }

  return {
    search,
    found,
    state,
    expect,
    change,
    more: (onArrival) => void more(onArrival),
    retry: () => setAttempt((count) => count + 1),
  };
}
