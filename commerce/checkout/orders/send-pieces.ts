import { randomInt } from 'node:crypto';
import { TRACKING_COMPANY, trackingNumber } from '../../domain/fulfilment/tracking-number.ts';
import { fulfilmentStatus, piecesToSend } from '../../domain/order/order-status.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { insertFulfilment, type ParcelLine } from '../../store/fulfilments.ts';
import { writeLetter } from '../../store/letters.ts';
import type { OrderLineRecord, OrderRecord } from '../../store/order-record.ts';
import { announce } from '../../store/shop-events.ts';

/** What came of sending pieces of an order. */
export type Sending =
  | { kind: 'sent'; fulfilmentId: number; trackingNumber: string; pieces: number }
  | { kind: 'nothing-to-send' }
  /** Fewer pieces of a line are left to send. */
  | { kind: 'too-many'; position: number; left: number };

const newTrackingNumber = (countryCode: string): string =>
  trackingNumber(Array.from({ length: 12 }, () => randomInt(10)).join(''), countryCode);

const everything = (lines: readonly OrderLineRecord[]): ParcelLine[] =>
  lines.flatMap((line) => {
    const quantity = piecesToSend(line);
    return quantity > 0 ? [{ position: line.position, quantity }] : [];
  });

/**
 * Sends pieces in one parcel, all that are left unless some are named; the shopper is told by letter. The caller holds the
 * order's lock (`lockOrder`).
 */
export async function sendPieces(
  tx: CommerceTx,
  order: OrderRecord,
  { pieces = everything(order.lines), now }: { pieces?: readonly ParcelLine[]; now: Date },
): Promise<Sending> {
  if (order.cancelledAt || pieces.length === 0) return { kind: 'nothing-to-send' };
  for (const { position, quantity } of pieces) {
    const line = order.lines.find((candidate) => candidate.position === position);
    const left = line ? piecesToSend(line) : 0;
    if (quantity > left) return { kind: 'too-many', position, left };
  }
  const number = newTrackingNumber(order.deliveryAddress.countryCode);
  const fulfilmentId = await insertFulfilment(tx, {
    orderId: order.id,
    trackingCompany: TRACKING_COMPANY,
    trackingNumber: number,
    lines: pieces,
    orderedAt: order.processedAt,
    now,
  });
  await writeLetter(tx, { topic: 'order-shipped', payload: { fulfilmentId } });
  const lines = order.lines.map((line) => ({
    ...line,
    fulfilled: line.fulfilled + (pieces.find(({ position }) => position === line.position)?.quantity ?? 0),
  }));
  if (fulfilmentStatus(lines) === 'FULFILLED')
    await announce(tx, [{ topic: 'orders/fulfilled', payload: { orderId: order.id } }]);
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return { kind: 'sent', fulfilmentId, trackingNumber: number, pieces: count };
}
