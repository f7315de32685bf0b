import { type RawBuilder, sql } from 'kysely';

/** The place of a row in an ordered list: the text of its sort key, and its id where keys are equal. */
export interface ListPosition {
  key: string;
  id: number;
}

/** A stretch of an ordered list: up to `limit` rows from one end or from (not including) a position, forwards or backwards. */
export interface PageRequest {
  limit: number;
  from?: ListPosition;
  backward: boolean;
}

/** The types of sort keys there are, by their names in SQL. */
export type SortKeyType = 'bigint' | 'text' | 'timestamptz';

/** What a list is ordered by; rows with the same key follow each other by id in the same direction. */
export interface ListOrder {
  key: RawBuilder<unknown>;
  keyType: SortKeyType;
  id: RawBuilder<unknown>;
  descending: boolean;
}

/** One record with its place in the list. */
export interface PageRow<Row> {
  record: Row;
  position: ListPosition;
}

/** The rows of a page in list order, and whether more of the list lies beyond, in the direction that was read. */
export interface Page<Row> {
  rows: readonly PageRow<Row>[];
  hasMore: boolean;
}

/**
 * The SQL of a page without offsets: `where` for the position, `orderBy`, `limit` (one row more than asked, to know whether
 * there are more) and `key`, to be selected as text.
 */
export function keysetClauses(order: ListOrder, page: PageRequest) {
  const descending = order.descending !== page.backward;
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = descending ? sql`<` : sql`>`;
  return {
    where: page.from
      ? sql<boolean>`(${order.key}, ${order.id}) ${beyond} (${page.from.key}::${sql.raw(order.keyType)}, ${page.from.id}::bigint)`
      : sql<boolean>`true`,
    orderBy: sql`${order.key} ${direction}, ${order.id} ${direction}`,
    limit: page.limit + 1,
    key: sql<string>`(${order.key})::text`,
  };
}

/** Cuts the extra row off and puts the rows of a backward page into list order. */
export function cutPage<Row>(rows: readonly PageRow<Row>[], page: PageRequest): Page<Row> {
  const kept = rows.slice(0, page.limit);
  return { rows: page.backward ? kept.reverse() : kept, hasMore: rows.length > page.limit };
}
