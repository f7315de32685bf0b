import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';
import { type Connection, connectionOf } from './connection.ts';
import { checkKeyType, cursorAt, positionAt } from './cursor.ts';
import { type ConnectionArguments, requestedPage } from './page-arguments.ts';

/** The arguments of a connection as the store reads a list. */
export function pageRequest(args: ConnectionArguments, keyType: SortKeyType): PageRequest {
  const { limit, cursor, backward } = requestedPage(args);
  return {
    limit,
    backward,
    ...(cursor === undefined ? {} : { from: checkKeyType(positionAt(cursor), keyType) }),
  };
}

/** A page of the store as a connection. Behind a cursor there is at least the row it names. */
export function connectionOfPage<Node>(page: Page<Node>, request: PageRequest): Connection<Node> {
  const edges = page.rows.map(({ record, position }) => ({ node: record, cursor: cursorAt(position) }));
  const behind = request.from !== undefined;
  return connectionOf(
    edges,
    request.backward ? { before: page.hasMore, after: behind } : { before: behind, after: page.hasMore },
  );
}
