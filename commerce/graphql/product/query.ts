import { productId } from '../../domain/search/listed-catalogue.ts';
import { NO_FILTERS } from '../../domain/search/product-filters.ts';
import { type ProductOrder, productIdsWhere, productKeyType, productPage } from '../../store/catalogue/products.ts';
import { badInput } from '../bad-input.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import type { ProductSortKeys, QueryRootResolvers } from '../generated/resolvers.ts';
import { rowIdOf } from '../ids/global-id.ts';
import { filtersOf } from './product-list.ts';
import { parseSearchQuery } from './search-query.ts';

const ORDERS: Readonly<Record<ProductSortKeys, ProductOrder>> = {
  BEST_SELLING: 'bestSelling',
  CREATED_AT: 'created',
  ID: 'id',
  PRICE: 'price',
  PRODUCT_TYPE: 'kind',
  // Conditions either hold or not, so no product is more relevant than another, and all are of one vendor.
  RELEVANCE: 'id',
  TITLE: 'title',
  UPDATED_AT: 'updated',
  VENDOR: 'id',
};

export const productQueries = {
  product: async (_root, { handle, id }, { catalogue, currency }) => {
    if (typeof id === 'string') {
      const rowId = rowIdOf('Product', id);
      if (rowId === undefined) throw badInput(`Invalid global id '${id}'`);
      return (await catalogue(currency).publishedProductById.load(rowId)) ?? null;
    }
    if (typeof handle === 'string') return (await catalogue(currency).productByHandle.load(handle)) ?? null;
    throw badInput('product needs a handle or an id.');
  },
  productByHandle: async (_root, { handle }, { catalogue, currency }) =>
    (await catalogue(currency).productByHandle.load(handle)) ?? null,
  products: async (_root, args, { db, currency, catalogue }) => {
    const order = ORDERS[args.sortKey ?? 'ID'];
    const page = pageRequest(args, productKeyType(order));
    const condition = parseSearchQuery(args.query ?? '', currency);
    const listing = { order, descending: args.reverse ?? false, page };
    return {
      ...connectionOfPage(await productPage(db, listing, condition, currency), page),
      filters: async () => {
        const [readModel, ids] = await Promise.all([
          catalogue(currency).readModel(),
          productIdsWhere(db, condition, currency),
        ]);
        const { catalogue: listed } = readModel;
        const products = Uint32Array.from(listed.ids.keys()).filter((product) => ids.has(productId(listed, product)));
        return filtersOf({ products, narrowed: { name: '[]', filters: NO_FILTERS } }, readModel, currency);
      },
    };
  },
} satisfies QueryRootResolvers;
