import { countWhile } from './count-while.ts';

/** The words of the search index, and those like a given one. */
export interface Vocabulary {
  /** Ascending by their letters. */
  words: readonly string[];
  /** Each as it is written most often. */
  shown: readonly string[];
  /** Places of the words that begin so, and of those like it, ascending. */
  nearTo(typed: string): number[];
  placeOf(word: string): number | undefined;
}

/** As `pg_trgm` has it; low, because what is close enough is decided by `wordMatch`. */
const LEAST_SIMILAR = 0.18;

const SIGNS = ' abcdefghijklmnopqrstuvwxyz0123456789';
const signOf = new Map([...SIGNS].map((sign, number) => [sign, number]));

/** Each run of three signs of a word once, with two blanks before it and one behind, as a number. */
function trigramsOf(word: string): number[] {
  const signs = [0, 0, ...Array.from(word, (sign) => signOf.get(sign) ?? 0), 0];
  const found = new Set<number>();
  for (let at = 2; at < signs.length; at += 1)
    found.add(((signs[at - 2] ?? 0) * SIGNS.length + (signs[at - 1] ?? 0)) * SIGNS.length + (signs[at] ?? 0));
  return [...found];
}

/** Which words have a trigram: those of trigram `t` from `first[t]` up to `first[t + 1]`. */
interface TrigramIndex {
  first: Uint32Array;
  places: Uint32Array;
  /** By word, how many it has. */
  counts: Uint8Array;
}

function trigramIndex(words: readonly string[]): TrigramIndex {
  const first = new Uint32Array(SIGNS.length ** 3 + 1);
  const counts = new Uint8Array(words.length);
  const trigrams = words.map(trigramsOf);
  for (const [place, own] of trigrams.entries()) {
    counts[place] = own.length;
    for (const trigram of own) first[trigram + 1] = (first[trigram + 1] ?? 0) + 1;
  }
  for (let at = 1; at < first.length; at += 1) first[at] = (first[at] ?? 0) + (first[at - 1] ?? 0);
  const places = new Uint32Array(first.at(-1) ?? 0);
  const next = first.slice();
  for (const [place, own] of trigrams.entries())
    for (const trigram of own) {
      const at = next[trigram] ?? 0;
      places[at] = place;
      next[trigram] = at + 1;
    }
  return { first, places, counts };
}

/** Places of the words that share enough trigrams with this one: `similarity()` of pg_trgm, computed as it computes it. */
function similarTo(typed: string, { first, places, counts }: TrigramIndex): number[] {
  const own = trigramsOf(typed);
  const shared = new Uint8Array(counts.length);
  const found: number[] = [];
  for (const trigram of own)
    for (const place of places.subarray(first[trigram], first[trigram + 1])) {
      const before = shared[place] ?? 0;
      if (before === 0) found.push(place);
      shared[place] = before + 1;
    }
  return found.filter((place) => {
    const common = shared[place] ?? 0;
    return Math.fround(common / (own.length + (counts[place] ?? 0) - common)) >= LEAST_SIMILAR;
  });
}

/** How many words stand before this one. */
const countBefore = (words: readonly string[], word: string): number =>
  countWhile(words.length, (place) => (words[place] ?? '') < word);

/** Makes it of words of letters a to z and digits, each with how it is shown. */
export function vocabularyOf(entries: ReadonlyArray<readonly [word: string, shown: string]>): Vocabulary {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const words = sorted.map(([word]) => word);
  const index = trigramIndex(words);
  return {
    words,
    shown: sorted.map(([, shown]) => shown),
    nearTo(typed) {
      const near = new Set(similarTo(typed, index));
      for (let place = countBefore(words, typed); words[place]?.startsWith(typed); place += 1) near.add(place);
      return [...near].sort((a, b) => a - b);
    },
    placeOf(word) {
      const place = countBefore(words, word);
      return words[place] === word ? place : undefined;
    },
  };
}
