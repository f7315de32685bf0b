import { findOpenCart as findCart } from '../../cart/cart.ts';
import type { RequestContext } from '../context.ts';
import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { type CartIdParts, parseCartId } from './cart-id.ts';
import type { CartSource } from './cart-source.ts';

/** Null for a cart that is unknown, completed or expired, and for a wrong key; without a key the buyer stays hidden (D7). */
export async function findOpenCart(
  context: Pick<RequestContext, 'db' | 'now'>,
  id: string | CartIdParts,
): Promise<CartSource | null> {
  const parts = typeof id === 'string' ? parseCartId(id) : id;
  const cart = parts && (await findCart(context, parts));
  return cart ? { ...cart, secret: parts.secret } : null;
}

export const cartQueries = {
  cart: (_root, { id }, context) => findOpenCart(context, id),
} satisfies QueryRootResolvers;
