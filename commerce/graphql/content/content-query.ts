import { badInput } from '../bad-input.ts';

/** What of a page, blog or article a query can ask for. */
export interface Searchable {
  title: string;
  tags?: readonly string[];
}

/**
 * Keeps what a query asks for: words of the title, `title:` and, where there are tags, `tag:`. Other fields are refused with
 * their name, not passed over.
 */
export function matchingQuery<Item extends Searchable>(
  items: readonly Item[],
  query: string | null | undefined,
): Item[] {
  const terms = [...(query ?? '').matchAll(/(?:(\w+):)?(?:"([^"]*)"|'([^']*)'|(\S+))/g)];
  return terms.reduce<Item[]>(
    (left, [, field, double, single, word]) => {
      const value = (double ?? single ?? word ?? '').replace(/\*$/, '').toLowerCase();
      if (field === 'tag') return left.filter(({ tags = [] }) => tags.some((tag) => tag.toLowerCase() === value));
      if (field !== undefined && field !== 'title')
        throw badInput(`The search field ${field} is not supported by this provider.`);
      return left.filter(({ title }) => title.toLowerCase().includes(value));
    },
    [...items],
  );
}

/** Items by a key; equal ones keep their order. */
export const sortedBy = <Item>(items: readonly Item[], key: (item: Item) => string | number): Item[] =>
  items.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
