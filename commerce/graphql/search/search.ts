import { meetsFilters } from '../../domain/search/filter-match.ts';
import { inOrder } from '../../domain/search/list-order.ts';
import { isPublished, isSellable, type ListedProduct } from '../../domain/search/listed-product.ts';
import { groupFilters } from '../../domain/search/product-filters.ts';
import { rankProducts, type SearchField } from '../../domain/search/rank.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import { searchHits } from '../../store/catalogue/search-hits.ts';
import { cursorOf, edgesOf, mapConnection, nodeOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import { pageOfKeyed } from '../connection/page-of-keyed.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import { filterValues } from '../filter/filter-values.ts';
import type {
  QueryRootResolvers,
  SearchResultItemConnectionResolvers,
  SearchResultItemEdgeResolvers,
  SearchUnavailableProductsType,
} from '../generated/resolvers.ts';
import { typed } from '../ids/typed.ts';
import { filtersOf, withProducts } from '../product/product-list.ts';

/** Every field there is. */
export const ALL_FIELDS: readonly SearchField[] = ['title', 'print', 'kind', 'tag'];

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

export const searchQueries = {
  search: async (_root, args, { db, currency, catalogue }) => {
    const page = pageRequest(args, 'bigint');
    const wantsProducts = !args.types?.length || args.types.includes('PRODUCT');
    const loaders = catalogue(currency);
    const filters = groupFilters(await filterValues(args.productFilters ?? [], currency, db));
    const [readModel, { hits }] = await Promise.all([
      loaders.readModel(),
      searchHits(db, { query: wantsProducts ? args.query : '', prefix: args.prefix === 'LAST', fields: ALL_FIELDS }),
    ]);
    const products = arranged(rankProducts(hits), args.unavailableProducts, readModel);
    const left = products
      .map((product, place) => ({ product, place }))
      .filter(({ product }) => meetsFilters(product, filters, readModel));
    const descending = args.reverse ?? false;
    const ordered = inOrder(left, args.sortKey === 'PRICE' ? 'price' : 'given', descending);
    const ids = pageOfKeyed(ordered, descending, page, 'bigint');
    const connection = connectionOfPage(await withProducts(ids, loaders), page);
    return {
      ...mapConnection(connection, (product) => typed('Product', product)),
      total: left.length,
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
