import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { FilterSource } from '../filter/filter-source.ts';

/** A page of products, with a way to find what the whole list can be narrowed by for who asks. */
export interface ProductConnectionSource extends Connection<ProductRecord> {
  filters(): FilterSource[] | Promise<FilterSource[]>;
}
export type ProductEdgeSource = Edge<ProductRecord>;
