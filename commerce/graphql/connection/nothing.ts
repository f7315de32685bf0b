import type { Connection } from './connection.ts';
import { type ConnectionArguments, requestedPage } from './page-arguments.ts';

/** A list of which there is nothing in this shop; its arguments are checked all the same. */
export function nothingOf(args: ConnectionArguments): Connection<never> {
  requestedPage(args);
  return {
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  };
}
