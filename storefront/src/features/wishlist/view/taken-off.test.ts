import { expect, it } from 'vitest';
import { MAX_ENTRIES, type WishlistEntry, withoutEntry } from '../wishlist-entry.ts';
import { holdsAll, type TakenOff, takenOff, withReturned } from './taken-off.ts';

const entry = (name: string): WishlistEntry => ({ handle: name, variants: [{ id: name }] });
const list = (...names: string[]): WishlistEntry[] => names.map(entry);

/** Takes these off one after the other. */
function without(entries: readonly WishlistEntry[], ...names: string[]) {
  let left = entries;
  const taken: TakenOff[] = [];
  for (const name of names) {
    taken.push(...takenOff(left, entry(name)));
    left = withoutEntry(left, entry(name));
  }
  return { left, taken };
}

it.each([[['a']], [['c']], [['b', 'a']], [['a', 'b']], [['a', 'b', 'c']], [['c', 'a']]])(
  'puts %j back where they stood',
  (names) => {
    const { left, taken } = without(list('a', 'b', 'c'), ...names);
    expect(withReturned(left, taken)).toEqual(list('a', 'b', 'c'));
  },
);

it('keeps what was put on meanwhile, and does not bring back what was taken off elsewhere', () => {
  const { taken } = without(list('a', 'b', 'c'), 'b');
  expect(withReturned(list('new', 'a', 'c'), taken)).toEqual(list('new', 'a', 'b', 'c'));
  expect(withReturned(list('c'), taken)).toEqual(list('b', 'c'));
  expect(withReturned([], taken)).toEqual(list('b'));
});

it('holds once what is back already, and no more than a list holds', () => {
  const { taken } = without(list('a', 'b', 'c'), 'b');
  expect(withReturned(list('b', 'a', 'c'), taken)).toEqual(list('b', 'a', 'c'));
  const full = list(...Array.from({ length: MAX_ENTRIES }, (_, index) => `piece-${index}`));
  expect(withReturned(full, taken)).toEqual(full);
  expect(holdsAll(full, taken)).toBe(false);
  expect(holdsAll(list('b', 'a', 'c'), taken)).toBe(true);
});
