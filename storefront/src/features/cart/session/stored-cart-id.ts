import type { GuardedStorage } from '../../storage/guarded-storage.ts';

export const CART_ID_KEY = 'cartId';
const CART_CHANGED_KEY = 'cartChanged';

/**
 * The cart id this browser keeps. It is a capability: whoever has it has the cart, so it goes nowhere but the provider.
 */
export interface StoredCartId {
  read(): string | undefined;
  write(cartId: string): void;
  forget(): void;
  /** Tells the other tabs that the cart is not what they last saw. */
  announceChange(): void;
  /** Calls back when another tab got a new cart or changed this one. */
  watch(listener: () => void): () => void;
}

export function storedCartId(storage: GuardedStorage): StoredCartId {
  return {
    read: () => storage.read(CART_ID_KEY),
    write: (cartId) => storage.write(CART_ID_KEY, cartId),
    forget: () => storage.remove(CART_ID_KEY),
    // The value only has to differ from the last one: storage events fire on change.
    announceChange: () => storage.write(CART_CHANGED_KEY, `${Date.now()}.${Math.random()}`),
    watch: (listener) => storage.watch([CART_ID_KEY, CART_CHANGED_KEY], listener),
  };
}
