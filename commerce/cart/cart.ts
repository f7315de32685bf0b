import { hasExpired } from '../domain/cart/cart-limits.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import { currencyOf } from '../domain/country/countries.ts';
import type { PlannedSale } from '../domain/promo/planned-sales.ts';
import type { CartCredentials } from '../store/cart/cart-credentials.ts';
import { contentsOfCart } from '../store/cart/cart-lines.ts';
import { type CartRecord, findCartByCredentials, findCartByToken } from '../store/cart/carts.ts';
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
  { token, secret }: { token: string; secret: CartCredentials['secret'] | undefined },
): Promise<Cart | undefined> {
  const record =
    secret === undefined ? await findCartByToken(db, token) : await findCartByCredentials(db, { token, secret });
  const at = now();
  return record && isOpen(record, at) ? cartOf(record, await contentsOfCart(db, record.id, at)) : undefined;
}
