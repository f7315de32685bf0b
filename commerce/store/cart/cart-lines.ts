import type { CartLine } from '../../domain/cart/line-plan.ts';
import type { PlannedSale } from '../../domain/promo/planned-sales.ts';
import { LIVE_PHASES } from '../checkout/checkout-attempts.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { currentSalesColumn, readSales } from '../discount/planned-sales.ts';

/** One merchandise with one set of attributes in a cart. `id` is a UUID. */
interface CartLineRecord extends CartLine {
  cartId: number;
}

/** Lines of a cart with what their price needs from the same moment. */
export interface CartContents {
  /** The newest first, as the Storefront API lists them. */
  lines: CartLineRecord[];
  /** Those that are open to somebody; not read where there is no line they could be of. */
  sales: PlannedSale[];
}

/** What is in a cart, in one statement. */
export async function contentsOfCart(db: CommerceDb | CommerceTx, cartId: number, now: Date): Promise<CartContents> {
  const rows = await db
    .selectFrom('commerce.cart_line')
    .select(['id', 'variant_id as variantId', 'quantity', 'attributes', currentSalesColumn(db, now)])
    .where('cart_id', '=', cartId)
    .orderBy('position', 'desc')
    .execute();
  return {
    lines: rows.map(({ sales: _, ...line }) => ({ ...line, cartId })),
    sales: readSales(rows[0]?.sales),
  };
}

/**
 * The same, with whether a payment of the cart is under way. Read in one statement, which each change of a cart waits for, and
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
