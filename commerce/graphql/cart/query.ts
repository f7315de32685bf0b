import { linesOfCart } from '../../store/cart-lines.ts';
import { type CartRecord, findCartByCredentials, findCartByToken } from '../../store/carts.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { type CartIdParts, parseCartId } from './cart-id.ts';
import { cartSource } from './change-cart.ts';

const findCart = (db: CommerceDb, { token, secret }: CartIdParts): Promise<CartRecord | undefined> =>
  secret === undefined ? findCartByToken(db, token) : findCartByCredentials(db, { token, secret });

export const cartQueries = {
  /** Null for a cart that is unknown or completed, and for a wrong key; without a key the buyer stays hidden (D7). */
  cart: async (_root, { id }, { db }) => {
    const parts = parseCartId(id);
    const record = parts && (await findCart(db, parts));
    if (!record || record.completedAt !== null) return null;
    return cartSource(record, parts.secret, await linesOfCart(db, record.id));
  },
} satisfies QueryRootResolvers;
