import { flags, type PricedCatalogue, productId, someTag } from './listed-catalogue.ts';

/** What a list of products can be ordered by. `given` is the order of the list itself: of a collection, of a search. */
export type ListOrderName = 'given' | 'id' | 'title' | 'price' | 'created' | 'bestSelling';

/** The key a product is sorted by. Keys of one order are all numbers or all texts. */
export type SortKey = number | string;

/** A product with what it is sorted by. */
export interface Keyed {
  id: number;
  key: SortKey;
}

/** Smaller keys first; products with equal keys follow each other by id. */
export const compareKeyed = (a: Keyed, b: Keyed): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id);

/** A list in its order. */
export interface OrderedList {
  length: number;
  at(index: number): Keyed;
}

type KeyOf = (product: number) => SortKey;

/** The cheapest variant; what has no price is dearer than everything. */
function cheapestOf({ catalogue: { firstVariant }, amounts }: PricedCatalogue): KeyOf {
  return (product) => {
    let least = Number.MAX_SAFE_INTEGER;
    const end = firstVariant[product + 1] ?? 0;
    for (let variant = firstVariant[product] ?? 0; variant < end; variant += 1) {
      const amount = amounts[variant] ?? Number.NaN;
      if (amount < least) least = amount;
    }
    return least;
  };
}

/** The catalogue marks its best sellers by hand. */
function bestSellersFirst({ catalogue }: PricedCatalogue): KeyOf {
  const isBest = flags(catalogue.tags, (tag) => tag === 'best-seller');
  return (product) => (someTag(catalogue, product, (tag) => isBest[tag] === 1) ? 0 : 1);
}

const KEYS: Readonly<Record<Exclude<ListOrderName, 'given'>, (priced: PricedCatalogue) => KeyOf>> = {
  id:
    ({ catalogue }) =>
    (product) =>
      productId(catalogue, product),
  title:
    ({ catalogue: { titles } }) =>
    (product) =>
      titles[product] ?? '',
  price: cheapestOf,
  created:
    ({ catalogue: { createdAt } }) =>
    (product) =>
      createdAt[product] ?? 0,
  bestSelling: bestSellersFirst,
};

/** The whole catalogue in one order: any list is sorted by the places its products have in it. */
interface WholeOrder {
  keyOf: KeyOf;
  products: Uint32Array;
  placeOf: Uint32Array;
}

function wholeOrder(priced: PricedCatalogue, order: Exclude<ListOrderName, 'given'>): WholeOrder {
  const keyOf = KEYS[order](priced);
  const keyed = Array.from(priced.catalogue.ids, (id, product) => ({ id, product, key: keyOf(product) }));
  const products = Uint32Array.from(keyed.sort(compareKeyed), ({ product }) => product);
  const placeOf = new Uint32Array(products.length);
  for (const [place, product] of products.entries()) placeOf[product] = place;
  return { keyOf, products, placeOf };
}

const wholeOrders = new WeakMap<PricedCatalogue, Map<ListOrderName, WholeOrder>>();

/** Worked out once for each catalogue. */
function knownOrder(priced: PricedCatalogue, order: Exclude<ListOrderName, 'given'>): WholeOrder {
  const known = wholeOrders.get(priced) ?? new Map<ListOrderName, WholeOrder>();
  wholeOrders.set(priced, known);
  const whole = known.get(order) ?? wholeOrder(priced, order);
  known.set(order, whole);
  return whole;
}

/** The products of a list that stay in it, by their places there, in the order of the list itself. */
function inGivenOrder({ catalogue }: PricedCatalogue, list: Uint32Array, stays: (product: number) => boolean) {
  const all = new Uint32Array(list.length);
  let length = 0;
  for (let place = 0; place < list.length; place += 1)
    if (stays(list[place] ?? 0)) {
      all[length] = place;
      length += 1;
    }
  const places = all.slice(0, length);
  const at = (index: number): Keyed => {
    const place = places[index] ?? 0;
    return { id: productId(catalogue, list[place] ?? 0), key: place };
  };
  return { places, at };
}

/** The products of a list that stay in it, in their order. */
export function inOrder(
  priced: PricedCatalogue,
  list: Uint32Array,
  { order, descending }: { order: ListOrderName; descending: boolean },
  stays: (product: number) => boolean,
): OrderedList {
  if (order === 'given') {
    const { places, at } = inGivenOrder(priced, list, stays);
    if (descending) places.reverse();
    return { length: places.length, at };
  }
  const { keyOf, products, placeOf } = knownOrder(priced, order);
  const sorted = list
    .filter(stays)
    .map((product) => placeOf[product] ?? 0)
    .sort()
    .map((place) => products[place] ?? 0);
  if (descending) sorted.reverse();
  const at = (index: number): Keyed => {
    const product = sorted[index] ?? 0;
    return { id: productId(priced.catalogue, product), key: keyOf(product) };
  };
  return { length: sorted.length, at };
}
