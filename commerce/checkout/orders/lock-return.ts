import type { CommerceTx } from '../../store/commerce-database.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import { lockOrder } from '../../store/order/orders.ts';
import { findReturn, type ReturnRecord } from '../../store/order/returns.ts';

/** A return as it stands, with the order it belongs to. */
export interface StandingReturn {
  found: ReturnRecord;
  order: OrderRecord;
}

/** The return and its order, under the lock of the order: what was sent and given back changes one at a time. */
export async function lockReturn(tx: CommerceTx, number: number): Promise<StandingReturn | undefined> {
  const named = await findReturn(tx, { number });
  const order = named && (await lockOrder(tx, named.orderId));
  const found = order && (await findReturn(tx, { number }));
  return found && order && { found, order };
}
