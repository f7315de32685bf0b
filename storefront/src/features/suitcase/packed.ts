import { type GuardedStorage, localValues } from '../storage/guarded-storage.ts';
import { handlesIn } from '../wishlist/shared-handles.ts';

/** Storage key of the suitcase: JSON, a list of `{ handle, size? }`. */
export const SUITCASE_KEY = 'suitcase';

/** As many products as one suitcase holds: more than anybody folds, and what can be priced at once. */
export const MOST_PACKED = 14;

/** A product in the suitcase, by its product's handle; `size` is the id of the variant that was picked. */
export interface PackedProduct {
  handle: string;
  size?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function packedProduct(value: unknown): PackedProduct[] {
  if (!isRecord(value) || typeof value.handle !== 'string' || value.handle === '') return [];
  return [{ handle: value.handle, ...(typeof value.size === 'string' && { size: value.size }) }];
}

/** What this browser has packed; nothing where nothing sensible is stored. */
export function readSuitcase(storage: GuardedStorage = localValues): readonly PackedProduct[] {
  try {
    const value: unknown = JSON.parse(storage.read(SUITCASE_KEY) ?? '[]');
    return Array.isArray(value) ? value.flatMap(packedProduct).slice(0, MOST_PACKED) : [];
  } catch {
    return [];
  }
}

export function writeSuitcase(packed: readonly PackedProduct[], storage: GuardedStorage = localValues): void {
  if (packed.length === 0) storage.remove(SUITCASE_KEY);
  else storage.write(SUITCASE_KEY, JSON.stringify(packed));
}

/** With more products behind those that are in; what is in already, and what has no room, stays as it is. */
export function withProducts(packed: readonly PackedProduct[], handles: readonly string[]): readonly PackedProduct[] {
  const more = handles.filter((handle) => !packed.some((product) => product.handle === handle));
  return [...packed, ...more.map((handle) => ({ handle }))].slice(0, MOST_PACKED);
}

export const withoutProduct = (packed: readonly PackedProduct[], handle: string): readonly PackedProduct[] =>
  packed.filter((product) => product.handle !== handle);

/** In another size; without one it is anybody's guess again. */
export const inSize = (packed: readonly PackedProduct[], handle: string, size: string): readonly PackedProduct[] =>
  packed.map((product) => (product.handle === handle ? { handle, ...(size !== '' && { size }) } : product));

/** The suitcase an address opens. */
export interface OpenedSuitcase {
  packed: readonly PackedProduct[];
  /** It was passed on: what is done to it is not done to one's own, which holds something else. */
  isForeign: boolean;
}

/**
 * Opens what an address asks for: `?pieces=` is a suitcase that was passed on, or one's own, `?pack=` puts something into
 * one's own, and nothing at all opens that.
 */
export function openedSuitcase(search: string, own: readonly PackedProduct[]): OpenedSuitcase {
  const asked = handlesIn(search, 'pieces', MOST_PACKED);
  if (asked.length === 0)
    return { packed: withProducts(own, handlesIn(search, 'pack', MOST_PACKED)), isForeign: false };
  const packed = asked.map((handle) => own.find((product) => product.handle === handle) ?? { handle });
  const isOwn = own.length === asked.length && own.every(({ handle }) => asked.includes(handle));
  return { packed, isForeign: own.length > 0 && !isOwn };
}
