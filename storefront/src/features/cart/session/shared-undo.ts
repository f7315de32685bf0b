import type { GuardedStorage } from '../../storage/guarded-storage.ts';
import type { RemovedItem } from '../state/cart-commands.ts';
import type { CartStore } from '../state/cart-store.ts';
import type { StoredCartId } from './stored-cart-id.ts';

const REMOVED_KEY = 'cartRemoved';

/** As it is stored; other builds read it too, so its names stay. */
interface StoredItem extends Omit<RemovedItem, 'giftWithPurchase'> {
  giveaway?: string;
}

interface Shared {
  cartId: string;
  /** What is of another size since is stored one level down: builds that know removals alone would put it in once more. */
  removed: StoredItem | { changed: StoredItem };
  /** Makes two removals of the same item two: storage tells the other tabs of changes alone. */
  at: number;
}

function toStored({ giftWithPurchase, ...item }: RemovedItem): Shared['removed'] {
  const stored = { ...item, ...(giftWithPurchase !== undefined && { giveaway: giftWithPurchase }) };
  return item.changedTo ? { changed: stored } : stored;
}

function fromStored({ giveaway, ...item }: StoredItem): RemovedItem {
  return { ...item, ...(giveaway !== undefined && { giftWithPurchase: giveaway }) };
}

/** So many of a variant with a name. */
function isSome({ merchandiseId, quantity }: Record<string, unknown>, { title }: Record<string, unknown>): boolean {
  return typeof merchandiseId === 'string' && Number(quantity) > 0 && typeof title === 'string';
}

function isStoredItem(value: unknown): value is StoredItem {
  const { preview, changedTo, ...item }: Record<string, unknown> = Object(value);
  const isKnown = changedTo === undefined || isSome(Object(changedTo), Object(changedTo));
  return isKnown && isSome(item, Object(preview));
}

/** Written by this build or another one: only what can be shown and put back counts. */
function parsed(text: string | undefined): { cartId: string; removed: RemovedItem } | undefined {
  try {
    const { cartId, removed }: Record<string, unknown> = Object(JSON.parse(text ?? 'null'));
    const stored: unknown = Object(removed).changed ?? removed;
    return typeof cartId === 'string' && isStoredItem(stored) ? { cartId, removed: fromStored(stored) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets every tab offer to put back what one of them took out of the cart, and takes the offer back everywhere once it
 * has been taken up. Closing the drawer lets go of it in that tab alone.
 */
export function shareUndo(store: CartStore, storage: GuardedStorage, storedId: StoredCartId): void {
  store.listen((event, { removed, cart }, before) => {
    if (removed === before.removed || event.type === 'undoOffered' || event.type === 'drawerClosed') return;
    if (!removed || !cart) return storage.remove(REMOVED_KEY);
    const shared: Shared = { cartId: cart.id, removed: toStored(removed), at: Date.now() };
    storage.write(REMOVED_KEY, JSON.stringify(shared));
  });
  storage.watch([REMOVED_KEY], () => {
    const shared = parsed(storage.read(REMOVED_KEY));
    const isOurs = shared !== undefined && shared.cartId === storedId.read();
    store.dispatch({ type: 'undoOffered', removed: isOurs ? shared.removed : undefined });
  });
}
