import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import type { WishlistEntry } from '../wishlist-entry.ts';
import { AGREED_KEY } from '../wishlist-store.ts';
import { readAgreed, writeAgreed } from './agreed-list.ts';
import { isCut, mergedLists, sameLists } from './merged-lists.ts';
import type { StoredList, WishlistService } from './wishlist-service.ts';

/** Devices that write at the same moment take turns; more than this many turns is not a coincidence. */
const MOST_TURNS = 6;

/** The browser's list, as the sync needs it. */
export interface OwnList {
  read(): readonly WishlistEntry[];
  replace(entries: readonly WishlistEntry[]): void;
}

export interface SyncParts {
  list: OwnList;
  storage: GuardedStorage;
  service: WishlistService;
  /** The customer's plain id. */
  owner: string;
  /** Aborted when the customer leaves: nothing of theirs is written into this browser from then on. */
  signal?: AbortSignal;
  /** The account's list had no room for all that was put on here. */
  onFull?: () => void;
}

const handles = (entries: readonly WishlistEntry[]): ReadonlySet<string> =>
  new Set(entries.map(({ handle }) => handle));

/** Takes the products of an account out of the browser's list: its customer has left, or is somebody else. */
export function forgetAccount({ list, storage }: Pick<SyncParts, 'list' | 'storage'>): void {
  const agreed = readAgreed(storage);
  if (!agreed) return;
  const theirs = handles(agreed.entries);
  storage.remove(AGREED_KEY);
  const own = list.read();
  const left = own.filter(({ handle }) => !theirs.has(handle));
  if (left.length < own.length) list.replace(left);
}

/**
 * Notes what account and browser agree on. False when the browser's list has changed meanwhile: then that is what the next
 * turn begins with.
 */
function settled(
  { list, storage, owner }: SyncParts,
  own: readonly WishlistEntry[],
  merged: readonly WishlistEntry[],
): boolean {
  const isOutrun = !sameLists(list.read(), own);
  writeAgreed(storage, { owner, entries: isOutrun ? own : merged });
  if (isOutrun) return false;
  if (!sameLists(own, merged)) list.replace(merged);
  return true;
}

const hasLeft = ({ signal }: SyncParts): boolean => signal?.aborted ?? false;

/** Brings both lists together once. What the account holds then, where they still differ; otherwise undefined. */
async function takeTurn(parts: SyncParts, stored: StoredList): Promise<StoredList | undefined> {
  const { list, storage, service, onFull } = parts;
  const own = list.read();
  const base = readAgreed(storage)?.entries ?? [];
  const merged = mergedLists({ base, own, stored: stored.entries });
  const answer = sameLists(merged, stored.entries) ? undefined : await service.write(merged, stored.version);
  if (hasLeft(parts)) return undefined;
  if (answer?.isWritten === false) return answer;
  if (isCut({ base, own }, merged)) onFull?.();
  return settled(parts, own, merged) ? undefined : (answer ?? stored);
}

/**
 * Makes the browser's list and the account's one. Throws when the service cannot be had; then nothing has changed. Whoever
 * leaves while the service is asked is gone when it answers: then nothing changes either.
 */
async function agree(parts: SyncParts): Promise<void> {
  if ((readAgreed(parts.storage)?.owner ?? parts.owner) !== parts.owner) forgetAccount(parts);
  let stored: StoredList | undefined = await parts.service.read();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (hasLeft(parts)) return;
    stored = await takeTurn(parts, stored);
    if (!stored) return;
  }
  throw new Error('Other devices kept changing the wishlist.');
}

/**
 * One agreement at a time: a call during one has another follow it. A failure is only logged (WSH-012): the browser's list
 * stays as it is and the next change tries again.
 */
export function createWishlistSync(parts: SyncParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;

  async function run(): Promise<void> {
    do {
      isRequestedAgain = false;
      await agree(parts);
    } while (isRequestedAgain && !hasLeft(parts));
  }

  return () => {
    isRequestedAgain = running !== undefined;
    running ??= run()
      .catch((error: unknown) => {
        // The service no longer knows whoever has left.
        if (!hasLeft(parts)) console.error('Error syncing wishlist', error);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
