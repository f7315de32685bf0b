/**
 * Browser storage that never throws. Private windows, blocked cookies and full quotas all end in the same place: the
 * value is kept in memory for as long as the page lives, and the shop goes on.
 */
export interface GuardedStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab changes one of `keys`; returns the way to stop. */
  watch(keys: readonly string[], listener: (key: string) => void): () => void;
}

/** What the guard needs of `localStorage` or `sessionStorage`. */
type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * `area` is a function because merely naming `window.localStorage` throws where storage is blocked. Where pages are rendered
 * there is none; to be told so by an exception would cost more than all that asks.
 */
export function guardedStorage(area: () => StorageArea | undefined): GuardedStorage {
  const memory = new Map<string, string>();

  return {
    read(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return area()?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },

    write(key, value) {
      try {
        area()?.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },

    remove(key) {
      memory.delete(key);
      try {
        area()?.removeItem(key);
      } catch {
        // Blocked storage held nothing of ours.
      }
    },

    watch(keys, listener) {
      const changed = (event: StorageEvent): void => {
        // A null key means that the whole area was cleared.
        for (const key of keys) if (event.key === key || event.key === null) listener(key);
      };
      window.addEventListener('storage', changed);
      return () => window.removeEventListener('storage', changed);
    },
  };
}

/** Values that outlive the visit: cart id, country, visitor choices. */
export const localValues = guardedStorage(() => globalThis.window?.localStorage);

/** Values of this tab alone: session id, reload flags. */
export const tabValues = guardedStorage(() => globalThis.window?.sessionStorage);
