import { LIST_IDS, type ListId } from '@bluebird-bay/content/lists.ts';

/** The list a page of text names. Throws on one there is not: the page would take addresses for nothing. */
export function listOf(name: string): ListId {
  const list = LIST_IDS.find((id) => id === name);
  if (!list) throw new Error(`There is no list called ${name}.`);
  return list;
}
