import type { ListPosition, Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';
import { badRequest } from '../bad-input.ts';
import { type Connection, connectionOf } from './connection.ts';
import { type ConnectionArguments, requestedPage } from './page-arguments.ts';

/** A place in a list as an opaque cursor. */
function cursorAt({ key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The place a cursor names; a cursor that is not one of ours is the client's mistake. */
function positionAt(cursor: string): ListPosition {
  const value = parsed(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(value) && value.length === 2) {
    const [key, id]: unknown[] = value;
    if (typeof key === 'string' && !key.includes('\0') && typeof id === 'number' && Number.isSafeInteger(id))
      return { key, id };
  }
  throw badRequest('Malformed cursor');
}

/** A moment as PostgreSQL writes it ('2026-11-20 10:00:00.5+00') and reads it: of a day there is. */
function isMoment(text: string): boolean {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::?[0-5]\d)?$/.exec(text) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return moment.getUTCFullYear() > 0 && moment.toISOString().startsWith(`${day}T${time}`);
}

const FITS: Readonly<Record<SortKeyType, (key: string) => boolean>> = {
  bigint: (key) => /^-?\d{1,15}$/.test(key),
  text: () => true,
  timestamptz: isMoment,
};

/** What a list's sort keys look like, so that a cursor of another list is refused before the database sees it. */
function checkKeyType(position: ListPosition, keyType: SortKeyType): ListPosition {
  if (!FITS[keyType](position.key)) throw badRequest('Malformed cursor');
  return position;
}

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
