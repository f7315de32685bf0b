import { hasExpired } from '../domain/cart/cart-age.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import { currencyOf } from '../domain/country/countries.ts';
import type { CartCredentials } from '../store/cart/cart-credentials.ts';
import { linesOfCart } from '../store/cart/cart-lines.ts';
import { type CartRecord, findCartByCredentials, findCartByToken } from '../store/cart/carts.ts';
import type { CommerceDb } from '../store/commerce-database.ts';

/** A cart as it stood at one moment. */
export interface Cart {
  record: CartRecord;
  /** The newest first. */
  lines: readonly CartLine[];
  /** What the buyer's country pays in. */
  currency: string;
}

export const cartOf = (record: CartRecord, lines: readonly CartLine[]): Cart => ({
  record,
  lines,
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
  return record && isOpen(record, now()) ? cartOf(record, await linesOfCart(db, record.id)) : undefined;
}
