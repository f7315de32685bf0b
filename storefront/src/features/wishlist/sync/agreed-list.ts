import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import { entriesOf, type WishlistEntry } from '../wishlist-entry.ts';
import { AGREED_KEY } from '../wishlist-store.ts';

export interface AgreedList {
  /** The customer's plain id. */
  owner: string;
  entries: readonly WishlistEntry[];
}

/** Undefined where nothing was agreed on, or what stands there is broken. */
export function readAgreed(storage: GuardedStorage): AgreedList | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(AGREED_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('owner' in value) || !('entries' in value)) return undefined;
    return typeof value.owner === 'string' ? { owner: value.owner, entries: entriesOf(value.entries) } : undefined;
  } catch {
    return undefined;
  }
}

export function writeAgreed(storage: GuardedStorage, agreed: AgreedList): void {
  storage.write(AGREED_KEY, JSON.stringify(agreed));
}
