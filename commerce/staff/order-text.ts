import { addressLines } from '../domain/checkout/address.ts';
import { pickupPointOf } from '../domain/delivery/delivery-options.ts';
import { readableTrackingNumber, stepLabels } from '../domain/fulfilment/tracking.ts';
import { exactText } from '../domain/money/money-text.ts';
import { orderName } from '../domain/order/order-name.ts';
import { financialStatus, fulfilmentStatus, itemsToShip } from '../domain/order/order-status.ts';
import { paidWith } from '../domain/order/paid-with.ts';
import type { FulfilmentRecord } from '../store/order/fulfilments.ts';
import type { OrderHead, OrderLineRecord, OrderRecord } from '../store/order/order-record.ts';
import type { RefundRecord } from '../store/order/refunds.ts';
import { columns, moment } from './columns.ts';

/** A line in words: title, print, size. */
export const lineTitle = ({ title, printTitle, optionValue }: OrderLineRecord): string =>
  [title, printTitle, optionValue].filter(Boolean).join(', ');

const args = (status: string): string => status.toLowerCase().replaceAll('_', ' ');

/** An order in one row of a list. */
export function orderRow(order: OrderHead): string[] {
  const total = exactText({ amount: order.total, currency: order.currency });
  const state = order.cancelledAt ? 'cancelled' : args(financialStatus(order));
  return [orderName(order.number), moment(order.processedAt), order.email, total, state];
}

function lineRows(order: OrderRecord): string[][] {
  return order.lines.map((line) => {
    const left = itemsToShip(line);
    const state = [
      line.fulfilled > 0 && `${line.fulfilled} sent`,
      line.removed > 0 && `${line.removed} taken out`,
      left > 0 && `${left} to send`,
    ].filter(Boolean);
    const amount = exactText({ amount: line.amount, currency: order.currency });
    return [`  ${line.position}`, `${line.quantity} x`, lineTitle(line), line.sku, amount, state.join(', ')];
  });
}

function sumRows(order: OrderRecord): string[][] {
  const money = (amount: number): string => exactText({ amount, currency: order.currency });
  return [
    ['  Subtotal', money(order.subtotal)],
    ...(order.discount > 0
      ? [[`  Discount ${order.discountCodes.join(' ')}`.trimEnd(), `-${money(order.discount)}`]]
      : []),
    [`  Delivery, ${order.method}`, money(order.deliveryPrice)],
    ...(order.duty > 0 ? [['  Import duties', money(order.duty)]] : []),
    ['  Total', money(order.total)],
    ...(order.tax ? [[`  of which ${order.tax.name}`, money(order.tax.amount)]] : []),
    ...(order.giftCardAmount > 0 ? [['  of which by gift card', money(order.giftCardAmount)]] : []),
    ...(order.refunded > 0 ? [['  Given back', `-${money(order.refunded)}`]] : []),
  ];
}

/** A parcel and where it is. */
export function parcelText({ trackingCompany, trackingNumber, events }: FulfilmentRecord): string {
  const last = events.at(-1);
  const where = last ? `${stepLabels(last.step).status}, ${moment(last.at)}` : 'nothing known';
  return `Parcel ${trackingCompany} ${readableTrackingNumber(trackingNumber)}: ${where}`;
}

/** Everything staff see of an order. */
export function orderLines(
  order: OrderRecord,
  parcels: readonly FulfilmentRecord[],
  refunds: readonly RefundRecord[],
): string[] {
  const money = (amount: number): string => exactText({ amount, currency: order.currency });
  const states = [args(financialStatus(order)), args(fulfilmentStatus(order.lines))];
  if (order.cancelledAt) states.push(`cancelled (${order.cancelReason})`);
  return [
    `Order ${orderName(order.number)}, ${moment(order.processedAt)}: ${states.join(', ')}`,
    `${order.email}, ${paidWith(order)}`,
    ...columns(lineRows(order)),
    ...columns(sumRows(order)),
    `${order.method === 'pickup' ? `Waits at ${pickupPointOf(order.pickupPoint, order.deliveryAddress.city).name} for` : 'Delivers to'} ${addressLines(order.deliveryAddress).join(', ')}`,
    ...parcels.map(parcelText),
    ...refunds.map(
      ({ amount, phase, createdAt, note }) =>
        `Refund ${money(amount)}, ${moment(createdAt)}, ${phase === 'done' ? 'done' : 'on its way'}${note && `: ${note}`}`,
    ),
    ...(order.note === '' ? [] : [`Note: ${order.note}`]),
  ];
}
