import { COLOURS } from '@bluebird-bay/commerce/domain/search/colour-families.ts';
import { CART_LINES_ADD } from '@bluebird-bay/commerce/testing/shop-operations.ts';
import type { ProviderUnderLoad } from '../provider-under-load.ts';
import { seeded, zipf } from '../zipf.ts';

/** Something shoppers ask for, another time each round. */
export type Ask = (round: number) => Promise<unknown>;

const NAMES = ['kaila', 'zoey', 'aaliyah', 'marina', 'cove', 'lido', 'kiala', 'marnia'];
const KINDS = ['top', 'bottoms', 'dress', 'skirt', 'towel', 'hat', 'sarong'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const ORDERS = ['COLLECTION_DEFAULT', 'PRICE', 'TITLE', 'CREATED'];

const CARD = `id handle title tags availableForSale featuredImage { url altText width height }
  priceRange { minVariantPrice { amount currencyCode } } compareAtPriceRange { minVariantPrice { amount } }`;
const PRODUCT = `query ($handle: String!) { product(handle: $handle) { id title handle descriptionHtml vendor tags
  variants(first: 20) { nodes { id title availableForSale price { amount currencyCode } selectedOptions { name value } } }
  media(first: 10) { nodes { __typename alt previewImage { url altText width height } } }
  metafield(namespace: "custom", key: "print") { value } } }`;
const LIST = `query ($filters: [ProductFilter!], $order: ProductCollectionSortKeys) {
  collection(handle: "all") { products(first: 24, filters: $filters, sortKey: $order) { nodes { ${CARD} }
  filters { id label type values { id label count input } } pageInfo { hasNextPage endCursor } } } }`;
const SEARCH = `query ($query: String!) { search(query: $query, first: 24, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {
  totalCount nodes { ... on Product { ${CARD} } } productFilters { id values { label count input } } } }`;
const SUGGEST = `query ($query: String!) { predictiveSearch(query: $query, limit: 8, limitScope: EACH, types: [PRODUCT, COLLECTION, QUERY]) {
  products { ${CARD} } collections { title } queries { text } } }`;
const RELATED = `query ($handle: String!) { productRecommendations(productHandle: $handle) { ${CARD} } }`;

const pairs = <A, B, C>(as: readonly A[], bs: readonly B[], make: (a: A, b: B) => C): C[] =>
  as.flatMap((a) => bs.map((b) => make(a, b)));

/** The n-th of a list, from the beginning again behind its end. */
function nth<Item>(items: readonly Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error('Nothing to ask for.');
  return item;
}

const FILTERS = pairs(COLOURS, SIZES, (colour, value) => [
  { available: true },
  { variantOption: { name: 'Size', value } },
  { tag: `filter_${colour}` },
]);
const LISTS = pairs(ORDERS, FILTERS, (order, filters) => ({ order, filters }));
const WORDS = pairs(NAMES, COLOURS, (name, colour) => `${name} ${colour}`);
const QUERIES = pairs(WORDS, KINDS, (words, kind) => `${words} ${kind}`);
const BEGUN = [...NAMES, ...KINDS, ...COLOURS].flatMap((word) => [word.slice(0, 2), word.slice(0, 3), word]);

/** What is asked for again and again, a few things by most: as logs of shops show it. */
function popular<Item>(items: readonly Item[]): () => Item {
  return zipf(items, 1, seeded(7));
}

/** A step far from any pattern of the seeded catalogue. */
const handleOf = (round: number, products: number): string => `piece-${1 + ((round * 7_919) % products)}`;

/** What shoppers ask for as they always do; each costs the same in a shop of any size, or nearly. */
export function dailyRequests(
  shop: ProviderUnderLoad,
  { products, carts, merchandiseId }: { products: number; carts: readonly string[]; merchandiseId: string },
) {
  const [list, words, begun] = [popular(LISTS), popular([...WORDS, ...QUERIES]), popular(BEGUN)];
  return {
    product: (round) => shop.request(PRODUCT, { handle: handleOf(round, products) }),
    'list with facets': () => shop.request(LIST, list()),
    search: () => shop.request(SEARCH, { query: words() }),
    suggestions: () => shop.request(SUGGEST, { query: begun() }),
    'cart add': (round) =>
      shop.request(CART_LINES_ADD, { cartId: nth(carts, round), lines: [{ merchandiseId, quantity: 1 }] }),
  } as const satisfies Readonly<Record<string, Ask>>;
}

/** What nobody has asked for before, so that all of it is worked out. */
export function newRequests(shop: ProviderUnderLoad, products: number) {
  return {
    'a filtered list nobody asked for': (round) => shop.request(LIST, nth(LISTS, round)),
    'a search nobody asked for': (round) => shop.request(SEARCH, { query: nth(QUERIES, round) }),
    'related products': (round) => shop.request(RELATED, { handle: handleOf(round, products) }),
  } as const satisfies Readonly<Record<string, Ask>>;
}
