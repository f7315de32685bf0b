import type { ListedProduct } from './listed-product.ts';

/** An option's name and one of its values. */
export interface Choice {
  name: string;
  value: string;
}

/**
 * The catalogue as lists see it, in columns: tens of thousands of products in a few megabytes, and counted within
 * milliseconds. A product is a number, its place in the order of ids; so is a variant, those of a product side by side. What
 * repeats (kinds, tags, values of options) stands once and is referred to by its place in its list.
 */
export interface ListedCatalogue {
  /** By product, ascending. */
  ids: Float64Array;
  titles: readonly string[];
  kind: Uint32Array;
  kinds: readonly string[];
  /** The tags of product `p` are those from `firstTag[p]` up to `firstTag[p + 1]`; variants likewise. */
  firstTag: Uint32Array;
  tag: Uint32Array;
  tags: readonly string[];
  rewardsOnly: Uint8Array;
  publishedAt: Float64Array;
  createdAt: Float64Array;
  firstVariant: Uint32Array;
  /** By variant. */
  variantIds: Float64Array;
  choice: Uint32Array;
  choices: readonly Choice[];
  /** All variants in the order of their ids. */
  variantsById: Uint32Array;
}

/** The catalogue with what its variants cost in one currency, in minor units; NaN where one has no price there. */
export interface PricedCatalogue {
  catalogue: ListedCatalogue;
  amounts: Float64Array;
}

/** Gives each text a number, the same each time. */
function numbered<Item>(keyOf: (item: Item) => string) {
  const numbers = new Map<string, number>();
  const items: Item[] = [];
  return {
    items,
    numberOf(item: Item): number {
      const key = keyOf(item);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, items.length);
      items.push(item);
      return items.length - 1;
    },
  };
}

/** Takes products in the order of their ids, a few at a time, and makes the columns of them. */
export interface CatalogueBuilder {
  add(product: ListedProduct): void;
  build(): ListedCatalogue;
}

/** Places of numbers from the smallest to the largest. */
function orderOf(numbers: readonly number[]): Uint32Array {
  const places = Uint32Array.from(numbers.keys());
  const isSorted = numbers.every((number, place) => place === 0 || (numbers[place - 1] ?? 0) < number);
  return isSorted ? places : places.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
}

export function catalogueBuilder(): CatalogueBuilder {
  const kinds = numbered<string>((kind) => kind);
  const tags = numbered<string>((tag) => tag);
  const choices = numbered<Choice>(({ name, value }) => `${name}\n${value}`);
  const products: Array<Omit<ListedProduct, 'kind' | 'tags' | 'optionName' | 'variants'>> = [];
  const kind: number[] = [];
  const [firstTag, tag]: [number[], number[]] = [[0], []];
  const [firstVariant, variantIds, choice]: [number[], number[], number[]] = [[0], [], []];
  return {
    add({ kind: ownKind, tags: ownTags, optionName: name, variants, ...product }) {
      products.push(product);
      kind.push(kinds.numberOf(ownKind));
      for (const own of ownTags) tag.push(tags.numberOf(own));
      for (const { id, value } of variants) {
        variantIds.push(id);
        choice.push(choices.numberOf({ name, value }));
      }
      firstTag.push(tag.length);
      firstVariant.push(variantIds.length);
    },
    build: () => ({
      ids: Float64Array.from(products, ({ id }) => id),
      titles: products.map(({ title }) => title),
      kind: Uint32Array.from(kind),
      kinds: kinds.items,
      firstTag: Uint32Array.from(firstTag),
      tag: Uint32Array.from(tag),
      tags: tags.items,
      rewardsOnly: Uint8Array.from(products, ({ rewardsOnly }) => (rewardsOnly ? 1 : 0)),
      publishedAt: Float64Array.from(products, ({ publishedAt }) => publishedAt),
      createdAt: Float64Array.from(products, ({ createdAt }) => createdAt),
      firstVariant: Uint32Array.from(firstVariant),
      variantIds: Float64Array.from(variantIds),
      choice: Uint32Array.from(choice),
      choices: choices.items,
      variantsById: orderOf(variantIds),
    }),
  };
}

/** The first product from `from` on whose id is no smaller; one behind the last where there is none. */
export function firstFrom(ids: Float64Array, id: number, from = 0): number {
  let step = 1;
  let [low, high] = [from, from];
  // The next one is mostly near: lists are walked in the order of ids.
  while (high < ids.length && (ids[high] ?? 0) < id) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, ids.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of the product with this id. */
export function productNumber({ ids }: ListedCatalogue, id: number): number | undefined {
  const product = firstFrom(ids, id);
  return ids[product] === id ? product : undefined;
}

/** The id of the product of this number. */
export const productId = ({ ids }: ListedCatalogue, product: number): number => ids[product] ?? 0;

/** Calls with each tag of a product, by its place in `tags`. */
export function someTag({ firstTag, tag }: ListedCatalogue, product: number, holds: (tag: number) => boolean): boolean {
  const end = firstTag[product + 1] ?? 0;
  for (let at = firstTag[product] ?? 0; at < end; at += 1) if (holds(tag[at] ?? 0)) return true;
  return false;
}

/** What is so of each item of a list, as 1 or 0 by its place: asked once instead of for every product. */
export const flags = <Item>(items: readonly Item[], holds: (item: Item) => boolean): Uint8Array =>
  Uint8Array.from(items, (item) => (holds(item) ? 1 : 0));
