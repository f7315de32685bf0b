import { RETURN_REASONS } from '@bluebird-bay/contract/returns.ts';
import type { StandingReturn } from '../checkout/orders/lock-return.ts';
import {
  type CancelReturnOutcome,
  cancelReturn,
  type ReceiveOutcome,
  receiveReturn,
  type SettleOutcome,
  settleReturn,
} from '../checkout/orders/receive-return.ts';
import { shipReturn } from '../checkout/orders/ship-return.ts';
import { addressLines } from '../domain/checkout/address.ts';
import { readableTrackingNumber } from '../domain/fulfilment/tracking.ts';
import { exactText } from '../domain/money/money-text.ts';
import { orderName } from '../domain/order/order-name.ts';
import { leavesAgain, returnName } from '../domain/return/return-state.ts';
import { fulfilmentsOfReturns } from '../store/order/fulfilments.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { findOrder } from '../store/order/orders.ts';
import { findReturn, listReturns, type ReturnLine, type ReturnRecord } from '../store/order/returns.ts';
import { columns, moment } from './columns.ts';
import { type Command, Refusal } from './command.ts';
import { refundContext } from './open-staff-context.ts';
import { lineTitle, parcelText } from './order-text.ts';
import { textOption, textOptions, wholeNumber } from './read-options.ts';

const returnNumber = (text: string): number => wholeNumber(text.replace(/^R-/i, ''), 'The number of a return', 1);

const WANTED = { exchange: 'another size', refund: 'money back', 'gift-card': 'a gift card' } as const;
const BECAME = {
  exchanged: 'swapped',
  money: 'money back',
  'gift-card': 'a gift card',
  'sent-back': 'goes back to the shopper',
} as const;

function lineRow(line: ReturnLine, order: OrderRecord): string[] {
  const { position, quantity, reason, resolution, variantTitle, outcome } = line;
  const ordered = order.lines.find((candidate) => candidate.position === position);
  const what = ordered ? lineTitle(ordered) : '';
  const why = RETURN_REASONS.find(({ id }) => id === reason)?.label ?? reason;
  const wanted = resolution === 'exchange' ? `size ${variantTitle}` : WANTED[resolution];
  return [`  ${position}`, `${quantity} x`, what, why, `wants ${wanted}`, outcome ? BECAME[outcome] : ''];
}

function notPossible(
  outcome: Exclude<ReceiveOutcome | CancelReturnOutcome | SettleOutcome, { found: ReturnRecord }>,
  name: string,
): Refusal {
  switch (outcome.kind) {
    case 'no-such-return':
      return new Refusal(`There is no return ${name}.`);
    case 'no-such-line':
      return new Refusal(`Return ${name} has nothing of line ${outcome.position}.`);
    case 'not-now':
      return new Refusal(`Return ${name} is ${outcome.state}.`);
  }
}

const list: Command = {
  name: 'return list',
  summary: 'returns that wait for a parcel or for their money, the oldest first',
  options: {
    all: { type: 'boolean', help: 'also what is settled, the newest first' },
    limit: { type: 'string', value: 'n', help: 'how many; 30 unless told' },
  },
  async run(_, options, { db }) {
    const limit = wholeNumber(textOption(options, 'limit') ?? '30', '--limit', 1, 500);
    const found = await listReturns(db, { all: options.all === true, limit });
    if (found.length === 0) return ['Nothing is on its way back.'];
    const orders = await Promise.all(found.map(({ orderId }) => findOrder(db, { id: orderId })));
    return columns(
      found.map(({ number, requestedAt, state, lines }, index) => [
        returnName(number),
        moment(requestedAt),
        state,
        orderName(orders[index]?.number ?? 0),
        `${lines.reduce((sum, { quantity }) => sum + quantity, 0)} pieces`,
      ]),
    );
  },
};

const show: Command = {
  name: 'return show',
  takes: ['number'],
  summary: 'everything about a return',
  async run([number = ''], _, { db }) {
    const found = await findReturn(db, { number: returnNumber(number) });
    const order = found && (await findOrder(db, { id: found.orderId }));
    if (!found || !order) throw new Refusal(`There is no return ${number}.`);
    const parcel = (await fulfilmentsOfReturns(db, [found.id])).get(found.id);
    return [
      `Return ${returnName(found.number)} of order ${orderName(order.number)}, ${moment(found.requestedAt)}: ${found.state}`,
      `${order.email}, ${found.way === 'post' ? 'posts it without a label' : 'has a label'}`,
      ...columns(found.lines.map((line) => lineRow(line, order))),
      ...(parcel ? [parcelText(parcel)] : []),
      ...(found.owesParcel ? [`Still to leave: return send ${returnName(found.number)}`] : []),
    ];
  },
};

/** What the parcel to the shopper is packed with, and where it goes; nothing where nothing leaves. */
function toSend({ found, order }: StandingReturn): string[] {
  if (!found.owesParcel) return [];
  return [
    ...found.lines
      .filter(({ outcome }) => leavesAgain(outcome))
      .map(({ quantity, variantTitle, position, outcome }) => {
        const line = order.lines.find((candidate) => candidate.position === position);
        const size = outcome === 'exchanged' ? variantTitle : line?.optionValue;
        return `Send ${quantity} x ${line?.title ?? ''}, ${size ?? ''}`;
      }),
    `to ${addressLines(order.deliveryAddress).join(', ')}`,
    `It leaves with the next parcels, or at once: return send ${returnName(found.number)}`,
  ];
}

const send: Command = {
  name: 'return send',
  takes: ['number'],
  summary:
    'what a received return owes the shopper is on its way: swapped sizes and refused pieces, in one parcel, which an email tells them of; without it, with the next parcels',
  async run([number = ''], _, { db, clock }) {
    const outcome = await shipReturn(db, returnNumber(number), clock());
    if (outcome.kind === 'no-such-return') throw notPossible(outcome, number);
    if (outcome.kind !== 'sent') throw new Refusal(`Return ${number} has nothing to send.`);
    return [`Sent under ${readableTrackingNumber(outcome.trackingNumber)}.`];
  },
};

const receive: Command = {
  name: 'return receive',
  takes: ['number'],
  summary: 'the parcel is here and was looked at: sizes are swapped at once, money waits for return refund',
  options: {
    refuse: {
      type: 'string',
      value: 'line',
      multiple: true,
      help: 'a line that was worn, washed or lost its strip; it goes back to the shopper',
    },
  },
  async run([number = ''], options, context) {
    const refused = textOptions(options, 'refuse').map((text) => wholeNumber(text, '--refuse', 1, 10_000));
    const outcome = await receiveReturn(context, { number: returnNumber(number), refused });
    if (outcome.kind !== 'received') throw notPossible(outcome, number);
    const { found, order } = outcome;
    return [
      `Return ${returnName(found.number)} is here.`,
      ...columns(found.lines.map((line) => lineRow(line, order))),
      ...toSend({ found, order }),
      `Then: return refund ${returnName(found.number)}`,
    ];
  },
};

const refund: Command = {
  name: 'return refund',
  takes: ['number'],
  summary: 'give back what a received return is worth, as money or gift card; run twice, it is given once',
  async run([number = ''], _, context) {
    const outcome = await settleReturn(refundContext(context), returnNumber(number));
    if (outcome.kind !== 'settled') throw notPossible(outcome, number);
    const { results, order, found } = outcome;
    return [
      `Return ${returnName(found.number)} is settled.`,
      ...results.map(({ kind, refund: given }) => {
        const amount = exactText({ amount: given.amount, currency: order.currency });
        if (kind === 'on-its-way') return `${amount} is on its way; the running shop asks the gateway again.`;
        return given.asGiftCard ? `${amount} went onto a gift card.` : `${amount} is back with the shopper.`;
      }),
    ];
  },
};

const cancel: Command = {
  name: 'return cancel',
  takes: ['number'],
  summary: 'nothing is coming after all; the pieces may be asked for again',
  async run([number = ''], _, context) {
    const outcome = await cancelReturn(context, returnNumber(number));
    if (outcome.kind !== 'cancelled') throw notPossible(outcome, number);
    return [`Return ${returnName(outcome.found.number)} is called off.`];
  },
};

export const returnCommands: readonly Command[] = [list, show, receive, send, refund, cancel];
