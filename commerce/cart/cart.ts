import { hasExpired } from '../domain/cart/cart-limits.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import { currencyOf } from '../domain/country/countries.ts';
import type { PlannedSale } from '../domain/promo/planned-sales.ts';
import { type CartToRead, cartWithContents } from '../store/cart/cart-lines.ts';
import type { CartRecord } from '../store/cart/carts.ts';
import type { CommerceDb } from '../store/commerce-database.ts';

/** A cart as it stood at one moment. */
export interface Cart {
  record: CartRecord;
  /** The newest first. */
  lines: readonly CartLine[];
  /** What the buyer's country pays in. */
  currency: string;
  /** Sales that are open to somebody, where they were read with the lines. */
  sales?: readonly PlannedSale[] | undefined;
}

export const cartOf = (record: CartRecord, { lines, sales }: Pick<Cart, 'lines' | 'sales'>): Cart => ({
  record,
  lines,
  sales,
  currency: currencyOf(record.countryCode),
});

/** Completed and expired carts answer as if they were not there. */
export const isOpen = (record: CartRecord, now: Date): boolean =>
  record.completedAt === null && !hasExpired(record, now);

/** An open cart, to look at: the token alone is enough for that, a secret that is given must be right (D7). */
export async function findOpenCart(
  { db, now }: { db: CommerceDb; now(): Date },
  name: CartToRead,
): Promise<Cart | undefined> {
  const at = now();
  const found = await cartWithContents(db, name, at);
  return found && isOpen(found.record, at) ? cartOf(found.record, found.contents) : undefined;
}
