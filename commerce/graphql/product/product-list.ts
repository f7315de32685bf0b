import { isPublished } from '../../domain/search/catalogue-now.ts';
import { facetsOf } from '../../domain/search/facets.ts';
import { type FilterMatch, filterMatch } from '../../domain/search/filter-match.ts';
import { inOrder, type ListOrderName, type OrderedList } from '../../domain/search/list-order.ts';
import type { ProductFilters } from '../../domain/search/product-filters.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';
import type { CatalogueLoaders } from '../batching/catalogue-loaders.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import { pageOfKeyed } from '../connection/page-of-keyed.ts';
import type { FilterSource } from '../filter/filter.ts';
import { productFilterList } from '../filter/product-filter-list.ts';
import { keptLists } from './kept-lists.ts';

/** A page of products, with a way to find what the whole list can be narrowed by for who asks. */
export interface ProductConnectionSource extends Connection<ProductRecord> {
  filters(): FilterSource[] | Promise<FilterSource[]>;
}
export type ProductEdgeSource = Edge<ProductRecord>;

/** What the sort keys of an order are, for a cursor to be held against. */
export const listKeyType = (order: ListOrderName): SortKeyType => (order === 'title' ? 'text' : 'bigint');

/** Filters, and their name: the same words for the same filters at one moment of the catalogue. */
export interface NamedFilters {
  name: string;
  filters: ProductFilters;
}

/** A list of products narrowed and sorted. */
export interface ListQuery {
  /** What the list is: the same words for the same products at one moment of the catalogue. */
  name: string;
  /** In their own order, by their numbers. */
  products: Uint32Array;
  narrowed: NamedFilters;
  order: ListOrderName;
  descending: boolean;
}

const matches = keptLists<FilterMatch>(({ bytes }) => bytes / 4);
const orderedLists = keptLists<OrderedList>((list) => list.length);
/** A value of a filter takes about 240 bytes. */
const countedFilters = keptLists<FilterSource[]>((filters) => 60 * filters.flatMap(({ values }) => values).length);

const keptMatch = ({ name, filters }: NamedFilters, readModel: CatalogueReadModel): FilterMatch =>
  matches.keep(readModel.moment, name, () => filterMatch(readModel, filters, readModel.now));

function orderedList({ products, narrowed, ...ordered }: ListQuery, readModel: CatalogueReadModel): OrderedList {
  const { catalogue, now } = readModel;
  const { stays } = keptMatch(narrowed, readModel);
  return inOrder(readModel, products, ordered, (product) => isPublished(catalogue, product, now) && stays(product));
}

/** The list narrowed and in its order, kept for who asks for it again. */
export const keptList = (query: ListQuery, readModel: CatalogueReadModel): OrderedList =>
  orderedLists.keep(readModel.moment, `${query.order} ${query.descending} ${query.name} ${query.narrowed.name}`, () =>
    orderedList(query, readModel),
  );

/** The ids on a page of the list. */
export function idPage(query: ListQuery, readModel: CatalogueReadModel, page: PageRequest) {
  return pageOfKeyed(keptList(query, readModel), query.descending, page, listKeyType(query.order));
}

/** What a list that is asked for again and again can be narrowed by. */
export const keptFiltersOf = (query: ListQuery, readModel: CatalogueReadModel, currency: string): FilterSource[] =>
  countedFilters.keep(readModel.moment, `${query.name} ${query.narrowed.name}`, () =>
    filtersOf(query, readModel, currency),
  );

/** The page with the products themselves; one that was taken away this very moment is left out. */
export async function withProducts(ids: Page<number>, catalogue: CatalogueLoaders): Promise<Page<ProductRecord>> {
  const rows = await Promise.all(
    ids.rows.map(async ({ record, position }) => ({ record: await catalogue.productById.load(record), position })),
  );
  return { ...ids, rows: rows.flatMap(({ record, position }) => (record ? [{ record, position }] : [])) };
}

/** What the list can be narrowed by. */
export function filtersOf(
  { products, narrowed }: Pick<ListQuery, 'products' | 'narrowed'>,
  readModel: CatalogueReadModel,
  currency: string,
): FilterSource[] {
  const { catalogue, now } = readModel;
  const published = products.filter((product) => isPublished(catalogue, product, now));
  return productFilterList(facetsOf(published, readModel, keptMatch(narrowed, readModel)), currency);
}
