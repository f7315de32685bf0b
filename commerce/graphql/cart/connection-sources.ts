import type { Connection, Edge } from '../connection/connection.ts';
import type { Typed } from '../ids/typed.ts';
import type { CartLineSource } from './cart-source.ts';

export type CartLineConnectionSource = Connection<Typed<'CartLine', CartLineSource>>;
export type CartLineEdgeSource = Edge<Typed<'CartLine', CartLineSource>>;
