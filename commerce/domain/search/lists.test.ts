import { describe, expect, it } from 'vitest';
import { wholeCatalogue } from '../../catalogue/catalogue.ts';
import { listed } from '../../testing/listed.ts';
import { type PlainProduct, plainFacets, plainList, plainRanking } from '../../testing/plain-lists.ts';
import { oneOf, type Random, whatever } from '../../testing/random.ts';
import { COLOUR_FAMILIES } from './colour-families.ts';
import { facetsOf } from './facets.ts';
import { filterMatch } from './filter-match.ts';
import { inOrder, type ListOrderName } from './list-order.ts';
import { type FilterValue, groupFilters } from './product-filters.ts';
import { rankProducts } from './rank.ts';

const ORDERS = ['given', 'id', 'title', 'price', 'created', 'bestSelling'] as const satisfies readonly ListOrderName[];

/** The shop's own catalogue, stock by a rule and a few prices missing. */
function ownProducts(): PlainProduct[] {
  let made = 0;
  return wholeCatalogue().products.map((product, index) => ({
    id: index * 3 + 1,
    title: product.title,
    kind: product.kind,
    tags: product.tags,
    optionName: product.optionName,
    rewardsOnly: product.isRewardsOnly,
    publishedAt: 0,
    createdAt: Date.parse(product.arrivedOn),
    variants: product.variants.map(({ size, usd }) => {
      made += 1;
      const amount = made % 41 === 0 ? null : (usd ?? product.usd);
      return { id: 9_000_000 - made, value: size, amount, soldOut: made % 5 === 0 || index % 13 === 0 };
    }),
  }));
}

const SEASIDE = ['top', 'bottoms', 'HAT', 'towel'] as const;
/** Two of some groups, which widen each other, and one of each, which narrow. */
const TAGS = ['filter_red', 'filter_blue', 'cut_scoop', 'cut_twist', 'cover_cheeky', 'sale', 'new'] as const;

function aProduct(random: Random, id: number): PlainProduct {
  const sizes = random(4) === 0 ? ['One Size'] : ['XS', 'S', 'M', 'L'].slice(random(4));
  const tags = [...TAGS, 'cover_full', 'best-seller'].filter(() => random(3) === 0);
  return {
    id,
    title: oneOf(random, ['Cove', 'Lido', 'Ária']),
    kind: oneOf(random, SEASIDE),
    tags,
    optionName: oneOf(random, ['Size', 'Amount']),
    rewardsOnly: random(9) === 0,
    publishedAt: 0,
    createdAt: random(4),
    variants: sizes.map((value, index) => ({
      id: id * 10 + index,
      value,
      amount: random(6) === 0 ? null : random(5) * 1_000,
      soldOut: random(3) === 0,
    })),
  };
}

function aFilter(random: Random, products: readonly PlainProduct[]): FilterValue {
  const variants = products.flatMap((product) => product.variants);
  const some = (ids: readonly number[]): ReadonlySet<number> => new Set(ids.filter(() => random(2) === 0));
  const min = random(4) * 1_000;
  const filters: readonly [() => FilterValue, ...Array<() => FilterValue>] = [
    () => ({ kind: 'available', value: random(3) > 0 }),
    () => ({ kind: 'price', value: { min, max: random(3) === 0 ? null : min + random(9) * 1_000 } }),
    () => ({ kind: 'option', name: oneOf(random, ['Size', 'size', 'Amount']), value: oneOf(random, ['m', 'XL', 'S']) }),
    () => ({ kind: 'type', value: oneOf(random, SEASIDE) }),
    () => ({ kind: 'tag', value: oneOf(random, TAGS) }),
    () => ({ kind: 'vendor', value: oneOf(random, ['Bluebird Bay', 'Bluebird Bay', 'Nobody']) }),
    () => ({ kind: 'products', name: 'custom.print', ids: some(products.map(({ id }) => id)) }),
    () => ({ kind: 'variants', name: 'custom.note', ids: some(variants.map(({ id }) => id)) }),
  ];
  return oneOf(random, filters)();
}

/** A part of the products in another order. */
const aList = (random: Random, products: readonly PlainProduct[]): number[] =>
  products
    .map((_product, number) => ({ number, key: random(64) }))
    .filter(({ key }) => key > 7)
    .sort((a, b) => a.key - b.key)
    .map(({ number }) => number);

function isAsPlain(random: Random, products: readonly PlainProduct[]): void {
  const { priced, now } = listed(products);
  const filters = groupFilters(Array.from({ length: random(4) }, () => aFilter(random, products)));
  const list = aList(random, products);
  const plain = list.flatMap((number) => products[number] ?? []);
  const match = filterMatch(priced, filters, now);
  expect(facetsOf(Uint32Array.from(list), priced, match)).toEqual(plainFacets(plain, filters));
  const ordered = { order: oneOf(random, ORDERS), descending: random(2) === 0 };
  const { length, at } = inOrder(priced, Uint32Array.from(list), ordered, match.stays);
  expect(Array.from({ length }, (_none, index) => at(index))).toEqual(plainList(plain, filters, ordered));
}

describe('lists in columns', () => {
  it('filter, count and sort as products read one by one do', () =>
    whatever(400, (random) =>
      isAsPlain(
        random,
        Array.from({ length: random(30) }, (_none, index) => aProduct(random, index * 2 + 1)),
      ),
    ));

  it('do so for the whole catalogue of the shop', () => {
    const products = ownProducts();
    whatever(12, (random) => isAsPlain(random, products));
    const { priced, now } = listed(products);
    const all = Uint32Array.from(products.keys());
    for (const { tag: value } of COLOUR_FAMILIES) {
      const filters = groupFilters([
        { kind: 'tag', value },
        { kind: 'available', value: true },
        { kind: 'option', name: 'Size', value: 'M' },
      ]);
      expect(facetsOf(all, priced, filterMatch(priced, filters, now))).toEqual(plainFacets(products, filters));
    }
  });

  it('rank as answers looked at one by one do, whatever is not in the catalogue', () =>
    whatever(400, (random) => {
      const ids = Array.from({ length: 12 }, (_none, index) => index * 5 + 2);
      const standing = ids.map(() => random(3));
      const hits = Array.from({ length: random(9) }, () => ({
        place: 1 + random(3),
        field: oneOf(random, ['title', 'print', 'kind', 'tag'] as const),
        match: oneOf(random, [1, 0.8, 0.7, 0.6, 0.3]),
        productIds: Float64Array.from(ids.filter(() => random(3) === 0)),
      }));
      const unknown = hits.map((hit) => ({ ...hit, productIds: Float64Array.from([...hit.productIds, 1_000]) }));
      const plain = plainRanking(hits, (id) => standing[ids.indexOf(id)] ?? 0);
      const found = rankProducts(unknown, { ids: Float64Array.from(ids), standing: Uint8Array.from(standing) });
      expect(Array.from(found, (product) => ids[product])).toEqual(plain);
    }));
});
