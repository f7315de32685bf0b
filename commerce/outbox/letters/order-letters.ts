import { addressLines } from '../../domain/checkout/address-lines.ts';
import { deliveryTitle } from '../../domain/delivery/delivery-rates.ts';
import { readableTrackingNumber } from '../../domain/fulfilment/tracking-number.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { orderStatusUrl, parcelUrl } from '../../domain/order/order-links.ts';
import { orderName } from '../../domain/order/order-name.ts';
import type { FulfilmentRecord } from '../../store/fulfilments.ts';
import type { OrderLineRecord, OrderRecord } from '../../store/order-record.ts';
import type { RefundRecord } from '../../store/refunds.ts';
import type { LetterContent, LetterPart } from './letter-content.ts';

const REASON = 'You get this because an order was placed with this address.';

function pieceName({ title, printTitle, optionValue }: OrderLineRecord): string {
  return [title, printTitle, optionValue].filter(Boolean).join(', ');
}

const pieceText = (line: OrderLineRecord, quantity = line.quantity): string =>
  quantity === 1 ? pieceName(line) : `${quantity} x ${pieceName(line)}`;

function sums(order: OrderRecord): LetterPart {
  const money = (amount: number): string => formatMoney({ amount, currency: order.currency });
  const free = (amount: number): string => (amount === 0 ? 'Free' : money(amount));
  return {
    kind: 'rows',
    rows: [
      ...order.lines.map((line) => [pieceText(line), free(line.amount)] as const),
      [`Shipping, ${deliveryTitle(order.method).toLowerCase()}`, free(order.deliveryPrice)],
      ['Taxes and duties', 'Included'],
    ],
    total: ['Total', money(order.total)],
  };
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

function arrival({ from, to }: OrderRecord['arrival']): string {
  const day = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
  return from === to ? day(from) : `${day(from)} to ${day(to)}`;
}

export function orderConfirmedLetter(order: OrderRecord, shopOrigin: string): LetterContent {
  return {
    subject: `Order ${orderName(order.number)} is in`,
    heading: `Thank you, ${order.deliveryAddress.firstName}`,
    parts: [
      { kind: 'text', text: `Order ${orderName(order.number)} is in. It should arrive ${arrival(order.arrival)}.` },
      sums(order),
      { kind: 'lines', title: 'Delivers to', lines: addressLines(order.deliveryAddress) },
      { kind: 'text', text: `Paid with the card ending ${order.cardLast4}.` },
      { kind: 'action', label: 'Follow your order', href: orderStatusUrl(shopOrigin, order.statusToken) },
    ],
    reason: REASON,
  };
}

export function orderShippedLetter(order: OrderRecord, parcel: FulfilmentRecord, shopOrigin: string): LetterContent {
  const pieces = parcel.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((candidate) => candidate.position === position);
    return line ? [pieceText(line, quantity)] : [];
  });
  return {
    subject: `Order ${orderName(order.number)} is on its way`,
    heading: 'Packed, and on its way',
    parts: [
      {
        kind: 'text',
        text: `${parcel.trackingCompany} has it under ${readableTrackingNumber(parcel.trackingNumber)}. It should arrive ${arrival(order.arrival)}.`,
      },
      { kind: 'lines', title: 'In this parcel', lines: pieces },
      { kind: 'action', label: 'Track the parcel', href: parcelUrl(shopOrigin, parcel.trackingNumber) },
    ],
    reason: REASON,
  };
}

export function orderRefundedLetter(order: OrderRecord, refund: RefundRecord, shopOrigin: string): LetterContent {
  const amount = formatMoney({ amount: refund.amount, currency: order.currency });
  const name = orderName(order.number);
  const isCancelled = order.cancelledAt !== null;
  return {
    subject: isCancelled ? `Order ${name} is cancelled` : `${amount} is on its way back to you`,
    heading: isCancelled ? `Order ${name} is cancelled` : 'Money on its way back',
    parts: [
      {
        kind: 'text',
        text: `${amount} of order ${name} is on its way back to the card ending ${order.cardLast4}. Banks take up to five working days to show it.`,
      },
      { kind: 'action', label: 'See your order', href: orderStatusUrl(shopOrigin, order.statusToken) },
    ],
    reason: REASON,
  };
}
