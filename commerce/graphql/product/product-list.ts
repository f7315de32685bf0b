import { facetsOf } from '../../domain/search/facets.ts';
import { meetsFilters } from '../../domain/search/filter-match.ts';
import { inOrder, type Keyed, type ListOrderName } from '../../domain/search/list-order.ts';
import { isPublished, type ListedProduct } from '../../domain/search/listed-product.ts';
import type { ProductFilters } from '../../domain/search/product-filters.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';
import type { CatalogueLoaders } from '../batching/catalogue-loaders.ts';
import { pageOfKeyed } from '../connection/page-of-keyed.ts';
import type { FilterSource } from '../filter/filter-source.ts';
import { productFilterList } from '../filter/product-filter-list.ts';
import { keptLists } from './kept-lists.ts';

/** What the sort keys of an order are, for a cursor to be held against. */
export const listKeyType = (order: ListOrderName): SortKeyType => (order === 'title' ? 'text' : 'bigint');

/** A list of products narrowed and sorted. */
export interface ListQuery {
  /** What the list is and what narrows it: the same words for the same products at one moment of the catalogue. */
  name: string;
  /** In their own order. */
  products: readonly ListedProduct[];
  filters: ProductFilters;
  order: ListOrderName;
  descending: boolean;
}

function orderedList({ products, filters, order, descending }: ListQuery, readModel: CatalogueReadModel): Keyed[] {
  const found = products
    .map((product, place) => ({ product, place }))
    .filter(({ product }) => isPublished(product, readModel) && meetsFilters(product, filters, readModel));
  return inOrder(found, order, descending);
}

const orderedLists = keptLists<Keyed[]>((list) => list.length);
const countedFilters = keptLists<FilterSource[]>(() => 100);

/** The ids on a page of the list. */
export function idPage(query: ListQuery, readModel: CatalogueReadModel, page: PageRequest) {
  const { name, order, descending } = query;
  const list = orderedLists.keep(readModel.moment, `${order} ${descending} ${name}`, () =>
    orderedList(query, readModel),
  );
  return pageOfKeyed(list, descending, page, listKeyType(order));
}

/** What a list that is asked for again and again can be narrowed by. */
export const keptFiltersOf = (query: ListQuery, readModel: CatalogueReadModel, currency: string): FilterSource[] =>
  countedFilters.keep(readModel.moment, query.name, () => filtersOf(query, readModel, currency));

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
