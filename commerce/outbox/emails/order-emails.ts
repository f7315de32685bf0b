import { addressLines } from '../../domain/checkout/address-lines.ts';
import { deliveryTitle } from '../../domain/delivery/delivery-rates.ts';
import { pickupPointOf } from '../../domain/delivery/pickup-points.ts';
import { readableTrackingNumber } from '../../domain/fulfilment/tracking-number.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { orderStatusUrl, parcelUrl } from '../../domain/order/order-links.ts';
import { orderName } from '../../domain/order/order-name.ts';
import { IN_THE_PRICES, taxAndDutyRows } from '../../domain/tax/tax-and-duty-rows.ts';
import type { FulfilmentRecord } from '../../store/fulfilments.ts';
import type { OrderLineRecord, OrderRecord } from '../../store/order-record.ts';
import type { RefundRecord } from '../../store/refunds.ts';
import type { EmailContent, EmailPart } from './email-content.ts';

const REASON = 'You get this because an order was placed with this address.';

function itemName({ title, printTitle, optionValue }: OrderLineRecord): string {
  return [title, printTitle, optionValue].filter(Boolean).join(', ');
}

const itemText = (line: OrderLineRecord, quantity = line.quantity): string =>
  quantity === 1 ? itemName(line) : `${quantity} x ${itemName(line)}`;

function sums(order: OrderRecord): EmailPart {
  const money = (amount: number): string => formatMoney({ amount, currency: order.currency });
  const free = (amount: number): string => (amount === 0 ? 'Free' : money(amount));
  return {
    kind: 'rows',
    rows: [
      ...order.lines.map((line) => [itemText(line), free(line.amount)] as const),
      ...order.discounts.map(
        ({ source, amount }) =>
          [source.kind === 'code' ? `Code ${source.code}` : source.title, `−${money(amount.amount)}`] as const,
      ),
      [`Shipping, ${deliveryTitle(order.method).toLowerCase()}`, free(order.deliveryPrice)],
      ...taxAndDutyRows(order.duty === 0 ? null : { amount: order.duty, currency: order.currency }).map(
        ({ label, amount }) => [label, amount ? money(amount.amount) : IN_THE_PRICES] as const,
      ),
    ],
    total: ['Total', money(order.total)],
  };
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

function arrival({ from, to }: OrderRecord['arrival']): string {
  const day = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
  return from === to ? day(from) : `${day(from)} to ${day(to)}`;
}

function paidWith({ cardLast4, giftCards }: OrderRecord): string {
  const cards = giftCards.map(({ lastCharacters }) => `the gift card ending ${lastCharacters}`);
  return `Paid with ${[...cards, ...(cardLast4 === null ? [] : [`the card ending ${cardLast4}`])].join(' and ')}.`;
}

function taxText({ tax, currency }: OrderRecord): string {
  return tax && tax.amount > 0
    ? ` The total includes ${formatMoney({ amount: tax.amount, currency })} ${tax.name}.`
    : '';
}

function wayBack({ cardLast4 }: OrderRecord, { amount, giftCardAmount }: RefundRecord): string {
  if (giftCardAmount === amount) return 'your gift card, ready to be used again.';
  const card = `the card ending ${cardLast4}. Banks take up to five working days to show it.`;
  return giftCardAmount === 0 ? card : `your gift card and ${card}`;
}

const whenItComes = ({ method, arrival: days }: OrderRecord): string =>
  method === 'email'
    ? 'The gift card comes in a letter of its own.'
    : method === 'pickup'
      ? `It should be ready to pick up on ${arrival(days)}. Until it leaves you can choose where, on the page of your order.`
      : `It should arrive ${arrival(days)}.`;

function whereItComes({ method, arrival: days, pickupPoint, deliveryAddress }: OrderRecord): string {
  if (method !== 'pickup') return `It should arrive ${arrival(days)}.`;
  const { name, open } = pickupPointOf(pickupPoint, deliveryAddress.city);
  return `It should be ready on ${arrival(days)}: ${name}. ${open}.`;
}

export function orderConfirmedEmail(order: OrderRecord, shopOrigin: string): EmailContent {
  return {
    subject: `Order ${orderName(order.number)} is in`,
    heading: `Thank you, ${order.deliveryAddress.firstName}`,
    parts: [
      { kind: 'text', text: `Order ${orderName(order.number)} is in. ${whenItComes(order)}` },
      sums(order),
      {
        kind: 'lines',
        title: order.method === 'standard' || order.method === 'express' ? 'Delivers to' : 'Ordered by',
        lines: addressLines(order.deliveryAddress),
      },
      { kind: 'text', text: `${paidWith(order)}${taxText(order)}` },
      { kind: 'action', label: 'Follow your order', href: orderStatusUrl(shopOrigin, order.statusToken) },
    ],
    reason: REASON,
  };
}

export function orderShippedEmail(order: OrderRecord, parcel: FulfilmentRecord, shopOrigin: string): EmailContent {
  const items = parcel.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((candidate) => candidate.position === position);
    return line ? [itemText(line, quantity)] : [];
  });
  return {
    subject: `Order ${orderName(order.number)} is on its way`,
    heading: 'Packed, and on its way',
    parts: [
      {
        kind: 'text',
        text: `${parcel.trackingCompany} has it under ${readableTrackingNumber(parcel.trackingNumber)}. ${whereItComes(order)}`,
      },
      { kind: 'lines', title: 'In this parcel', lines: items },
      { kind: 'action', label: 'Track the parcel', href: parcelUrl(shopOrigin, parcel.trackingNumber) },
    ],
    reason: REASON,
  };
}

export function orderRefundedEmail(order: OrderRecord, refund: RefundRecord, shopOrigin: string): EmailContent {
  const amount = formatMoney({ amount: refund.amount, currency: order.currency });
  const name = orderName(order.number);
  const isCancelled = order.cancelledAt !== null;
  return {
    subject: isCancelled ? `Order ${name} is cancelled` : `${amount} is on its way back to you`,
    heading: isCancelled ? `Order ${name} is cancelled` : 'Money on its way back',
    parts: [
      {
        kind: 'text',
        text: `${amount} of order ${name} is on its way back to ${wayBack(order, refund)}`,
      },
      { kind: 'action', label: 'See your order', href: orderStatusUrl(shopOrigin, order.statusToken) },
    ],
    reason: REASON,
  };
}
