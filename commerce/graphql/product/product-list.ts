import { facetsOf } from '../../domain/search/facets.ts';
import { meetsFilters } from '../../domain/search/filter-match.ts';
import { inOrder, type ListOrderName } from '../../domain/search/list-order.ts';
import { isPublished, type ListedProduct } from '../../domain/search/listed-product.ts';
import type { ProductFilters } from '../../domain/search/product-filters.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';
import type { CatalogueLoaders } from '../batching/catalogue-loaders.ts';
import { pageOfKeyed } from '../connection/page-of-keyed.ts';
import type { FilterSource } from '../filter/filter-source.ts';
import { productFilterList } from '../filter/product-filter-list.ts';

/** What the sort keys of an order are, for a cursor to be held against. */
export const listKeyType = (order: ListOrderName): SortKeyType => (order === 'title' ? 'text' : 'bigint');

/** A list of products narrowed and sorted. */
export interface ListQuery {
  /** In their own order. */
  products: readonly ListedProduct[];
  filters: ProductFilters;
  order: ListOrderName;
  descending: boolean;
}

/** The ids on a page of the list. */
export function idPage(
  { products, filters, order, descending }: ListQuery,
  readModel: CatalogueReadModel,
  page: PageRequest,
) {
  const found = products
    .map((product, place) => ({ product, place }))
    .filter(({ product }) => isPublished(product, readModel) && meetsFilters(product, filters, readModel));
  return pageOfKeyed(inOrder(found, order, descending), descending, page, listKeyType(order));
}

/** The page with the products themselves; one that was taken away this very moment is left out. */
export async function withProducts(ids: Page<number>, catalogue: CatalogueLoaders): Promise<Page<ProductRecord>> {
  const rows = await Promise.all(
    ids.rows.map(async ({ record, position }) => ({ record: await catalogue.productById.load(record), position })),
  );
  return { ...ids, rows: rows.flatMap(({ record, position }) => (record ? [{ record, position }] : [])) };
}

/** What the list can be narrowed by. */
export function filtersOf(
  { products, filters }: Pick<ListQuery, 'products' | 'filters'>,
  readModel: CatalogueReadModel,
  currency: string,
): FilterSource[] {
  const published = products.filter((product) => isPublished(product, readModel));
  return productFilterList(facetsOf(published, filters, readModel), currency);
}
