import {
  type CollectionOrder,
  collectionKeyType,
  collectionPage,
  countCollections,
} from '../../store/catalogue/collections.ts';
import { badInput } from '../bad-input.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import type { CollectionSortKeys, QueryRootResolvers } from '../generated/resolvers.ts';
import { rowIdOf } from '../ids/global-id.ts';

const ORDERS: Readonly<Record<CollectionSortKeys, CollectionOrder>> = {
  ID: 'id',
  RELEVANCE: 'id',
  TITLE: 'title',
  UPDATED_AT: 'updated',
};

/** Collections are searched by words of their title, with or without naming the field. */
function titleOf(query: string | null | undefined): string | undefined {
  const text = query
    ?.replace(/^title:/, '')
    .replace(/^["']|["']$/g, '')
    .replace(/\*$/, '')
    .trim();
  if (text?.includes(':')) throw badInput('Collections can be searched by title only on this provider.');
  return text === '' ? undefined : text;
}

export const collectionQueries = {
  collection: async (_root, { handle, id }, { catalogue, currency }) => {
    if (typeof id === 'string') {
      const rowId = rowIdOf('Collection', id);
      if (rowId === undefined) throw badInput(`Invalid global id '${id}'`);
      return (await catalogue(currency).readModel()).collectionById.get(rowId) ?? null;
    }
    if (typeof handle === 'string')
      return (await catalogue(currency).readModel()).collectionByHandle.get(handle) ?? null;
    throw badInput('collection needs a handle or an id.');
  },
  collectionByHandle: async (_root, { handle }, { catalogue, currency }) =>
    (await catalogue(currency).readModel()).collectionByHandle.get(handle) ?? null,
  collections: async (_root, args, { db, currency }) => {
    const order = ORDERS[args.sortKey ?? 'ID'];
    const page = pageRequest(args, collectionKeyType(order));
    const title = titleOf(args.query);
    const listing = { order, descending: args.reverse ?? false, page, ...(title === undefined ? {} : { title }) };
    const connection = connectionOfPage(await collectionPage(db, listing, currency), page);
    return { ...connection, total: () => countCollections(db, title) };
  },
} satisfies QueryRootResolvers;
