import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { hasExpired } from '../../domain/cart/cart-age.ts';
import { currencyOf } from '../../domain/money/countries.ts';
import { linesOfCart } from '../../store/cart-lines.ts';
import { type CartRecord, lockOpenCart } from '../../store/carts.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { RequestContext } from '../context.ts';
import { parseCartId } from './cart-id.ts';
import type { CartSource } from './cart-source.ts';
import { type CartPayloadSource, refused } from './payload.ts';
import { cartBusy, cartMissing } from './user-errors.ts';

/** A cart as a request sees it. */
export function cartSource(record: CartRecord, secret: string | undefined, lines: CartSource['lines']): CartSource {
  return { record, secret, lines, currency: currencyOf(record.countryCode) };
}

/**
 * Runs a change under the lock of the cart's row, in one transaction. A cart that is unknown, completed, expired, or asked for
 * without its right key "does not exist", and nothing tells these apart. The change may be run again after a
 * serialisation failure, so it does nothing outside the database.
 */
export async function changeCartUnderLock(
  { db, cartQueue, signal }: RequestContext,
  id: string,
  change: (tx: CommerceTx, cart: CartSource) => Promise<CartPayloadSource>,
): Promise<CartPayloadSource> {
  const parts = parseCartId(id);
  if (parts?.secret === undefined) return refused([cartMissing()]);
  const credentials = { token: parts.token, secret: parts.secret };
  const run = cartQueue.run(credentials.token, async () => {
    // Nobody waits for it any more, so nobody would learn that it happened.
    if (signal.aborted) return refused([cartBusy()]);
    return withTx(db, async (tx) => {
      const record = await lockOpenCart(tx, credentials);
      if (!record || hasExpired(record, new Date())) return refused([cartMissing()]);
      return change(tx, cartSource(record, credentials.secret, await linesOfCart(tx, record.id)));
    });
  });
  return (await run) ?? refused([cartBusy()]);
}
