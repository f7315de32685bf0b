import { plainId } from '../../session/plain-id.ts';
import { localValues } from '../../storage/guarded-storage.ts';
import { sayFull } from '../full-wishlist.ts';
import { readWishlist, replaceWishlist, subscribeWishlist } from '../wishlist-store.ts';
import { readAgreed } from './agreed-list.ts';
import { sameLists } from './merged-lists.ts';
import { wishlistService } from './wishlist-service.ts';
import { createWishlistSync, forgetAccount, type OwnList } from './wishlist-sync.ts';

/** A tab that comes to the front looks whether another device has been busy, this often at the most. */
const LOOK_AGAIN_MS = 15_000;

const list: OwnList = { read: readWishlist, replace: (entries) => replaceWishlist(entries) };

/** Keeps the browser's list and the customer's one from now on. Returns the way to stop. */
export function openSync(customerId: string, token: string): () => void {
  const owner = plainId(customerId);
  const leaving = new AbortController();
  const sync = createWishlistSync({
    list,
    storage: localValues,
    service: wishlistService({ owner, token }, (input, init) => fetch(input, init)),
    owner,
    signal: leaving.signal,
    onFull: sayFull,
  });
  let looked = performance.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    void sync();
  };
  void sync();
  const stopListening = subscribeWishlist((entries) => {
    if (!sameLists(entries, readAgreed(localValues)?.entries ?? [])) void sync();
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    leaving.abort();
    stopListening();
    document.removeEventListener('visibilitychange', look);
  };
}

/** The customer has left: their products leave this browser with them. */
export function leaveAccount(): void {
  forgetAccount({ list, storage: localValues });
}
