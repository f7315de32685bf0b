import type { Connection, Edge } from './connection.ts';

export type StringConnectionSource = Connection<string>;
export type StringEdgeSource = Edge<string>;

/** A list of something this shop has none of. */
export type EmptyConnectionSource = Connection<never>;
