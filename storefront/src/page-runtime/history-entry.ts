import type { PageLocation } from './page.ts';

/** The part of a history entry's state that is ours. */
interface EntryState {
  key?: unknown;
}

let lastKey = 0;

/** A key no other entry of this tab has: the time in milliseconds, moved on when two entries fall on one. */
export function newEntryKey(now: number): string {
  lastKey = Math.max(lastKey + 1, now);
  return String(lastKey);
}

/** The key of the entry the browser is on, or `undefined` when the runtime did not make that entry. */
export function currentEntryKey(history: History): string | undefined {
  const state: EntryState | null = history.state;
  return typeof state?.key === 'string' ? state.key : undefined;
}

/** Gives the present entry a key if it has none, and answers it. */
export function ensureEntryKey(history: History, now: number): string {
  const known = currentEntryKey(history);
  if (known) return known;
  const key = newEntryKey(now);
  const state: object | null = history.state;
  history.replaceState({ ...state, key }, '');
  return key;
}

/** The browser's present address as a `PageLocation`. */
export function locationOf(url: URL | Location, key: string, action?: PageLocation['action']): PageLocation {
  const { pathname, search, hash } = url;
  return action ? { pathname, search, hash, key, action } : { pathname, search, hash, key };
}

/** Tells a history entry and its query from every other; its path may grow (page 2 of a list) and it stays the same. */
export const placeOf = ({ key, search }: PageLocation): string => key + search;
