import { type LineOnReturn, lastReturnDay, type ReturnableLine, returnableLines } from '../domain/return/returnable.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import { giftCardLinesOf } from '../store/discount/gift-card-sales.ts';
import { fulfilmentsOfOrders } from '../store/order/fulfilments.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { type ReturnFacts, returnFactsOf } from '../store/order/returns.ts';

/** An order with what of it may go back. */
export interface LoadedReturnable {
  order: OrderRecord;
  facts: ReadonlyMap<number, ReturnFacts>;
  /** In the order of the lines. */
  lines: readonly ReturnableLine[];
  /** The last day of it. */
  until: Date;
}

/** When the last parcel came; before it has, the last day it was promised for. */
async function arrivalOf(db: CommerceDb | CommerceTx, order: OrderRecord): Promise<Date> {
  const parcels = (await fulfilmentsOfOrders(db, [order.id])).get(order.id) ?? [];
  const delivered = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  return parcels.length > 0 && delivered.length === parcels.length
    ? new Date(Math.max(...delivered.map((at) => at.getTime())))
    : new Date(`${order.arrival.to}T00:00:00Z`);
}

/** What of an order may go back today. */
export async function loadReturnable(
  db: CommerceDb | CommerceTx,
  order: OrderRecord,
  now: Date,
): Promise<LoadedReturnable> {
  const facts = await returnFactsOf(db, order.id);
  const giftCards = await giftCardLinesOf(db, order.id);
  const arrivedAt = await arrivalOf(db, order);
  const lines = order.lines.map(
    (line): LineOnReturn => ({
      position: line.position,
      quantity: line.quantity,
      fulfilled: line.fulfilled,
      removed: line.removed,
      amount: line.amount,
      isGiftCard: giftCards.has(line.position),
      isFinalSale: line.isFinalSale ?? false,
      held: facts.get(line.position)?.held ?? 0,
      settled: facts.get(line.position)?.settled ?? 0,
    }),
  );
  const { countryCode } = order.deliveryAddress;
  return {
    order,
    facts,
    lines: returnableLines({ countryCode, isCancelled: order.cancelledAt !== null, arrivedAt, lines }, now),
    until: lastReturnDay(arrivedAt),
  };
}
