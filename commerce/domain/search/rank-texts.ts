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
