import type { ListPosition, SortKeyType } from '../../store/keyset-page.ts';
import { badRequest } from '../bad-input.ts';

/** A place in a list as an opaque cursor. */
export function cursorAt({ key, id }: ListPosition): string {
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
export function positionAt(cursor: string): ListPosition {
  const value = parsed(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(value) && value.length === 2) {
    const [key, id]: unknown[] = value;
    if (typeof key === 'string' && !key.includes('\0') && typeof id === 'number' && Number.isSafeInteger(id))
      return { key, id };
  }
  throw badRequest('Malformed cursor');
}

/** What a list's sort keys look like, so that a cursor of another list is refused before the database sees it. */
export function checkKeyType(position: ListPosition, keyType: SortKeyType): ListPosition {
  const fits = {
    bigint: /^-?\d{1,15}$/,
    text: /^/,
    timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:?\d\d)?$/,
  }[keyType].test(position.key);
  if (!fits) throw badRequest('Malformed cursor');
  return position;
}
