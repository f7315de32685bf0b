import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { localValues } from '../storage/guarded-storage.ts';
import { entriesOf, MAX_ENTRIES, type WishlistEntry, withEntry, withoutEntry } from './wishlist-entry.ts';

/** Storage key of a visitor's wishlist; its value is JSON, an object with a list under the same name. */
export const WISHLIST_KEY = 'visitorWishlist';

/** Storage key of the list that browser and account agreed on last, and whose account it was; see `agreed-list.ts`. */
export const AGREED_KEY = 'wishlistAgreed';

interface WishlistState {
  /** Newest first. Empty on the server and until `startWishlist` has looked. */
  entries: readonly WishlistEntry[];
  /** Whether the stored list has been looked at. */
  read: boolean;
  /** What has just happened, for screen readers. */
  said: string;
}

const store = createStore<WishlistState>(() => ({ entries: [], read: false, said: '' }));

/** The stored list, as it is now: another tab may have changed it since it was last shown. */
export function readWishlist(): readonly WishlistEntry[] {
  try {
    const value: unknown = JSON.parse(localValues.read(WISHLIST_KEY) ?? 'null');
    return typeof value === 'object' && value !== null && WISHLIST_KEY in value ? entriesOf(value[WISHLIST_KEY]) : [];
  } catch {
    return [];
  }
}

/** Puts a whole list in the stored one's place: a merge with the list of an account, an undo. */
export function replaceWishlist(entries: readonly WishlistEntry[], said = ''): void {
  localValues.write(WISHLIST_KEY, JSON.stringify({ [WISHLIST_KEY]: entries }));
  store.setState({ entries, said, read: true });
}

/** Calls back with the list whenever it changes, here or in another tab; returns the way to stop. */
export function subscribeWishlist(listener: (entries: readonly WishlistEntry[]) => void): () => void {
  return store.subscribe(({ entries }, before) => {
    if (entries !== before.entries) listener(entries);
  });
}

/** Reads the wishlist in a component; it renders again only when what `select` returns changes. */
export function useWishlist<T>(select: (state: WishlistState) => T): T {
  return useStore(store, select);
}

/** Looks the stored list up, and again when another tab or a page restored by the back button may know better. */
export function startWishlist(): () => void {
  const look = (): void => store.setState({ entries: readWishlist(), read: true });
  const restored = (event: PageTransitionEvent): void => {
    if (event.persisted) look();
  };
  look();
  window.addEventListener('pageshow', restored);
  const stopWatching = localValues.watch([WISHLIST_KEY], look);
  return () => {
    window.removeEventListener('pageshow', restored);
    stopWatching();
  };
}

/** Puts a product on the list, or takes its product off. False when the list is full. */
export function toggleWishlist(entry: WishlistEntry): boolean {
  const entries = readWishlist();
  const listed = entries.filter(({ handle }) => handle === entry.handle);
  if (listed.length === 0 && entries.length >= MAX_ENTRIES) return false;
  const next = listed.length > 0 ? listed.reduce(withoutEntry, entries) : withEntry(entries, entry);
  replaceWishlist(
    next,
    `${listed.length > 0 ? 'Taken off' : 'Saved'}. Your wishlist holds ${next.length === 0 ? 'nothing' : itemCountLabel(next.length)}.`,
  );
  return true;
}
