import {
  CollectionPlaces,
  type CollectionPlacesQuery,
  type ListSizeFragment,
} from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import { providerData } from './provider-data.ts';

/** The most the provider lists at once. */
const MOST = 250;
/** Counts every product once: it is in stock or it is not. */
const STOCK_FILTER = 'filter.v.availability';

type Places = NonNullable<CollectionPlacesQuery['collection']>['products'];

async function placesPage(
  { api, country }: PageDataContext,
  handle: string,
  first: number,
  after: string | null,
): Promise<Places | undefined> {
  return providerData(await api.request(CollectionPlaces, { handle, country, first, after })).collection?.products;
}

/** The cursors of a collection's first `wanted` products, in its own order, asked for as they are read. */
async function* places(context: PageDataContext, handle: string, wanted: number): AsyncGenerator<string> {
  let after: string | null = null;
  for (let left = wanted; left > 0; ) {
    const page: Places | undefined = await placesPage(context, handle, Math.min(left, MOST), after);
    if (!page) return;
    for (const { cursor } of page.edges) yield cursor;
    after = page.edges.at(-1)?.cursor ?? null;
    left = page.pageInfo.hasNextPage && after ? left - page.edges.length : 0;
  }
}

/**
 * How many products a collection holds: the provider counts them with the list's filters. One that is not set up to
 * filter by stock has its places counted instead, 250 at a time.
 */
export async function collectionSize(
  context: PageDataContext,
  handle: string,
  { filters }: ListSizeFragment,
): Promise<number> {
  const stock = filters.find(({ id }) => id === STOCK_FILTER);
  if (stock) return stock.values.reduce((sum, { count }) => sum + count, 0);
  let size = 0;
  for await (const _ of places(context, handle, Number.POSITIVE_INFINITY)) size += 1;
  return size;
}

/** The cursor behind a collection's first `skipped` products; undefined when it has no more than those before it. */
export async function cursorAfter(
  context: PageDataContext,
  handle: string,
  skipped: number,
): Promise<string | undefined> {
  let passed = 0;
  for await (const cursor of places(context, handle, skipped)) {
    passed += 1;
    if (passed === skipped) return cursor;
  }
  return undefined;
}
