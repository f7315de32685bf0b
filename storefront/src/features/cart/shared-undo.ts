import type { GuardedStorage } from '../storage/guarded-storage.ts';
import type { CartStore, RemovedPiece } from './cart-state.ts';
import type { StoredCartId } from './stored-cart-id.ts';

const REMOVED_KEY = 'cartRemoved';

interface Shared {
  cartId: string;
  removed: RemovedPiece;
  /** Makes two removals of the same piece two: storage tells the other tabs of changes alone. */
  at: number;
}

/** Written by this build or another one: only what can be shown and put back counts. */
function parsed(text: string | undefined): Pick<Shared, 'cartId' | 'removed'> | undefined {
  try {
    const shared: Partial<Shared> | null = JSON.parse(text ?? 'null');
    const { cartId, removed } = shared ?? {};
    const isWhole =
      typeof removed?.merchandiseId === 'string' && removed.quantity > 0 && typeof removed.preview?.title === 'string';
    return cartId && isWhole ? { cartId, removed } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets every tab offer to put back what one of them took out of the bag, and takes the offer back everywhere once it has
 * been taken up. Closing the drawer lets go of it in that tab alone.
 */
export function shareUndo(store: CartStore, storage: GuardedStorage, storedId: StoredCartId): void {
  let listening = false;
  store.subscribe(({ removed, open, cart }, before) => {
    if (listening || removed === before.removed) return;
    const shared = removed && cart && { cartId: cart.id, removed, at: Date.now() };
    if (shared) storage.write(REMOVED_KEY, JSON.stringify(shared satisfies Shared));
    else if (open === before.open) storage.remove(REMOVED_KEY);
  });
  storage.watch([REMOVED_KEY], () => {
    const shared = parsed(storage.read(REMOVED_KEY));
    listening = true;
    store.setState({ removed: shared?.cartId === storedId.read() ? shared?.removed : undefined });
    listening = false;
  });
}
