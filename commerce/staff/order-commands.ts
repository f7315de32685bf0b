import { rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { cancelOrder, type RefundOutcome, refundOrder } from '../checkout/orders/refund-order.ts';
import { shipItems } from '../checkout/orders/ship-items.ts';
import { readableTrackingNumber } from '../domain/fulfilment/tracking.ts';
import { exactText } from '../domain/money/money-text.ts';
import { orderName } from '../domain/order/order-name.ts';
import { CANCEL_REASONS, isCancelReason } from '../domain/order/order-status.ts';
import { fulfilmentsOfOrders } from '../store/order/fulfilments.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { findOrder, lockOrder, newestOrders } from '../store/order/orders.ts';
import { refundsOfOrder } from '../store/order/refunds.ts';
import { columns } from './columns.ts';
import { type Command, Refusal, type StaffContext, UsageError } from './command.ts';
import { refundContext } from './open-staff-context.ts';
import { orderLines, orderRow } from './order-text.ts';
import { itemsOption, orderNumber, textOption, wholeNumber } from './read-options.ts';

async function orderOf({ db }: StaffContext, text: string): Promise<OrderRecord> {
  const number = orderNumber(text);
  const order = await findOrder(db, { number });
  if (!order) throw new Refusal(`There is no order ${orderName(number)}.`);
  return order;
}

type Refused = Exclude<RefundOutcome, { refund: unknown }>;

/** What to say when a refund or a cancellation did not happen. */
function refusalOf(outcome: Refused, name: string): Refusal {
  switch (outcome.kind) {
    case 'no-such-order':
      return new Refusal(`There is no order ${name}.`);
    case 'already-cancelled':
      return new Refusal(`Order ${name} is cancelled already.`);
    case 'already-sent':
      return new Refusal(`Pieces of order ${name} have been sent, so it can only be refunded: order refund ${name}.`);
    case 'gift-card-used':
      return new Refusal(`A gift card of line ${outcome.position} of order ${name} was paid with; its price stays.`);
    case 'no-such-line':
      return new Refusal(`Order ${name} has no line ${outcome.position}.`);
    case 'too-many':
      return new Refusal(`Line ${outcome.position} of order ${name} has ${outcome.left} left to refund.`);
    case 'nothing-to-refund':
      return new Refusal(`There is nothing left to refund in order ${name}.`);
  }
}

function report(outcome: RefundOutcome, order: OrderRecord, verb: string): string[] {
  const name = orderName(order.number);
  if (!('refund' in outcome)) throw refusalOf(outcome, name);
  const amount = exactText({ amount: outcome.refund.amount, currency: order.currency });
  return [
    outcome.kind === 'refunded'
      ? `${verb} order ${name}: ${amount} is back with the shopper.`
      : `${verb} order ${name}: ${amount} is on its way. The gateway has not confirmed it; the running shop asks again.`,
  ];
}

const list: Command = {
  name: 'order list',
  summary: 'the newest orders',
  options: {
    limit: { type: 'string', value: 'n', help: 'how many; 20 unless told' },
  },
  async run(_args, options, { db }) {
    const limit = wholeNumber(textOption(options, 'limit') ?? '20', '--limit', 1, 500);
    const orders = await newestOrders(db, limit);
    return orders.length === 0 ? ['No orders yet.'] : columns(orders.map(orderRow));
  },
};

const show: Command = {
  name: 'order show',
  takes: ['number'],
  summary: 'everything about an order',
  async run([number = ''], _options, context) {
    const order = await orderOf(context, number);
    const parcels = (await fulfilmentsOfOrders(context.db, [order.id])).get(order.id) ?? [];
    return orderLines(order, parcels, await refundsOfOrder(context.db, order.id));
  },
};

const fulfil: Command = {
  name: 'order fulfil',
  takes: ['number'],
  summary: 'send an order, or some of its pieces, in one parcel; the shopper gets an email',
  options: {
    line: {
      type: 'string',
      value: 'line=pieces',
      multiple: true,
      help: 'pieces of a line, such as 1=2; everything that is left unless told',
    },
  },
  async run([number = ''], options, context) {
    const items = itemsOption(options, 'line');
    const { id } = await orderOf(context, number);
    const now = context.clock();
    const sending = await withTx(context.db, async (tx) => {
      const order = await lockOrder(tx, id);
      return order ? shipItems(tx, order, items.length > 0 ? { items, now } : { now }) : rollback(undefined);
    });
    if (sending?.kind === 'too-many') throw new Refusal(`Line ${sending.position} has ${sending.left} left to send.`);
    if (sending?.kind !== 'sent') throw new Refusal('There is nothing left to send in this order.');
    const sent = sending.items === 1 ? '1 piece' : `${sending.items} pieces`;
    return [`Sent ${sent} under ${readableTrackingNumber(sending.trackingNumber)}.`];
  },
};

const refund: Command = {
  name: 'order refund',
  takes: ['number'],
  summary: 'give money back the way it came, for pieces, the delivery or everything',
  options: {
    all: { type: 'boolean', needed: 'one of these', help: 'every piece that is left, and the delivery' },
    line: {
      type: 'string',
      value: 'line=pieces',
      multiple: true,
      needed: 'one of these',
      help: 'pieces of a line, such as 1=2',
    },
    delivery: { type: 'boolean', needed: 'one of these', help: 'the price of the delivery' },
    'no-restock': { type: 'boolean', help: 'the pieces do not go back to the shelf' },
    note: { type: 'string', value: 'text', help: 'why, for the books' },
    key: {
      type: 'string',
      value: 'name',
      help: 'a name for this refund: run again with the same name it is given once',
    },
  },
  async run([number = ''], options, context) {
    const items = itemsOption(options, 'line');
    const isAll = options.all === true;
    const delivery = isAll || options.delivery === true;
    if (isAll && items.length > 0) throw new UsageError('Either --all or --line, not both.');
    if (!isAll && items.length === 0 && !delivery) throw new UsageError('Say what for: --all, --line or --delivery.');
    const order = await orderOf(context, number);
    const key = textOption(options, 'key');
    const outcome = await refundOrder(refundContext(context), {
      orderNumber: order.number,
      items: isAll ? 'all' : items,
      delivery,
      restock: options['no-restock'] !== true,
      note: textOption(options, 'note') ?? '',
      ...(key === undefined ? {} : { key }),
    });
    return report(outcome, order, 'Refunded');
  },
};

const cancel: Command = {
  name: 'order cancel',
  takes: ['number'],
  summary: 'call an order off before anything is sent, and give all the money back',
  options: {
    reason: { type: 'string', value: 'reason', help: `${CANCEL_REASONS.join(', ')}; staff unless told` },
    note: { type: 'string', value: 'text', help: 'why, for the books' },
  },
  async run([number = ''], options, context) {
    const reason = textOption(options, 'reason') ?? 'staff';
    if (!isCancelReason(reason)) throw new UsageError(`--reason is one of ${CANCEL_REASONS.join(', ')}.`);
    const order = await orderOf(context, number);
    const note = textOption(options, 'note') ?? '';
    const outcome = await cancelOrder(refundContext(context), { orderNumber: order.number, reason, note });
    return report(outcome, order, 'Cancelled');
  },
};

export const orderCommands: readonly Command[] = [list, show, fulfil, refund, cancel];
