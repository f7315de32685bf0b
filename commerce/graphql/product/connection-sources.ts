import type { ProductRecord } from '../../store/product-record.ts';
import type { Connection, Edge } from '../connection/connection.ts';

export type ProductConnectionSource = Connection<ProductRecord>;
export type ProductEdgeSource = Edge<ProductRecord>;
