/** What a list of products can be ordered by. `given` is the order of the list itself: of a collection, of a search. */
export type ListOrderName = 'given' | 'id' | 'title' | 'price' | 'created' | 'bestSelling';

/** A product with its place in the list it comes from. */
interface Placed {
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

/** Whose products these are: all are the shop's own. */
export const VENDOR = 'Bluebird Bay';

/** A variant as lists see it. */
export interface ListedVariant {
  id: number;
  value: string;
  /** The value as filters compare it: in lower case. */
  valueKey: string;
  /** Minor units of the list's currency; null where it has no price there. */
  amount: number | null;
}

/** A product as lists see it: what it is filtered, counted and sorted by. */
export interface ListedProduct {
  id: number;
  title: string;
  kind: string;
  tags: readonly string[];
  /** Those of its tags that name a colour family. */
  colours: readonly string[];
  optionName: string;
  /** Kind and option as filters compare them: in lower case. */
  kindKey: string;
  optionKey: string;
  rewardsOnly: boolean;
  /** Milliseconds, as the two below; a product that has left the shop is published at no time. */
  publishedAt: number;
  createdAt: number;
  updatedAt: number;
  variants: readonly ListedVariant[];
}

/** What decides whether a product can be found and bought at this moment. */
export interface CatalogueAvailability {
  soldOut: ReadonlySet<number>;
  now: number;
}

/** Whether a unit of the variant can be sold. */
export const isSellable = (
  product: ListedProduct,
  variant: ListedVariant,
  { soldOut }: CatalogueAvailability,
): boolean => !product.rewardsOnly && !soldOut.has(variant.id);

/** Whether a shopper can find the product: it has come into the shop and has not left it. */
export const isPublished = (product: ListedProduct, { now }: CatalogueAvailability): boolean =>
  product.publishedAt <= now;
