import { badRequest } from '../bad-input.ts';
import { type Connection, connectionOf } from './connection.ts';
import { type ConnectionArguments, requestedPage } from './page-arguments.ts';

const cursorFor = (name: string): string => Buffer.from(name).toString('base64url');

/**
 * A page of a list that is short enough to be read whole (variants, pictures, cart lines). `nameOf` gives each item a name
 * that is its own, so that a cursor still holds after items before it have gone.
 */
export function pageOfArray<Item>(
  items: readonly Item[],
  args: ConnectionArguments,
  nameOf: (item: Item) => string,
): Connection<Item> {
  const { limit, cursor, backward } = requestedPage(args);
  const edges = items.map((node) => ({ node, cursor: cursorFor(nameOf(node)) }));
  const at = cursor === undefined ? undefined : edges.findIndex((edge) => edge.cursor === cursor);
  if (at === -1) throw badRequest('Malformed cursor');
  const end = backward ? (at ?? edges.length) : Math.min(edges.length, (at ?? -1) + 1 + limit);
  const start = backward ? Math.max(0, end - limit) : (at ?? -1) + 1;
  return connectionOf(edges.slice(start, end), { before: start > 0, after: end < edges.length });
}
