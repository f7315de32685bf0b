import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';

/** Storage key of the pieces this browser has looked at, the latest first. */
export const SEEN_KEY = 'recentlyViewed';
const MOST = 12;

/** A piece that was looked at: its handle, and a variant's id to find it by. */
export interface SeenPiece {
  handle: string;
  variant: string;
}

function isSeenPiece(value: unknown): value is SeenPiece {
  if (typeof value !== 'object' || value === null || !('handle' in value) || !('variant' in value)) return false;
  return typeof value.handle === 'string' && typeof value.variant === 'string';
}

/** The pieces looked at, the latest first; none where nothing sensible is stored. */
export function seenPieces(storage: GuardedStorage = localValues): SeenPiece[] {
  try {
    const value: unknown = JSON.parse(storage.read(SEEN_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isSeenPiece).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a piece first; the oldest of more than twelve is forgotten. */
export function rememberSeen(piece: SeenPiece, storage: GuardedStorage = localValues): void {
  const others = seenPieces(storage).filter(({ handle }) => handle !== piece.handle);
  storage.write(SEEN_KEY, JSON.stringify([piece, ...others].slice(0, MOST)));
}
