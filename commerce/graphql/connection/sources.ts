import type { Connection, Edge } from './connection.ts';

export type StringConnectionSource = Connection<string>;
export type StringEdgeSource = Edge<string>;
