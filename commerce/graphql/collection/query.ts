import {
  type CollectionOrder,
  type CollectionRecord,
  collectionKeyType,
  collectionPage,
  countCollections,
} from '../../store/catalogue/collections.ts';
import { badInput } from '../bad-input.ts';
import { connectionOfPage, pageRequest } from '../connection/page-of-list.ts';
import type { CollectionSortKeys, QueryRootResolvers } from '../generated/resolvers.ts';
import { rowIdOf } from '../ids/global-id.ts';
import { dateField, matchingQuery, type SearchFields, textField, wordsField } from '../search/search-fields.ts';

const ORDERS: Readonly<Record<CollectionSortKeys, CollectionOrder>> = {
  ID: 'id',
  RELEVANCE: 'id',
  TITLE: 'title',
  UPDATED_AT: 'updated',
};

/** Every collection is put together by hand: none follows from rules. */
const COLLECTION_TYPE = 'custom';

const SEARCHED: SearchFields<CollectionRecord> = {
  words: ({ title }) => title,
  fields: {
    collection_type: textField(() => COLLECTION_TYPE),
    title: wordsField(({ title }) => title),
    updated_at: dateField(({ updatedAt }) => updatedAt),
  },
};

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
  collections: async (_root, args, { db, currency, catalogue }) => {
    const order = ORDERS[args.sortKey ?? 'ID'];
    const page = pageRequest(args, collectionKeyType(order));
    const all = args.query?.trim() ? [...(await catalogue(currency).readModel()).collectionById.values()] : undefined;
    const found = all && matchingQuery(all, args.query, SEARCHED).map(({ id }) => id);
    const listing = { order, descending: args.reverse ?? false, page, ...(found && { ids: found }) };
    const connection = connectionOfPage(await collectionPage(db, listing, currency), page);
    return { ...connection, total: async () => found?.length ?? countCollections(db) };
  },
} satisfies QueryRootResolvers;
