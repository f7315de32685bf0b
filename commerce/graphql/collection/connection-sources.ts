import type { CollectionRecord } from '../../store/catalogue/collections.ts';
import type { Connection, Edge } from '../connection/connection.ts';

/** A page of collections, with a way to count the whole list for who asks. */
export interface CollectionConnectionSource extends Connection<CollectionRecord> {
  total(): Promise<number>;
}
export type CollectionEdgeSource = Edge<CollectionRecord>;
