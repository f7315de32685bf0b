import type { CollectionRecord } from '../../store/collections.ts';
import { type ProductOrder, productKeyType } from '../../store/products.ts';
import { cursorOf, edgesOf, nodeOf, nodesOf, pageInfoOf } from '../connection/connection.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import { dateTime } from '../date-time.ts';
import type {
  CollectionConnectionResolvers,
  CollectionEdgeResolvers,
  CollectionResolvers,
  ProductCollectionSortKeys,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { type MetafieldHolder, metafieldOf, metafieldsOf } from '../metafield/has-metafields.ts';
import { notImplemented } from '../not-implemented.ts';
import { seoOf } from '../seo/seo.ts';
import { description } from '../text/description.ts';

const ORDERS: Readonly<Record<ProductCollectionSortKeys, ProductOrder>> = {
  BEST_SELLING: 'bestSelling',
  COLLECTION_DEFAULT: 'position',
  CREATED: 'created',
  ID: 'id',
  MANUAL: 'position',
  PRICE: 'price',
  RELEVANCE: 'position',
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
  onlineStoreUrl: (collection, _args, { shopOrigin }) => `${shopOrigin}/collections/${collection.handle}/`,
  products: async (collection, args, { catalogue }) => {
    if (args.filters?.length) throw notImplemented('Collection.products(filters:)');
    const order = ORDERS[args.sortKey ?? 'COLLECTION_DEFAULT'];
    const page = pageRequest(args, productKeyType(order));
    const listing = { order, descending: args.reverse ?? false, page };
    return connectionOfPage(await catalogue(collection.currency).productsOfCollection(collection.id, listing), page);
  },
  seo: (collection) => seoOf(collection),
  title: (collection) => collection.title,
  trackingParameters: () => null,
  updatedAt: (collection) => dateTime(collection.updatedAt),
};

export const CollectionConnection: CollectionConnectionResolvers = {
  edges: edgesOf,
  nodes: nodesOf,
  pageInfo: pageInfoOf,
  totalCount: async (connection) => String(await connection.total()),
};
export const CollectionEdge: CollectionEdgeResolvers = { cursor: cursorOf, node: nodeOf };
