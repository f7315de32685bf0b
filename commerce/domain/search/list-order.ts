import type { ListedProduct } from './listed-product.ts';

/** What a list of products can be ordered by. `given` is the order of the list itself: of a collection, of a search. */
export type ListOrderName = 'given' | 'id' | 'title' | 'price' | 'created' | 'bestSelling';

/** A product with its place in the list it comes from. */
export interface Placed {
  product: ListedProduct;
  place: number;
}

/** The key a product is sorted by. Keys of one order are all numbers or all texts. */
export type SortKey = number | string;

const cheapest = ({ variants }: ListedProduct): number =>
  variants.reduce((least, { amount }) => (amount === null ? least : Math.min(least, amount)), Number.MAX_SAFE_INTEGER);

const KEYS: Readonly<Record<ListOrderName, (placed: Placed) => SortKey>> = {
  given: ({ place }) => place,
  id: ({ product }) => product.id,
  title: ({ product }) => product.title,
  price: ({ product }) => cheapest(product),
  created: ({ product }) => product.createdAt,
  // The catalogue marks its best sellers by hand.
  bestSelling: ({ product }) => (product.tags.includes('best-seller') ? 0 : 1),
};

/** A product with what it is sorted by. */
export interface Keyed {
  id: number;
  key: SortKey;
}

/** Smaller keys first; products with equal keys follow each other by id. */
export const compareKeyed = (a: Keyed, b: Keyed): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id);

/** The list in its order. */
export function inOrder(list: readonly Placed[], order: ListOrderName, descending: boolean): Keyed[] {
  const keyed = list.map((placed) => ({ id: placed.product.id, key: KEYS[order](placed) })).sort(compareKeyed);
  return descending ? keyed.reverse() : keyed;
}
