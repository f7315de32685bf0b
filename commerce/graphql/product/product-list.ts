import { facetsOf } from '../../domain/search/facets.ts';
import { meetsFilters } from '../../domain/search/filter-match.ts';
import {
  inOrder,
  isPublished,
  type Keyed,
  type ListedProduct,
  type ListOrderName,
} from '../../domain/search/listed-product.ts';
import type { ProductFilters } from '../../domain/search/product-filters.ts';
import type { CatalogueMoment, CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';
import type { CatalogueLoaders } from '../batching/catalogue-loaders.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import { pageOfKeyed } from '../connection/page-of-keyed.ts';
import type { FilterSource } from '../filter/filter.ts';
import { productFilterList } from '../filter/product-filter-list.ts';

/** Entries of lists kept for one moment of the catalogue: some megabytes at most. */
const MAX_WEIGHT = 300_000;

/** What was worked out for lists, as long as nothing they depend on changes. */
interface KeptLists<Value> {
  /** What is kept under the name, or else what is made now. */
  keep(moment: CatalogueMoment, name: string, make: () => Value): Value;
}

interface Kept<Value> {
  weight: number;
  byName: Map<string, Value>;
}

/** Keeps what lists cost the most to work out; what was used least recently goes first. It ends with its moment. */
function keptLists<Value>(weightOf: (value: Value) => number): KeptLists<Value> {
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
