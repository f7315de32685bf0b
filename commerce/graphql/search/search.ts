import { meetsFilters } from '../../domain/search/filter-match.ts';
import {
  inOrder,
  isPublished,
  isSellable,
  type Keyed,
  type ListedProduct,
} from '../../domain/search/listed-product.ts';
import { groupFilters } from '../../domain/search/product-filters.ts';
import { rankProducts, type SearchField, type WordHit } from '../../domain/search/rank.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import { searchHits } from '../../store/catalogue/search-hits.ts';
import type { PageRequest } from '../../store/keyset-page.ts';
import type { CatalogueLoaders } from '../batching/catalogue-loaders.ts';
import {
  type Connection,
  cursorOf,
  edgesOf,
  mapConnection,
  nodeOf,
  nodesOf,
  pageInfoOf,
} from '../connection/connection.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import { pageOfKeyed } from '../connection/page-of-keyed.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import type { RequestContext } from '../context.ts';
import { filterValues } from '../filter/filter-values.ts';
import type {
  QueryRootResolvers,
  QueryRootSearchArgs,
  SearchResultItemConnectionResolvers,
  SearchResultItemEdgeResolvers,
  SearchType,
  SearchUnavailableProductsType,
} from '../generated/resolvers.ts';
import { typed } from '../ids/global-id.ts';
import { filtersOf, withProducts } from '../product/product-list.ts';
import type { SearchResultItemSource } from './connection-sources.ts';
import { articlesFor, pagesFor } from './found-content.ts';

/** Every field there is. */
export const ALL_FIELDS: readonly SearchField[] = ['title', 'print', 'kind', 'tag'];

const membersOf = new WeakMap<readonly ListedProduct[], ReadonlySet<number>>();

/** Whether a product is in a collection of this handle; read once for each catalogue. */
function memberOf(handle: string, readModel: CatalogueReadModel): (productId: number) => boolean {
  const collection = readModel.collectionByHandle.get(handle);
  if (!collection) return () => false;
  const products = readModel.productsOf(collection.id);
  const members = membersOf.get(products) ?? new Set(products.map(({ id }) => id));
  membersOf.set(products, members);
  return (id) => members.has(id);
}

/** The products found, best first. Where the words say nothing of it swim (CAT-019) comes first and accessories last. */
export function ranked(hits: readonly WordHit[], readModel: CatalogueReadModel): number[] {
  const isSwim = memberOf('all', readModel);
  const isAccessory = memberOf('accessories', readModel);
  return rankProducts(hits, (id) => (isSwim(id) ? 0 : isAccessory(id) ? 2 : 1));
}

/** The products found in their order; those that cannot be bought come last, or not at all. */
export function arranged(
  ids: readonly number[],
  unavailable: SearchUnavailableProductsType | null | undefined,
  readModel: CatalogueReadModel,
): ListedProduct[] {
  const found = ids
    .flatMap((id) => readModel.products.get(id) ?? [])
    .filter((product) => isPublished(product, readModel));
  if (unavailable === 'SHOW') return found;
  const isOnOffer = (product: ListedProduct): boolean =>
    product.variants.some((variant) => isSellable(product, variant, readModel));
  const offered = found.filter(isOnOffer);
  return unavailable === 'HIDE' ? offered : [...offered, ...found.filter((product) => !isOnOffer(product))];
}

type SearchArguments = QueryRootSearchArgs;

const wants = ({ types }: SearchArguments, type: SearchType): boolean => !types?.length || types.includes(type);

/** Articles and pages that answer, in this order behind the products; what narrows products down leaves none of them. */
async function foundContent(args: SearchArguments, context: RequestContext): Promise<SearchResultItemSource[]> {
  if (args.productFilters?.length) return [];
  const typedQuery = { query: args.query, prefix: args.prefix === 'LAST' };
  const articles = wants(args, 'ARTICLE') ? await articlesFor(typedQuery, context) : [];
  const pages = wants(args, 'PAGE') ? await pagesFor(typedQuery, context) : [];
  return [...articles.map((article) => typed('Article', article)), ...pages.map((page) => typed('Page', page))];
}

/** What is found in memory: a product by its id, all else whole. */
type Found = number | SearchResultItemSource;

const nameOf = (found: Found): string =>
  typeof found === 'number' ? `Product ${found}` : `${found.__typename} ${found.id}`;

/** A page of products with articles and pages behind them. */
async function mixedPage(
  products: readonly number[],
  content: readonly SearchResultItemSource[],
  args: SearchArguments,
  { productById }: CatalogueLoaders,
): Promise<Connection<SearchResultItemSource>> {
  const all: Found[] = args.reverse ? [...content.toReversed(), ...products] : [...products, ...content];
  const page = pageOfArray(all, args, nameOf);
  const edges = page.edges.map(async ({ node, cursor }) => {
    if (typeof node !== 'number') return [{ node, cursor }];
    const product = await productById.load(node);
    return product ? [{ node: typed('Product', product), cursor }] : [];
  });
  return { ...page, edges: (await Promise.all(edges)).flat() };
}

/** A page of what was found, its products in their order. */
async function foundPage(
  products: readonly Keyed[],
  args: SearchArguments,
  page: PageRequest,
  context: RequestContext,
): Promise<Connection<SearchResultItemSource> & { total: number }> {
  const loaders = context.catalogue(context.currency);
  const content = await foundContent(args, context);
  const total = products.length + content.length;
  if (wants(args, 'ARTICLE') || wants(args, 'PAGE'))
    return {
      ...(await mixedPage(
        products.map(({ id }) => id),
        content,
        args,
        loaders,
      )),
      total,
    };
  const ids = pageOfKeyed(products, args.reverse ?? false, page, 'bigint');
  const connection = connectionOfPage(await withProducts(ids, loaders), page);
  return { ...mapConnection(connection, (product) => typed('Product', product)), total };
}

export const searchQueries = {
  search: async (_root, args, context) => {
    const { db, currency, catalogue } = context;
    const isMixed = wants(args, 'ARTICLE') || wants(args, 'PAGE');
    const page = pageRequest(isMixed ? { ...args, after: null, before: null } : args, 'bigint');
    const filters = groupFilters(await filterValues(args.productFilters ?? [], currency, db));
    const [readModel, { hits }] = await Promise.all([
      catalogue(currency).readModel(),
      searchHits(db, {
        query: wants(args, 'PRODUCT') ? args.query : '',
        prefix: args.prefix === 'LAST',
        fields: ALL_FIELDS,
      }),
    ]);
    const products = arranged(ranked(hits, readModel), args.unavailableProducts, readModel);
    const left = products
      .map((product, place) => ({ product, place }))
      .filter(({ product }) => meetsFilters(product, filters, readModel));
    const ordered = inOrder(left, args.sortKey === 'PRICE' ? 'price' : 'given', args.reverse ?? false);
    return {
      ...(await foundPage(ordered, args, page, context)),
      filters: () => filtersOf({ products, filters }, readModel, currency),
    };
  },
} satisfies QueryRootResolvers;

export const SearchResultItemConnection: SearchResultItemConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
  productFilters: (connection) => connection.filters(),
  totalCount: (connection) => connection.total,
};
export const SearchResultItemEdge: SearchResultItemEdgeResolvers = { cursor: cursorOf, node: nodeOf };
