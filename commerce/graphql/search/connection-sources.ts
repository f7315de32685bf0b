import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { ArticleRecord, PageRecord } from '../../store/content/content.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { FilterSource } from '../filter/filter.ts';
import type { Typed } from '../ids/global-id.ts';

export type SearchResultItemSource =
  | Typed<'Product', ProductRecord>
  | Typed<'Article', ArticleRecord>
  | Typed<'Page', PageRecord>;

/** A page of what a search found, how much it found in all, and what that can be narrowed by. */
export interface SearchConnectionSource extends Connection<SearchResultItemSource> {
  total: number;
  filters(): FilterSource[];
}
export type SearchEdgeSource = Edge<SearchResultItemSource>;
