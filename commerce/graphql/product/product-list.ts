import { isPublished } from '../../domain/search/catalogue-now.ts';
import { facetsOf } from '../../domain/search/facets.ts';
import { filterMatch } from '../../domain/search/filter-match.ts';
import { inOrder, type ListOrderName, type OrderedList } from '../../domain/search/list-order.ts';
import type { ProductFilters } from '../../domain/search/product-filters.ts';
import type { CatalogueMoment, CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';
import type { CatalogueLoaders } from '../batching/catalogue-loaders.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import { pageOfKeyed } from '../connection/page-of-keyed.ts';
import type { FilterSource } from '../filter/filter.ts';
import { productFilterList } from '../filter/product-filter-list.ts';

/** Entries of lists kept for one moment of the catalogue, 4 bytes each: 8 MB at most. */
const MAX_WEIGHT = 2_000_000;

/** What was worked out for lists, as long as nothing they depend on changes. */
export interface KeptLists<Value> {
  /** What is kept under the name, or else what is made now. */
  keep(moment: CatalogueMoment, name: string, make: () => Value): Value;
}

interface Kept<Value> {
  weight: number;
  byName: Map<string, Value>;
}

/** Keeps what lists cost the most to work out; what was used least recently goes first. It ends with its moment. */
export function keptLists<Value>(weightOf: (value: Value) => number): KeptLists<Value> {
  const moments = new WeakMap<CatalogueMoment, Kept<Value>>();
  return {
    keep(moment, name, make) {
      const kept = moments.get(moment) ?? { weight: 0, byName: new Map<string, Value>() };
      moments.set(moment, kept);
      const known = kept.byName.get(name);
      const value = known ?? make();
      kept.byName.delete(name);
      kept.byName.set(name, value);
      if (known === undefined) kept.weight += weightOf(value);
      for (const [oldest, leaving] of kept.byName) {
        if (kept.weight <= MAX_WEIGHT || oldest === name) break;
        kept.byName.delete(oldest);
        kept.weight -= weightOf(leaving);
      }
      return value;
    },
  };
}

/** A page of products, with a way to find what the whole list can be narrowed by for who asks. */
export interface ProductConnectionSource extends Connection<ProductRecord> {
  filters(): FilterSource[] | Promise<FilterSource[]>;
}
export type ProductEdgeSource = Edge<ProductRecord>;

/** What the sort keys of an order are, for a cursor to be held against. */
export const listKeyType = (order: ListOrderName): SortKeyType => (order === 'title' ? 'text' : 'bigint');

/** A list of products narrowed and sorted. */
export interface ListQuery {
  /** What the list is and what narrows it: the same words for the same products at one moment of the catalogue. */
  name: string;
  /** In their own order, by their numbers. */
  products: Uint32Array;
  filters: ProductFilters;
  order: ListOrderName;
  descending: boolean;
}

function orderedList({ products, filters, ...ordered }: ListQuery, readModel: CatalogueReadModel): OrderedList {
  const { catalogue, now } = readModel;
  const match = filterMatch(readModel, filters, now);
  return inOrder(
    readModel,
    products,
    ordered,
    (product) => isPublished(catalogue, product, now) && match.stays(product),
  );
}

const orderedLists = keptLists<OrderedList>((list) => list.length);
const countedFilters = keptLists<FilterSource[]>(() => 100);

/** The list narrowed and in its order, kept for who asks for it again. */
export const keptList = (query: ListQuery, readModel: CatalogueReadModel): OrderedList =>
  orderedLists.keep(readModel.moment, `${query.order} ${query.descending} ${query.name}`, () =>
    orderedList(query, readModel),
  );

/** The ids on a page of the list. */
export function idPage(query: ListQuery, readModel: CatalogueReadModel, page: PageRequest) {
  return pageOfKeyed(keptList(query, readModel), query.descending, page, listKeyType(query.order));
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
  const { catalogue, now } = readModel;
  const published = products.filter((product) => isPublished(catalogue, product, now));
  return productFilterList(facetsOf(published, readModel, filters, now), currency);
}
