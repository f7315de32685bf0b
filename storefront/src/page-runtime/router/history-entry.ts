import type { PageLocation } from '../page.ts';

/** The part of a history entry's state that is ours. */
interface EntryState {
  key?: unknown;
}

/** The entries of this tab's history, each with a key that no other has: scroll positions are kept by it. */
export interface HistoryEntries {
  /** The key of the entry the browser is on, or `undefined` when the runtime did not make that entry. */
  currentKey(): string | undefined;
  /** Gives the present entry a key if it has none, and answers it. */
  ensureKey(): string;
  /** The time in milliseconds, moved on when two entries fall on one. */
  newKey(): string;
  /** Adds an entry, or replaces the present one; false where the browser will not have it, as after hundreds in a row. */
  enter(to: URL, key: string, options: { replace?: boolean; state?: object }): boolean;
}

export function createHistoryEntries(history: History, now: () => number): HistoryEntries {
  let last = 0;

  function newKey(): string {
    last = Math.max(last + 1, now());
    return String(last);
  }

  function currentKey(): string | undefined {
    const state: EntryState | null = history.state;
    return typeof state?.key === 'string' ? state.key : undefined;
  }

  return {
    currentKey,
    newKey,

    ensureKey() {
      const known = currentKey();
      if (known) return known;
      const key = newKey();
      const state: object | null = history.state;
      history.replaceState({ ...state, key }, '');
      return key;
    },

    enter(to, key, { replace = false, state }) {
      try {
        history[replace ? 'replaceState' : 'pushState']({ ...state, key }, '', to);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The browser's present address as a `PageLocation`. */
export function locationOf(url: URL | Location, key: string, action?: PageLocation['action']): PageLocation {
  const { pathname, search, hash } = url;
  return action ? { pathname, search, hash, key, action } : { pathname, search, hash, key };
}

/** Tells a history entry and its query from every other; its path may grow (page 2 of a list) and it stays the same. */
export const placeOf = ({ key, search }: PageLocation): string => key + search;
