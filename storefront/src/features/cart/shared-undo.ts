import type { GuardedStorage } from '../storage/guarded-storage.ts';
import type { CartStore, RemovedItem } from './cart-state.ts';
import type { StoredCartId } from './stored-cart-id.ts';

const REMOVED_KEY = 'cartRemoved';

/** As it is stored; other builds read it too, so its names stay. */
interface StoredItem extends Omit<RemovedItem, 'giftWithPurchase'> {
  giveaway?: string;
}

interface Shared {
  cartId: string;
  removed: StoredItem;
  /** Makes two removals of the same item two: storage tells the other tabs of changes alone. */
  at: number;
}

function toStored({ giftWithPurchase, ...item }: RemovedItem): StoredItem {
  return { ...item, ...(giftWithPurchase !== undefined && { giveaway: giftWithPurchase }) };
}

function fromStored({ giveaway, ...item }: StoredItem): RemovedItem {
  return { ...item, ...(giveaway !== undefined && { giftWithPurchase: giveaway }) };
}

/** Written by this build or another one: only what can be shown and put back counts. */
function parsed(text: string | undefined): { cartId: string; removed: RemovedItem } | undefined {
  try {
    const shared: Partial<Shared> | null = JSON.parse(text ?? 'null');
    const { cartId, removed } = shared ?? {};
    const isWhole =
      typeof removed?.merchandiseId === 'string' && removed.quantity > 0 && typeof removed.preview?.title === 'string';
    return cartId && isWhole ? { cartId, removed: fromStored(removed) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets every tab offer to put back what one of them took out of the cart, and takes the offer back everywhere once it
 * has been taken up. Closing the drawer lets go of it in that tab alone.
 */
export function shareUndo(store: CartStore, storage: GuardedStorage, storedId: StoredCartId): void {
  let listening = false;
  store.subscribe(({ removed, open, cart }, before) => {
    if (listening || removed === before.removed) return;
    const shared = removed && cart && { cartId: cart.id, removed: toStored(removed), at: Date.now() };
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
