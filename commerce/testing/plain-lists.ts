import type { ProductFacets } from '../domain/search/facets.ts';
import { compareKeyed, type Keyed, type ListOrderName, type SortKey } from '../domain/search/list-order.ts';
import { type ListedProduct, VENDOR } from '../domain/search/listed-product.ts';
import type { ProductFilters } from '../domain/search/product-filters.ts';
import type { WordHit } from '../domain/search/rank.ts';
import { isCounted, TAG_GROUPS, type TagGroup, tagGroup } from '../domain/search/tag-groups.ts';

/** A product with what each of its variants costs and whether it is sold out: what columns are held against. */
export interface PlainProduct extends Omit<ListedProduct, 'variants'> {
  variants: ReadonlyArray<{ id: number; value: string; amount: number | null; soldOut: boolean }>;
}
type PlainVariant = PlainProduct['variants'][number];

/** The filters read one product after the other, as they are worded. */
function matchOf(product: PlainProduct, filters: ProductFilters) {
  const sells = ({ soldOut }: PlainVariant): boolean => !product.rewardsOnly && !soldOut;
  const price = ({ amount }: PlainVariant): boolean =>
    filters.prices.length === 0 ||
    filters.prices.some(({ min, max }) => amount !== null && amount >= min && (max === null || amount <= max));
  const option = ({ value }: PlainVariant): boolean =>
    [...filters.options].every(
      ([name, values]) => name === product.optionName.toLowerCase() && values.has(value.toLowerCase()),
    );
  const fields = ({ id }: PlainVariant): boolean => filters.variants.every((ids) => ids.has(id));
  const stock = (variant: PlainVariant): boolean =>
    filters.available === undefined || sells(variant) === filters.available;
  const fitting = product.variants.filter((variant) => price(variant) && option(variant) && fields(variant));
  const some = fitting.length > 0;
  const someInStock = fitting.some(sells);
  const isTagged = (group: TagGroup): boolean =>
    filters.tags.get(group)?.some((tag) => product.tags.includes(tag)) ?? true;
  return {
    type: filters.types.size === 0 || filters.types.has(product.kind.toLowerCase()),
    tags: TAG_GROUPS.every(isTagged),
    tagsBut: (group: TagGroup) => TAG_GROUPS.every((other) => other === group || isTagged(other)),
    rest:
      (filters.vendors.size === 0 || filters.vendors.has(VENDOR.toLowerCase())) &&
      filters.products.every((ids) => ids.has(product.id)),
    variants: filters.available === undefined ? some : filters.available ? someInStock : some && !someInStock,
    some,
    someInStock,
    ...{ price, option, fields, stock },
  };
}

const staysIn = (product: PlainProduct, filters: ProductFilters): boolean => {
  const { type, tags, rest, variants } = matchOf(product, filters);
  return type && tags && rest && variants;
};

/** What a product adds to the counts of one kind: each of its values, and whether it counts. */
type Added = ReadonlyArray<readonly [value: string, counted: boolean]>;

function counted(added: Added): Map<string, number> {
  const byValue = Map.groupBy(added, ([value]) => value);
  return new Map([...byValue].map(([value, all]) => [value, all.filter(([, isCounted]) => isCounted).length]));
}

/** The facets of a list, counted one product after the other. */
export function plainFacets(products: readonly PlainProduct[], filters: ProductFilters): ProductFacets {
  const matched = products.map((product) => {
    const match = matchOf(product, filters);
    return { product, match, own: match.type && match.tags && match.rest };
  });
  const variants = matched.flatMap(({ product, match, own }) =>
    product.variants.map((variant) => ({
      name: product.optionName,
      variant,
      match,
      fits: own && match.fields(variant) && match.stock(variant),
    })),
  );
  const amounts = variants.flatMap(({ variant, match, fits }) =>
    fits && variant.amount !== null && match.option(variant) ? [variant.amount] : [],
  );
  const options = [...Map.groupBy(variants, ({ name }) => name)].map(
    ([name, all]) =>
      [
        name,
        counted(all.map(({ variant, match, fits }) => [variant.value, fits && match.price(variant)] as const)),
      ] as const,
  );
  return {
    inStock: matched.filter(({ match, own }) => own && match.someInStock).length,
    soldOut: matched.filter(({ match, own }) => own && match.some && !match.someInStock).length,
    price: amounts.length > 0 ? { min: Math.min(...amounts), max: Math.max(...amounts) } : undefined,
    options: new Map(options),
    types: counted(
      matched.map(({ product, match: { tags, rest, variants: some } }) => [product.kind, tags && rest && some]),
    ),
    tags: counted(
      matched.flatMap(({ product, match: { type, tagsBut, rest, variants: some } }) =>
        product.tags.filter(isCounted).map((own) => [own, type && rest && some && tagsBut(tagGroup(own))] as const),
      ),
    ),
  };
}

const KEYS: Readonly<Record<ListOrderName, (product: PlainProduct, place: number) => SortKey>> = {
  given: (_product, place) => place,
  id: ({ id }) => id,
  title: ({ title }) => title,
  price: ({ variants }) =>
    variants.reduce(
      (least, { amount }) => (amount === null ? least : Math.min(least, amount)),
      Number.MAX_SAFE_INTEGER,
    ),
  created: ({ createdAt }) => createdAt,
  bestSelling: ({ tags }) => (tags.includes('best-seller') ? 0 : 1),
};

/** What is left of a list, in an order. */
export function plainList(
  products: readonly PlainProduct[],
  filters: ProductFilters,
  { order, descending }: { order: ListOrderName; descending: boolean },
): Keyed[] {
  const keyed = products
    .map((product, place) => ({ product, key: KEYS[order](product, place) }))
    .filter(({ product }) => staysIn(product, filters))
    .map(({ product: { id }, key }) => ({ id, key }))
    .sort(compareKeyed);
  return descending ? keyed.reverse() : keyed;
}

const WEIGHTS = { title: 8, print: 6, kind: 4, tag: 2 } as const;

/** Ids of what was found, best first, every answer looked at by itself; worths are added up as the places come. */
export function plainRanking(hits: readonly WordHit[], standing: (id: number) => number): number[] {
  const places = [...new Set(hits.map(({ place }) => place))];
  const found = [...new Set(hits.flatMap(({ productIds }) => [...productIds]))];
  const scored = found.map((id) => {
    const own = hits.filter(({ productIds }) => productIds.includes(id));
    const answers = places.map((place) => own.filter((hit) => hit.place === place));
    const best = answers.map((all) => Math.max(0, ...all.map(({ match, field }) => match * WEIGHTS[field])));
    return {
      id,
      answered: best.filter((worth) => worth > 0).length,
      worth: best.reduce((sum, worth) => sum + worth, 0),
    };
  });
  const most = Math.max(...scored.map(({ answered }) => answered));
  return scored
    .filter(({ answered }) => answered === most)
    .sort((a, b) => b.worth - a.worth || standing(a.id) - standing(b.id) || a.id - b.id)
    .map(({ id }) => id);
}
