import { describe, expect, it } from 'vitest';
import type { WishlistEntry } from '../wishlist-entry.ts';
import { isCut, mergedLists } from './merged-lists.ts';

const entry = (handle: string, id = handle, chosen?: string): WishlistEntry => ({
  handle,
  variants: [{ id }],
  ...(chosen && { chosen }),
});
const list = (...names: string[]): WishlistEntry[] => names.map((name) => entry(name));
const merged = (base: WishlistEntry[], own: WishlistEntry[], stored: WishlistEntry[]): string[] =>
  mergedLists({ base, own, stored }).map(({ handle }) => handle);

describe('one list of two', () => {
  it('is both at the first sign-in, what is new to the account in front', () => {
    expect(merged([], list('a', 'b'), list('c', 'd'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('holds a product once, as the account knows it', () => {
    const both = mergedLists({ base: [], own: [entry('a', 'small')], stored: [entry('a', 'large')] });
    expect(both).toEqual([entry('a', 'large')]);
  });

  it('is the account’s own list, untouched, where nothing is new', () => {
    const stored = list('b', 'a');
    expect(mergedLists({ base: [], own: list('a', 'b'), stored })).toEqual(stored);
  });

  it('leaves out what was taken off here, and what was taken off elsewhere', () => {
    expect(merged(list('a', 'b', 'c'), list('b', 'c'), list('a', 'b', 'c'))).toEqual(['b', 'c']);
    expect(merged(list('a', 'b', 'c'), list('a', 'b', 'c'), list('a', 'c'))).toEqual(['a', 'c']);
  });

  it('keeps what two devices put on at the same time', () => {
    expect(merged(list('a'), list('mine', 'a'), list('theirs', 'a'))).toEqual(['mine', 'theirs', 'a']);
  });

  it('keeps what was put on again elsewhere after it was agreed to be gone', () => {
    expect(merged(list('a'), list('a'), list('b', 'a'))).toEqual(['b', 'a']);
  });

  it('is cut where it is too long, and never of what the account held before (WSH-006)', () => {
    const many = (name: string, count: number) => list(...Array.from({ length: count }, (_, at) => `${name}-${at}`));
    const stored = many('stored', 249);
    const own = many('own', 3);
    expect(mergedLists({ base: [], own, stored })).toEqual([entry('own-0'), ...stored]);
    expect(mergedLists({ base: [], own, stored: many('stored', 250) })).toEqual(many('stored', 250));
    expect(isCut({ base: [], own }, mergedLists({ base: [], own, stored }))).toBe(true);
    expect(isCut({ base: [], own }, mergedLists({ base: [], own, stored: [] }))).toBe(false);
    expect(isCut({ base: own, own }, mergedLists({ base: own, own, stored: [] }))).toBe(false);
  });

  it('takes the size picked last here', () => {
    const [base, own] = [list('a'), [entry('a', 'a', 'M')]];
    expect(mergedLists({ base, own, stored: base })).toEqual(own);
    expect(mergedLists({ base, own: base, stored: own })).toEqual(own);
  });
});
