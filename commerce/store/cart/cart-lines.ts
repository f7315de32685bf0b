import type { Selectable } from 'kysely';
import type { CartLine } from '../../domain/cart/line-plan.ts';
import { LIVE_PHASES } from '../checkout/checkout-attempts.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { CartLineTable } from '../tables.ts';

/** One merchandise with one set of attributes in a cart. `id` is a UUID. */
export interface CartLineRecord extends CartLine {
  cartId: number;
}

function parseLine(row: Selectable<CartLineTable>): CartLineRecord {
  return {
    id: row.id,
    cartId: row.cart_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    attributes: row.attributes,
  };
}

/** All lines of a cart, the newest first, as the Storefront API lists them. */
export async function linesOfCart(db: CommerceDb | CommerceTx, cartId: number): Promise<CartLineRecord[]> {
  const rows = await db
    .selectFrom('commerce.cart_line')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position', 'desc')
    .execute();
  return rows.map(parseLine);
}

/**
 * The same, with whether a payment of the cart is under way. Read in one statement, which each change of a cart waits for, and
 * under the lock of the cart's row: before it is taken either may change.
 */
export async function linesAndPaymentOfCart(
  tx: CommerceTx,
  cartId: number,
): Promise<{ lines: CartLineRecord[]; isBeingPaid: boolean }> {
  const rows = await tx
    .selectFrom('commerce.cart as cart')
    .leftJoin('commerce.cart_line as line', 'line.cart_id', 'cart.id')
    .leftJoin('commerce.checkout_attempt as attempt', (join) =>
      join.onRef('attempt.cart_id', '=', 'cart.id').on('attempt.phase', 'in', LIVE_PHASES),
    )
    .select(['line.id', 'line.variant_id', 'line.quantity', 'line.attributes', 'attempt.id as attempt_id'])
    .where('cart.id', '=', cartId)
    .orderBy('line.position', 'desc')
    .execute();
  const lines = rows.flatMap(({ id, variant_id: variantId, quantity, attributes }) =>
    id !== null && variantId !== null && quantity !== null
      ? [{ id, cartId, variantId, quantity, attributes: attributes ?? [] }]
      : [],
  );
  return { lines, isBeingPaid: rows.some(({ attempt_id: attemptId }) => attemptId !== null) };
}
