/** Where a word stands on a product. */
export type SearchField = 'title' | 'print' | 'kind' | 'tag';

/** What a word is worth there: title before print before kind before tags. */
const WEIGHTS: Readonly<Record<SearchField, number>> = { title: 8, print: 6, kind: 4, tag: 2 };

/** A product has a word, which answers one of the typed words with this match (0 to 1]. */
export interface WordHit {
  productId: number;
  /** Place of the typed word in the query. */
  place: number;
  field: SearchField;
  match: number;
}

/**
 * The products found, best first: those that answer all typed words, or, where none does, those that answer the most. A
 * product is worth the sum of its best answer to each typed word; equals follow by their standing, the lower one first, and
 * by id.
 */
export function rankProducts(hits: readonly WordHit[], standing: (productId: number) => number = () => 0): number[] {
  const best = new Map<number, Map<number, number>>();
  for (const { productId, place, field, match } of hits) {
    const places = best.get(productId) ?? new Map<number, number>();
    best.set(productId, places.set(place, Math.max(places.get(place) ?? 0, match * WEIGHTS[field])));
  }
  const most = Math.max(0, ...[...best.values()].map((places) => places.size));
  return [...best]
    .filter(([, places]) => places.size === most)
    .map(([id, places]) => ({
      id,
      worth: [...places.values()].reduce((sum, worth) => sum + worth, 0),
      standing: standing(id),
    }))
    .sort((a, b) => b.worth - a.worth || a.standing - b.standing || a.id - b.id)
    .map(({ id }) => id);
}
