import type { CommerceDb } from '../../store/commerce-database.ts';
import { type FulfilmentRecord, fulfilmentsOfOrders } from '../../store/order/fulfilments.ts';
import { linesOfOrders, type OrderLineRecord } from '../../store/order/order-record.ts';
import { type Batcher, createBatcher } from '../batching/batcher.ts';

/** What hangs on orders, for all orders of a list in one statement each. */
export interface OrderLoaders {
  linesOf: Batcher<number, OrderLineRecord[]>;
  fulfilmentsOf: Batcher<number, FulfilmentRecord[]>;
}

/** Fresh loaders for one request. */
export function createOrderLoaders(db: CommerceDb, signal: AbortSignal): OrderLoaders {
  return {
    linesOf: createBatcher((ids) => linesOfOrders(db, ids), signal),
    fulfilmentsOf: createBatcher((ids) => fulfilmentsOfOrders(db, ids), signal),
  };
}
