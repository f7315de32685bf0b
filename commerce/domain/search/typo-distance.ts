import { isOfTheShop } from './alike-words.ts';

const at = (row: readonly number[], column: number): number => row[column] ?? 0;

/** Whether the letters up to here are two neighbours that changed places. */
const areSwapped = (a: string, row: number, b: string, column: number): boolean =>
  row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];

/**
 * How many slips of the fingers lie between two words: a letter left out, added, replaced, or two neighbours swapped
 * (optimal string alignment; Damerau 1964, Wagner and Lowrance 1975).
 */
export function typoDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_none, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const leftOut = at(last, column) + 1;
      const added = at(current, column - 1) + 1;
      const replaced = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped = areSwapped(a, row, b, column) ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(leftOut, added, replaced, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

/**
 * How many slips are forgiven: none in a very short word, where every word is near, and none in a number or in what is
 * asked of the shop, which mean no other word; two in a long one, and in one of six letters that begins as it should.
 */
function forgiven(typed: string, word: string): number {
  if (typed.length < 4 || /\d/.test(typed) || isOfTheShop(typed)) return 0;
  if (typed.length < 6) return 1;
  return typed.length >= 8 || typed[0] === word[0] ? 2 : 1;
}

/**
 * How well a word answers what was typed, from 1 (the same) down to 0 (not at all). With `prefix` what was typed may be the
 * beginning of the word, slips included: someone is still typing.
 */
export function wordMatch(typed: string, word: string, prefix: boolean): number {
  if (typed === word) return 1;
  if (prefix && word.startsWith(typed)) return 0.8;
  const slips = forgiven(typed, word);
  // A word that is longer or shorter by more than that cannot be meant.
  if (!prefix && Math.abs(typed.length - word.length) > slips) return 0;
  if (slips === 0) return 0;
  const distance = typoDistance(typed, word);
  if (distance <= slips) return 0.6 / distance;
  if (!prefix || word.length <= typed.length) return 0;
  const begun = typoDistance(typed, word.slice(0, typed.length));
  return begun <= slips ? 0.4 / begun : 0;
}
