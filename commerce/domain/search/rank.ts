import { wordMatch } from './typo-distance.ts';

/** What of a text is searched, the telling parts first. */
interface SearchedText {
  title: string;
  /** Tags, author. */
  marks: readonly string[];
  /** Plain text. */
  body: string;
}

/** Words of a query that are read: what a person types. */
const MAX_WORDS = 8;

/** Letters and digits of a text, without the s of many. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=..[^s])s$/, ''));

const WORTH = { title: 3, marks: 2, body: 1 } as const;

/** How well a typed word is answered by the words of a text. In a body, which is long, slips of the fingers find too much. */
function worthOf(
  typed: string,
  isPrefix: boolean,
  words: Readonly<Record<keyof typeof WORTH, readonly string[]>>,
): number {
  const near = (part: 'title' | 'marks'): number =>
    WORTH[part] * Math.max(0, ...words[part].map((word) => wordMatch(typed, word, isPrefix)));
  const isThere = words.body.some((word) => (isPrefix ? word.startsWith(typed) : word === typed));
  return Math.max(near('title'), near('marks'), isThere ? WORTH.body : 0);
}

/**
 * Texts that answer every word of a query, the best first and equal ones in their order. With `prefix` the last word may be the
 * beginning of one. A query without words finds nothing.
 */
export function rankTexts<Item>(
  items: readonly Item[],
  { query, prefix }: { query: string; prefix: boolean },
  textOf: (item: Item) => SearchedText,
): Item[] {
  const typed = wordsOf(query).slice(0, MAX_WORDS);
  if (typed.length === 0) return [];
  return items
    .map((item) => {
      const { title, marks, body } = textOf(item);
      const words = { title: wordsOf(title), marks: marks.flatMap(wordsOf), body: wordsOf(body) };
      const worths = typed.map((word, index) => worthOf(word, prefix && index === typed.length - 1, words));
      return { item, worth: worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);
}

/** Where a word stands on a product. */
export type SearchField = 'title' | 'print' | 'kind' | 'tag';

/** What a word is worth there: title before print before kind before tags. */
const WEIGHTS: Readonly<Record<SearchField, number>> = { title: 8, print: 6, kind: 4, tag: 2 };

/** Products have a word in a field, which answers one of the typed words with this match (0 to 1]. */
export interface WordHit {
  productIds: readonly number[];
  /** Place of the typed word in the query. */
  place: number;
  field: SearchField;
  match: number;
}

interface Scored {
  id: number;
  /** By place, the best answer to that typed word; 0 for none. */
  best: number[];
}

function scoresOf(hits: readonly WordHit[]): Scored[] {
  const scored = new Map<number, Scored>();
  const columns = new Map([...new Set(hits.map(({ place }) => place))].map((place, column) => [place, column]));
  for (const { productIds, place, field, match } of hits) {
    const column = columns.get(place) ?? 0;
    const worth = match * WEIGHTS[field];
    for (const id of productIds) {
      const known = scored.get(id);
      const best = known?.best ?? Array.from(columns, () => 0);
      if (!known) scored.set(id, { id, best });
      if ((best[column] ?? 0) < worth) best[column] = worth;
    }
  }
  return [...scored.values()];
}

/**
 * The products found, best first: those that answer all typed words, or, where none does, those that answer the most. A
 * product is worth the sum of its best answer to each typed word; equals follow by their standing, the lower one first, and
 * by id.
 */
export function rankProducts(hits: readonly WordHit[], standing: (productId: number) => number = () => 0): number[] {
  const all = scoresOf(hits).map(({ id, best }) => ({
    id,
    answered: best.reduce((count, worth) => count + (worth > 0 ? 1 : 0), 0),
    worth: best.reduce((sum, worth) => sum + worth, 0),
    standing: standing(id),
  }));
  const most = all.reduce((count, { answered }) => Math.max(count, answered), 0);
  return all
    .filter(({ answered }) => answered === most)
    .sort((a, b) => b.worth - a.worth || a.standing - b.standing || a.id - b.id)
    .map(({ id }) => id);
}
