import { hasExpired } from '../../domain/cart/cart-age.ts';
import { linesOfCart } from '../../store/cart-lines.ts';
import { type CartRecord, findCartByCredentials, findCartByToken } from '../../store/carts.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { type CartIdParts, parseCartId } from './cart-id.ts';
import type { CartSource } from './cart-source.ts';
import { cartSource } from './change-cart.ts';

const findCart = (db: CommerceDb, { token, secret }: CartIdParts): Promise<CartRecord | undefined> =>
  secret === undefined ? findCartByToken(db, token) : findCartByCredentials(db, { token, secret });

/** Null for a cart that is unknown, completed or expired, and for a wrong key; without a key the buyer stays hidden (D7). */
export async function findOpenCart(db: CommerceDb, id: string | CartIdParts): Promise<CartSource | null> {
  const parts = typeof id === 'string' ? parseCartId(id) : id;
  const record = parts && (await findCart(db, parts));
  if (!record || record.completedAt !== null || hasExpired(record, new Date())) return null;
  return cartSource(record, parts.secret, await linesOfCart(db, record.id));
}

export const cartQueries = {
  cart: (_root, { id }, { db }) => findOpenCart(db, id),
} satisfies QueryRootResolvers;
