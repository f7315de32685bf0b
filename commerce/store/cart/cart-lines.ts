import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CartLine } from '../../domain/cart/line-plan.ts';
import type { PlannedSale } from '../../domain/promo/planned-sales.ts';
import { LIVE_PHASES } from '../checkout/checkout-attempts.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { currentSalesColumn, readSales } from '../discount/planned-sales.ts';
import { hashCartSecret } from './cart-credentials.ts';
import { type CartRecord, parseCart } from './carts.ts';

/** One merchandise with one set of attributes in a cart. `id` is a UUID. */
interface CartLineRecord extends CartLine {
  cartId: number;
}

/** Lines of a cart with what their price needs from the same moment. */
export interface CartContents {
  /** The newest first, as the Storefront API lists them. */
  lines: CartLineRecord[];
  /** Those that are open to somebody. */
  sales: PlannedSale[];
}

/** Which cart: the token alone is enough to look at it, and a secret that is given must be right. */
export interface CartToRead {
  token: string;
  secret: string | undefined;
}

/** A cart with what is in it, completed or not, in one statement; undefined for a wrong key and an unknown cart alike. */
export async function cartWithContents(
  db: CommerceDb | CommerceTx,
  { token, secret }: CartToRead,
  now: Date,
): Promise<{ record: CartRecord; contents: CartContents } | undefined> {
  const row = await db
    .selectFrom('commerce.cart as cart')
    .selectAll('cart')
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('commerce.cart_line as line')
          .select(['line.id', 'line.variant_id as variantId', 'line.quantity', 'line.attributes'])
          .whereRef('line.cart_id', '=', 'cart.id')
          .orderBy('line.position', 'desc'),
      ).as('lines'),
      currentSalesColumn(db, now),
    ])
    .where('token', '=', token)
    .$if(secret !== undefined, (query) => query.where('key_sha256', '=', hashCartSecret(secret ?? '')))
    .executeTakeFirst();
  if (!row) return undefined;
  const { lines, sales, ...cart } = row;
  return {
    record: parseCart(cart),
    contents: { lines: lines.map((line) => ({ ...line, cartId: cart.id })), sales: readSales(sales) },
  };
}

/**
 * What is in a cart, with whether a payment of it is under way. Read in one statement, which each change of a cart waits for, and
 * under the lock of the cart's row: before it is taken either may change.
 */
export async function contentsAndPaymentOfCart(
  tx: CommerceTx,
  cartId: number,
  now: Date,
): Promise<CartContents & { isBeingPaid: boolean }> {
  const rows = await tx
    .selectFrom('commerce.cart as cart')
    .leftJoin('commerce.cart_line as line', 'line.cart_id', 'cart.id')
    .leftJoin('commerce.checkout_attempt as attempt', (join) =>
      join.onRef('attempt.cart_id', '=', 'cart.id').on('attempt.phase', 'in', LIVE_PHASES),
    )
    .select(['line.id', 'line.variant_id', 'line.quantity', 'line.attributes', 'attempt.id as attempt_id'])
    .select(currentSalesColumn(tx, now))
    .where('cart.id', '=', cartId)
    .orderBy('line.position', 'desc')
    .execute();
  const lines = rows.flatMap(({ id, variant_id: variantId, quantity, attributes }) =>
    id !== null && variantId !== null && quantity !== null
      ? [{ id, cartId, variantId, quantity, attributes: attributes ?? [] }]
      : [],
  );
  return {
    lines,
    sales: readSales(rows[0]?.sales),
    isBeingPaid: rows.some(({ attempt_id: attemptId }) => attemptId !== null),
  };
}
