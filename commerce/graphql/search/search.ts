import type { OrderedList } from '../../domain/search/list-order.ts';
import { groupFilters } from '../../domain/search/product-filters.ts';
import { searchHits } from '../../store/catalogue/search-hits.ts';
import type { PageRequest } from '../../store/keyset-page.ts';
import type { CatalogueLoaders } from '../batching/catalogue-loaders.ts';
import { type Connection, connectionResolvers, edgeResolvers, mapConnection } from '../connection/connection.ts';
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
} from '../generated/resolvers.ts';
import { typed } from '../ids/global-id.ts';
import { keptFiltersOf, keptList, type ListQuery, withProducts } from '../product/product-list.ts';
import type { SearchResultItemSource } from './connection-sources.ts';
import { articlesFor, pagesFor } from './found-content.ts';
import { ALL_FIELDS, foundList } from './found-products.ts';

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
  products: OrderedList,
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
        Array.from({ length: products.length }, (_none, index) => products.at(index).id),
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
    const [readModel, found] = await Promise.all([
      catalogue(currency).readModel(),
      searchHits(db, {
        query: wants(args, 'PRODUCT') ? args.query : '',
        prefix: args.prefix === 'LAST',
        fields: ALL_FIELDS,
      }),
    ]);
    const { name, products } = foundList(found, args.unavailableProducts, readModel);
    const query: ListQuery = {
      name,
      products,
      narrowed: { name: JSON.stringify(args.productFilters ?? []), filters },
      order: args.sortKey === 'PRICE' ? 'price' : 'given',
      descending: args.reverse ?? false,
    };
    return {
      ...(await foundPage(keptList(query, readModel), args, page, context)),
      filters: () => keptFiltersOf(query, readModel, currency),
    };
  },
} satisfies QueryRootResolvers;

export const SearchResultItemConnection: SearchResultItemConnectionResolvers = {
  ...connectionResolvers,
  productFilters: (connection) => connection.filters(),
  totalCount: (connection) => connection.total,
};
export const SearchResultItemEdge: SearchResultItemEdgeResolvers = edgeResolvers;
