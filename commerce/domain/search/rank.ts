import { firstFrom } from './listed-catalogue.ts';

/** Where a word stands on a product. */
export type SearchField = 'title' | 'print' | 'kind' | 'tag';

/** What a word is worth there: title before print before kind before tags. */
const WEIGHTS: Readonly<Record<SearchField, number>> = { title: 8, print: 6, kind: 4, tag: 2 };

/** Products have a word in a field, which answers one of the typed words with this match (0 to 1]. */
export interface WordHit {
  /** Ascending. */
  productIds: Float64Array;
  /** Place of the typed word in the query. */
  place: number;
  field: SearchField;
  match: number;
}

/** The catalogue that is searched. */
interface Ranked {
  /** Of all products, ascending. */
  ids: Float64Array;
  /** Of a product by its number: a small whole number, 0 for those that come first among equals. */
  standing: Uint8Array;
}

/** By product, its best answer to one of the typed words. */
function raise(best: Float64Array, ids: Float64Array, { productIds, field, match }: WordHit): void {
  const worth = match * WEIGHTS[field];
  let product = 0;
  for (const id of productIds) {
    product = firstFrom(ids, id, product);
    if (ids[product] === id && (best[product] ?? 0) < worth) best[product] = worth;
  }
}

/** By product, how many typed words it answers and what its answers are worth together. */
function summed(columns: readonly Float64Array[], size: number) {
  const answered = new Uint8Array(size);
  const worth = new Float64Array(size);
  let most = 0;
  for (const column of columns) {
    for (let product = 0; product < size; product += 1) {
      const own = column[product] ?? 0;
      if (own === 0) continue;
      worth[product] = (worth[product] ?? 0) + own;
      const count = (answered[product] ?? 0) + 1;
      answered[product] = count;
      if (count > most) most = count;
    }
  }
  return { answered, worth, most };
}

/**
 * The products found, by their numbers, best first: those that answer all typed words, or, where none does, those that answer
 * the most. A product is worth the sum of its best answer to each typed word; equals follow by their standing, the lower one
 * first, and by id.
 */
export function rankProducts(hits: readonly WordHit[], { ids, standing }: Ranked): Uint32Array {
  const columns = new Map<number, Float64Array>();
  for (const hit of hits) {
    const best = columns.get(hit.place) ?? new Float64Array(ids.length);
    columns.set(hit.place, best);
    raise(best, ids, hit);
  }
  const { answered, worth, most } = summed([...columns.values()], ids.length);
  // Worths are few however many products there are, so that nothing needs sorting but these.
  const groups = new Map<number, number[][]>();
  if (most > 0)
    for (let product = 0; product < ids.length; product += 1) {
      if (answered[product] !== most) continue;
      const group = groups.get(worth[product] ?? 0) ?? [];
      groups.set(worth[product] ?? 0, group);
      const own = standing[product] ?? 0;
      group[own] ??= [];
      group[own].push(product);
    }
  const best = [...groups].sort(([a], [b]) => b - a);
  return Uint32Array.from(best.flatMap(([, byStanding]) => byStanding.flat()));
}
