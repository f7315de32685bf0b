import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { CART_LIFETIME_DAYS } from '../domain/cart/cart-limits.ts';
import { deleteCartsBefore } from '../store/cart/cart-writes.ts';
import type { CommerceDb } from '../store/commerce-database.ts';

/** A cart has expired for a day before it goes: no clock that is a little off takes one from a shopper. */
const KEPT_DAYS = CART_LIFETIME_DAYS + 1;
const DAY_MS = 24 * 60 * 60_000;

/** In one transaction, which holds no lock for long; and in one round, after which others have their turn. */
const AT_ONCE = 500;
const ROUNDS = 40;

/** Deletes carts that expired, a bounded number of them; how many. */
export async function forgetCarts(db: CommerceDb, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  let deleted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await withTx(db, async (tx) => commit(await deleteCartsBefore(tx, before, AT_ONCE)));
    deleted += count;
    if (count < AT_ONCE) break;
  }
  return deleted;
}
