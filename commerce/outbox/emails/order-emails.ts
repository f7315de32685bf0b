import type { EmailContent, EmailItem, EmailPart } from '@bluebird-bay/emails/email-content.ts';
import { addressLines } from '../../domain/checkout/address.ts';
import { pickupPointOf } from '../../domain/delivery/delivery-options.ts';
import { deliveryTitle } from '../../domain/delivery/delivery-rates.ts';
import { giftCardsArrive } from '../../domain/gift-card/gift-card-recipient.ts';
import { type OrderPoints, pointsSentence, pointsText, pointsWait } from '../../domain/loyalty/loyalty.ts';
import { exactText, moneyText } from '../../domain/money/money-text.ts';
import { orderStatusUrl } from '../../domain/order/order-links.ts';
import { orderName } from '../../domain/order/order-name.ts';
import { chargedCard, paidWith } from '../../domain/order/paid-with.ts';
import type { StorefrontLinks } from '../../domain/storefront/storefront-links.ts';
import { IN_THE_PRICES, taxAndDutyRows } from '../../domain/tax/taxes-and-duties.ts';
import type { FulfilmentRecord } from '../../store/order/fulfilments.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import type { RefundRecord } from '../../store/order/refunds.ts';
import { daysText, itemOf, itemsOfParcel, parcelParts } from './email-parts.ts';

const REASON = 'You get this because an order was placed with this address.';

/** Mail programs cut an email off at about 100 KB; what is not listed is on the order's page. */
const MOST_ITEMS = 40;

/** Free things say so. */
const priceOf =
  ({ currency }: Pick<OrderRecord, 'currency'>) =>
  (amount: number): string =>
    moneyText({ amount, currency });

/** The first of them, and how many more there are. */
function itemsPart(items: readonly EmailItem[]): EmailPart[] {
  const more = items.length - MOST_ITEMS;
  const shown: EmailPart = { kind: 'items', items: items.slice(0, MOST_ITEMS) };
  return more <= 0 ? [shown] : [shown, { kind: 'text', text: `And ${more} more, all of them on the order’s page.` }];
}

function sums(order: OrderRecord): EmailPart {
  const money = (amount: number): string => exactText({ amount, currency: order.currency });
  const free = priceOf(order);
  return {
    kind: 'rows',
    rows: [
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

function paidText(order: OrderRecord): string {
  const text = paidWith(order);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function taxText({ tax, currency }: OrderRecord): string {
  return tax && tax.amount > 0 ? ` The total includes ${exactText({ amount: tax.amount, currency })} ${tax.name}.` : '';
}

/** What cost nothing brings nothing back. */
const NOTHING_BACK = 'It cost nothing, so there is nothing to give back.';

function wayBack(order: OrderRecord, { amount, giftCardAmount }: RefundRecord): string {
  if (giftCardAmount === amount) return 'your gift card, ready to be used again.';
  const card = `${chargedCard(order)}. Banks take up to five working days to show it.`;
  return giftCardAmount === 0 ? card : `your gift card and ${card}`;
}

function besidesThePieces(order: OrderRecord, refund: RefundRecord): ReadonlyArray<readonly [string, string]> {
  const money = priceOf(order);
  return [
    ...(refund.deliveryAmount > 0 ? [['Shipping', money(refund.deliveryAmount)] as const] : []),
    ...(refund.dutyAmount > 0 ? [['Import duties', money(refund.dutyAmount)] as const] : []),
  ];
}

const whenItComes = ({ method, arrival, lines }: OrderRecord): string =>
  method === 'email'
    ? `The gift card comes in a letter of its own. ${giftCardsArrive(lines)}.`
    : method === 'pickup'
      ? `It should be ready to pick up on ${daysText(arrival)}. Until it leaves you can choose where, on the page of your order.`
      : `It should arrive ${daysText(arrival)}.`;

function whereItComes({ method, arrival, pickupPoint, deliveryAddress }: OrderRecord): string {
  if (method !== 'pickup') return `It should arrive ${daysText(arrival)}.`;
  const { name, open } = pickupPointOf(pickupPoint, deliveryAddress.city);
  return `It should be ready on ${daysText(arrival)}: ${name}. ${open}.`;
}

/** There is an account with the address of this guest, and nobody has shown yet that the mailbox is theirs. */
const keptOutside = ({ mailbox }: OrderRecord, links: StorefrontLinks): EmailPart[] =>
  mailbox === null
    ? []
    : [
        {
          kind: 'text',
          text: 'There is an account with this address. If it is yours, ask for a new password with the link below: once you have chosen one, this order is in it. Until then nobody sees it there.',
        },
        { kind: 'action', label: 'Keep it in your account', href: links.recover },
      ];

function pointsPart(points: OrderPoints | undefined): EmailPart[] {
  if (!points) return [];
  const [before, after] = pointsSentence(points);
  return [{ kind: 'text', text: `${before}${pointsText(points)}${after}${pointsWait(points)}` }];
}

/** An order as the shop confirms it. */
interface ConfirmedOrder {
  order: OrderRecord;
  /** What it brings its buyer. */
  points: OrderPoints | undefined;
}

export function orderConfirmedEmail({ order, points }: ConfirmedOrder, links: StorefrontLinks): EmailContent {
  return {
    subject: `Order ${orderName(order.number)} is in`,
    preview: `${whenItComes(order)} What you ordered, where it goes and what it cost, all in here.`,
    heading: `Thank you, ${order.deliveryAddress.firstName}`,
    parts: [
      { kind: 'text', text: `Order ${orderName(order.number)} is in. ${whenItComes(order)}` },
      ...itemsPart(
        order.lines.map((line) => ({
          ...itemOf(line, line.quantity, links),
          amount: priceOf(order)(line.amount),
        })),
      ),
      sums(order),
      {
        kind: 'lines',
        title: order.method === 'standard' || order.method === 'express' ? 'Delivers to' : 'Ordered by',
        lines: addressLines(order.deliveryAddress),
      },
      { kind: 'text', text: `${paidText(order)}${taxText(order)}` },
      ...pointsPart(points),
      { kind: 'action', label: 'Follow your order', href: orderStatusUrl(links.provider, order.statusToken) },
      ...keptOutside(order, links),
    ],
    reason: REASON,
  };
}

export function orderShippedEmail(order: OrderRecord, parcel: FulfilmentRecord, links: StorefrontLinks): EmailContent {
  return {
    subject: `Order ${orderName(order.number)} is on its way`,
    preview: whereItComes(order),
    heading: 'Packed, and on its way',
    parts: [...parcelParts(parcel, whereItComes(order), links), ...itemsPart(itemsOfParcel(parcel, order, links))],
    reason: REASON,
  };
}

export function orderRefundedEmail(order: OrderRecord, refund: RefundRecord, links: StorefrontLinks): EmailContent {
  const amount = exactText({ amount: refund.amount, currency: order.currency });
  const name = orderName(order.number);
  const isFree = refund.amount === 0;
  const [subject, heading] =
    order.cancelledAt !== null
      ? [`Order ${name} is cancelled`, `Order ${name} is cancelled`]
      : isFree
        ? [`Order ${name} has changed`, 'Something was taken out']
        : [`${amount} is on its way back to you`, 'Money on its way back'];
  return {
    subject,
    preview: isFree ? NOTHING_BACK : `${amount} goes back to ${wayBack(order, refund)}`,
    heading,
    parts: [
      {
        kind: 'text',
        text: isFree ? NOTHING_BACK : `${amount} of order ${name} is on its way back to ${wayBack(order, refund)}`,
      },
      ...itemsPart(
        refund.lines.flatMap(({ position, quantity, amount: given }) => {
          const line = order.lines.find((candidate) => candidate.position === position);
          return line ? [{ ...itemOf(line, quantity, links), amount: priceOf(order)(given) }] : [];
        }),
      ),
      { kind: 'rows', rows: besidesThePieces(order, refund), total: ['Given back', amount] },
      { kind: 'action', label: 'See your order', href: orderStatusUrl(links.provider, order.statusToken) },
    ],
    reason: REASON,
  };
}
