import { commit, type Ending, rollback } from '@bluebird-bay/database/with-tx.ts';
import { TRACKING_COMPANY } from '../../domain/fulfilment/tracking.ts';
import { fulfilmentStatus, itemsToShip } from '../../domain/order/order-status.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { insertFulfilment, newTrackingNumber, type ParcelLine } from '../../store/order/fulfilments.ts';
import type { OrderLineRecord, OrderRecord } from '../../store/order/order-record.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import { announce } from '../../store/outbox/shop-events.ts';

/** What came of sending items of an order. */
type Sent = { kind: 'sent'; fulfilmentId: number; trackingNumber: string; items: number };
type NotSent =
  | { kind: 'nothing-to-send' }
  /** Fewer items of a line are left to send. */
  | { kind: 'too-many'; position: number; left: number };

const everything = (lines: readonly OrderLineRecord[]): ParcelLine[] =>
  lines.flatMap((line) => {
    const quantity = itemsToShip(line);
    return quantity > 0 ? [{ position: line.position, quantity }] : [];
  });

/**
 * Sends items in one parcel, all that are left unless some are named; the shopper is told by email. The caller holds
 * the order's lock (`lockOrder`).
 */
export async function shipItems(
  tx: CommerceTx,
  order: OrderRecord,
  { items = everything(order.lines), now }: { items?: readonly ParcelLine[]; now: Date },
): Promise<Ending<Sent, NotSent>> {
  if (order.cancelledAt || items.length === 0) return rollback({ kind: 'nothing-to-send' });
  for (const { position, quantity } of items) {
    const line = order.lines.find((candidate) => candidate.position === position);
    const left = line ? itemsToShip(line) : 0;
    if (quantity > left) return rollback({ kind: 'too-many', position, left });
  }
  const number = newTrackingNumber(order.deliveryAddress.countryCode);
  const fulfilmentId = await insertFulfilment(tx, {
    orderId: order.id,
    trackingCompany: TRACKING_COMPANY,
    trackingNumber: number,
    lines: items,
    orderedAt: order.processedAt,
    now,
  });
  await queueEmail(tx, { topic: 'order-shipped', payload: { fulfilmentId } });
  const lines = order.lines.map((line) => ({
    ...line,
    fulfilled: line.fulfilled + (items.find(({ position }) => position === line.position)?.quantity ?? 0),
  }));
  if (fulfilmentStatus(lines) === 'FULFILLED')
    await announce(tx, [{ topic: 'orders/fulfilled', payload: { orderId: order.id } }]);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return commit({ kind: 'sent', fulfilmentId, trackingNumber: number, items: count });
}
