import { MAX_ENTRIES, type WishlistEntry } from '../wishlist-entry.ts';

export interface ThreeLists {
  /** What browser and account agreed on last; empty before the first time. */
  base: readonly WishlistEntry[];
  /** What the browser holds now. */
  own: readonly WishlistEntry[];
  /** What the account holds now. */
  stored: readonly WishlistEntry[];
}

const byHandle = (entries: readonly WishlistEntry[]): ReadonlyMap<string, WishlistEntry> =>
  new Map(entries.map((entry) => [entry.handle, entry]));

const sameEntry = (one: WishlistEntry, other: WishlistEntry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two lists hold the same entries in the same order. */
export const sameLists = (one: readonly WishlistEntry[], other: readonly WishlistEntry[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * One list of two (WSH-006, WSH-007): the account's, with what was put on here in front of it, without what was taken off
 * here since both were last the same. What another device took off is gone here as well; one entry per product.
 */
export function mergedLists({ base, own, stored }: ThreeLists): WishlistEntry[] {
  const agreed = byHandle(base);
  const here = byHandle(own);
  const there = byHandle(stored);
  const added = [...here.values()].filter(({ handle }) => !agreed.has(handle) && !there.has(handle));
  const left = [...there.values()].filter(({ handle }) => here.has(handle) || !agreed.has(handle));
  const chosen = left.map((entry) => {
    const mine = here.get(entry.handle);
    const before = agreed.get(entry.handle);
    return mine && before && !sameEntry(mine, before) ? mine : entry;
  });
  // Where there is no room for all, what the account holds already stays.
  return [...added.slice(0, Math.max(0, MAX_ENTRIES - chosen.length)), ...chosen];
}

/** Whether something that was put on here found no room in the list both became. */
export function isCut({ base, own }: Omit<ThreeLists, 'stored'>, merged: readonly WishlistEntry[]): boolean {
  const [agreed, kept] = [byHandle(base), byHandle(merged)];
  return own.some(({ handle }) => !agreed.has(handle) && !kept.has(handle));
}
