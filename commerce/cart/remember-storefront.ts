import { setCartStorefront } from '../store/cart/cart-writes.ts';
import type { CommerceDb } from '../store/commerce-database.ts';

/** Keeps with a cart which storefront its shopper comes from, once: a storefront's server makes carts without saying. */
export const rememberStorefront = (db: CommerceDb, cartId: number, storefront: string): Promise<void> =>
  setCartStorefront(db, cartId, storefront);
