import { identityOf, MAX_ENTRIES, type WishlistEntry } from '../wishlist-entry.ts';

/** An entry that left the list, and its place: counted from the end, because new entries come in front. */
export interface TakenOff {
  entry: WishlistEntry;
  /** How many entries stood behind it. */
  behind: number;
}

/** What `withoutEntry` takes off the list. */
export const takenOff = (entries: readonly WishlistEntry[], entry: WishlistEntry): TakenOff[] =>
  entries.flatMap((one, index) =>
    identityOf(one) === identityOf(entry) ? [{ entry: one, behind: entries.length - 1 - index }] : [],
  );

/** The list as it is now with what was taken off in its place again; what is back already, or finds no room, stays as it is. */
export function withReturned(entries: readonly WishlistEntry[], taken: readonly TakenOff[]): WishlistEntry[] {
  const list = [...entries];
  // The last to leave is the first to come back: then each finds behind it what it left there.
  for (const { entry, behind } of taken.toReversed()) {
    const isBack = list.some((one) => identityOf(one) === identityOf(entry));
    if (!isBack && list.length < MAX_ENTRIES) list.splice(Math.max(0, list.length - behind), 0, entry);
  }
  return list;
}

/** Whether everything that was taken off is on this list. */
export const holdsAll = (entries: readonly WishlistEntry[], taken: readonly TakenOff[]): boolean =>
  taken.every(({ entry }) => entries.some((one) => identityOf(one) === identityOf(entry)));
