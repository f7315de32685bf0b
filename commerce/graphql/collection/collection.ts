import type { ListOrderName } from '../../domain/search/list-order.ts';
import { groupFilters } from '../../domain/search/product-filters.ts';
import type { CollectionRecord } from '../../store/catalogue/collections.ts';
import { type Connection, connectionResolvers, type Edge, edgeResolvers } from '../connection/connection.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import { dateTime } from '../date-time.ts';
import { filterValues } from '../filter/filter-values.ts';
import type {
  CollectionConnectionResolvers,
  CollectionEdgeResolvers,
  CollectionResolvers,
  ProductCollectionSortKeys,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { type MetafieldHolder, metafieldOf, metafieldsOf } from '../metafield/has-metafields.ts';
import { idPage, keptFiltersOf, listKeyType, withProducts } from '../product/product-list.ts';
import { seoOf } from '../seo/seo.ts';
import { description } from '../text/plain-text.ts';

/** A page of collections, with a way to count the whole list for who asks. */
export interface CollectionConnectionSource extends Connection<CollectionRecord> {
  total(): Promise<number>;
}
export type CollectionEdgeSource = Edge<CollectionRecord>;

const ORDERS: Readonly<Record<ProductCollectionSortKeys, ListOrderName>> = {
  BEST_SELLING: 'bestSelling',
  COLLECTION_DEFAULT: 'given',
  CREATED: 'created',
  ID: 'id',
  MANUAL: 'given',
  PRICE: 'price',
  RELEVANCE: 'given',
  TITLE: 'title',
};

const holder = ({ id, currency }: CollectionRecord): MetafieldHolder => ({ owner: 'collection', id, currency });

export const Collection: CollectionResolvers = {
  description: (collection, { truncateAt }) => description(collection.descriptionHtml, truncateAt),
  descriptionHtml: (collection) => collection.descriptionHtml,
  handle: (collection) => collection.handle,
  id: (collection) => globalId('Collection', collection.id),
  image: (collection) => collection.picture ?? null,
  metafield: (collection, name, context) => metafieldOf(holder(collection), name, context),
  metafields: (collection, { identifiers }, context) => metafieldsOf(holder(collection), identifiers, context),
  onlineStoreUrl: (collection, _args, { shopOrigin }) => `${shopOrigin}/collections/${collection.handle}`,
  products: async ({ id, currency }, args, { catalogue, db }) => {
    const order = ORDERS[args.sortKey ?? 'COLLECTION_DEFAULT'];
    const page = pageRequest(args, listKeyType(order));
    const loaders = catalogue(currency);
    const filters = groupFilters(await filterValues(args.filters ?? [], currency, db));
    const readModel = await loaders.readModel();
    const query = {
      name: `collection ${id}`,
      products: readModel.productsOf(id),
      narrowed: { name: JSON.stringify(args.filters ?? []), filters },
      order,
      descending: args.reverse ?? false,
    };
    return {
      ...connectionOfPage(await withProducts(idPage(query, readModel, page), loaders), page),
      filters: () => keptFiltersOf(query, readModel, currency),
    };
  },
  seo: (collection) => seoOf(collection),
  title: (collection) => collection.title,
  trackingParameters: () => null,
  updatedAt: (collection) => dateTime(collection.updatedAt),
};

export const CollectionConnection: CollectionConnectionResolvers = {
  ...connectionResolvers,
  totalCount: async (connection) => String(await connection.total()),
};
export const CollectionEdge: CollectionEdgeResolvers = edgeResolvers;
