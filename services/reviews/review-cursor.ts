import * as v from 'valibot';
import type { ReviewOrder, ReviewPosition } from './review-store.ts';

const KEY = { newest: /^\d{4}-\d{2}-\d{2}$/, helpful: /^\d{1,9}$/ } as const;
const Position = v.tuple([
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
]);

/** A place in the list as a text that means nothing to the outside. */
export function writeCursor({ key, id }: ReviewPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** The place a cursor stands for; undefined for anything that is not a cursor of that order. */
export function readCursor(cursor: string, order: ReviewOrder): ReviewPosition | undefined {
  try {
    const read = v.safeParse(Position, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (!read.success) return undefined;
    const [key, id] = read.output;
    const isKey = KEY[order].test(key) && (order === 'helpful' || !Number.isNaN(Date.parse(key)));
    return isKey ? { key, id } : undefined;
  } catch {
    return undefined;
  }
}
