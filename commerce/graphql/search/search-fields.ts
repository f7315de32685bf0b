import { readSearchQuery, type SearchExpression, type SearchTerm } from './search-syntax.ts';

/** Whether an item has what a term asks of one of its fields. */
export type SearchField<Item> = (term: SearchTerm) => (item: Item) => boolean;

/** The fields a list can be searched by; `words` is what bare words are looked for in. */
export interface SearchFields<Item> {
  words(item: Item): string;
  fields: Readonly<Record<string, SearchField<Item>>>;
}

type Test<Item> = { holds: (item: Item) => boolean };

/** A text that is the value, whatever its case; with `*` at its end, one that begins so. */
export const textField =
  <Item>(textOf: (item: Item) => string): SearchField<Item> =>
  ({ value }) => {
    const wanted = value.toLowerCase();
    if (wanted.endsWith('*')) return (item) => textOf(item).toLowerCase().startsWith(wanted.slice(0, -1));
    return (item) => textOf(item).toLowerCase() === wanted;
  };

/** A text that holds the value's words anywhere. */
export const wordsField =
  <Item>(textOf: (item: Item) => string): SearchField<Item> =>
  ({ value }) => {
    const wanted = value.replace(/\*$/, '').toLowerCase();
    return (item) => textOf(item).toLowerCase().includes(wanted);
  };

const DAY_MS = 86_400_000;

/** A moment as a query names it: `now`, or a date. Invalid for what is none. */
export const namedMoment = (text: string): Date => (text === 'now' ? new Date() : new Date(text));

/** A moment; without a sign the whole day that is named. What is no date is passed over. */
export const dateField =
  <Item>(dateOf: (item: Item) => Date): SearchField<Item> =>
  ({ comparison, value }) => {
    const wanted = namedMoment(value).getTime();
    if (Number.isNaN(wanted)) return () => true;
    return (item) => {
      const time = dateOf(item).getTime();
      switch (comparison) {
        case '<':
          return time < wanted;
        case '<=':
          return time <= wanted;
        case '>':
          return time > wanted;
        case '>=':
          return time >= wanted;
        case undefined:
          return time >= wanted && time < wanted + DAY_MS;
      }
    };
  };

/** One of several texts is the value. */
export const tagField =
  <Item>(tagsOf: (item: Item) => readonly string[]): SearchField<Item> =>
  ({ value }) => {
    const wanted = value.toLowerCase();
    return (item) => tagsOf(item).some((tag) => tag.toLowerCase() === wanted);
  };

/** What another field finds not. */
export const notField =
  <Item>(field: SearchField<Item>): SearchField<Item> =>
  (term) => {
    const holds = field(term);
    return (item) => !holds(item);
  };

function holds<Item>(expression: SearchExpression<Test<Item>>, item: Item): boolean {
  if ('holds' in expression) return expression.holds(item);
  if ('not' in expression) return !holds(expression.not, item);
  if ('all' in expression) return expression.all.every((each) => holds(each, item));
  return expression.any.some((each) => holds(each, item));
}

/**
 * Keeps of a list in memory what a query asks for, by the fields that are documented for it. A field that is not is passed over,
 * as the hosted provider does, and nulls nobody's answer.
 */
export function matchingQuery<Item>(
  items: readonly Item[],
  query: string | null | undefined,
  { words, fields }: SearchFields<Item>,
): Item[] {
  if (!query?.trim()) return [...items];
  const bareWord = wordsField(words);
  const expression = readSearchQuery<Test<Item>>(query, (term) => {
    const field = term.field === undefined ? bareWord : fields[term.field];
    return field && { holds: field(term) };
  });
  return items.filter((item) => holds(expression, item));
}
