import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';
import { handlesIn } from '../wishlist/shared-handles.ts';

/** Storage key of the suitcase: JSON, a list of `{ handle, size? }`. */
export const SUITCASE_KEY = 'suitcase';

/** As many pieces as one suitcase holds: more than anybody folds, and what can be priced at once. */
export const MOST_PIECES = 14;

/** A piece in the suitcase, by its product's handle; `size` is the id of the variant that was picked. */
export interface PackedPiece {
  handle: string;
  size?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function packedPiece(value: unknown): PackedPiece[] {
  if (!isRecord(value) || typeof value.handle !== 'string' || value.handle === '') return [];
  return [{ handle: value.handle, ...(typeof value.size === 'string' && { size: value.size }) }];
}

/** What this browser has packed; nothing where nothing sensible is stored. */
export function readSuitcase(storage: GuardedStorage = localValues): readonly PackedPiece[] {
  try {
    const value: unknown = JSON.parse(storage.read(SUITCASE_KEY) ?? '[]');
    return Array.isArray(value) ? value.flatMap(packedPiece).slice(0, MOST_PIECES) : [];
  } catch {
    return [];
  }
}

export function writeSuitcase(packed: readonly PackedPiece[], storage: GuardedStorage = localValues): void {
  if (packed.length === 0) storage.remove(SUITCASE_KEY);
  else storage.write(SUITCASE_KEY, JSON.stringify(packed));
}

/** With more pieces behind those that are in; what is in already, and what has no room, stays as it is. */
export function withPieces(packed: readonly PackedPiece[], handles: readonly string[]): readonly PackedPiece[] {
  const more = handles.filter((handle) => !packed.some((piece) => piece.handle === handle));
  return [...packed, ...more.map((handle) => ({ handle }))].slice(0, MOST_PIECES);
}

export const withoutPiece = (packed: readonly PackedPiece[], handle: string): readonly PackedPiece[] =>
  packed.filter((piece) => piece.handle !== handle);

/** In another size; without one it is anybody's guess again. */
export const inSize = (packed: readonly PackedPiece[], handle: string, size: string): readonly PackedPiece[] =>
  packed.map((piece) => (piece.handle === handle ? { handle, ...(size !== '' && { size }) } : piece));

/** The suitcase an address opens. */
export interface OpenedSuitcase {
  packed: readonly PackedPiece[];
  /** It was passed on: what is done to it is not done to one's own, which holds something else. */
  isForeign: boolean;
}

/**
 * Opens what an address asks for: `?pieces=` is a suitcase that was passed on, or one's own, `?pack=` puts something into
 * one's own, and nothing at all opens that.
 */
export function openedSuitcase(search: string, own: readonly PackedPiece[]): OpenedSuitcase {
  const asked = handlesIn(search, 'pieces', MOST_PIECES);
  if (asked.length === 0) return { packed: withPieces(own, handlesIn(search, 'pack', MOST_PIECES)), isForeign: false };
  const packed = asked.map((handle) => own.find((piece) => piece.handle === handle) ?? { handle });
  const isOwn = own.length === asked.length && own.every(({ handle }) => asked.includes(handle));
  return { packed, isForeign: own.length > 0 && !isOwn };
}
