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
