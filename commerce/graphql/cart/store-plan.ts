import { MAX_LINES } from '../../domain/cart/cart-limits.ts';
import { lineChanges } from '../../domain/cart/line-changes.ts';
import type { LinePlan } from '../../domain/cart/line-plan.ts';
import { writeLineChanges } from '../../store/cart-lines.ts';
import { changeCart } from '../../store/carts.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { CartSource } from './cart-source.ts';
import { cartSource } from './change-cart.ts';
import { withoutUnearnedGifts } from './gift-lines.ts';
import type { VariantsById } from './line-inputs.ts';
import { type CartPayloadSource, done, refused } from './payload.ts';
import { cartTooLarge, type FieldPath } from './user-errors.ts';
import { stockWarning } from './warnings.ts';

/** Writes planned lines and answers with the cart as it now stands. The caller holds the cart's lock. */
export async function storePlan(
  tx: CommerceTx,
  cart: CartSource,
  plan: LinePlan,
  variants: VariantsById,
  field: FieldPath,
): Promise<CartPayloadSource> {
  if (plan.lines.length > MAX_LINES) return refused([cartTooLarge(field)]);
  const lines = await withoutUnearnedGifts(tx, cart.record.countryCode, plan.lines);
  await writeLineChanges(tx, cart.record.id, lineChanges(cart.lines, lines));
  const record = await changeCart(tx, cart.record.id, {});
  const warnings = plan.shortages.map((shortage) =>
    stockWarning(shortage, variants.get(shortage.variantId), record.token),
  );
  return done(cartSource(record, cart.secret, lines), warnings);
}
