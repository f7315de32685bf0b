import type { Quote } from '../checkout/quote.ts';
import { fulfilmentStatus, type SentLine } from '../order/order-status.ts';
import { merchandiseCents, type PricedOrder } from '../order/shop-money.ts';

/**
 * A loyalty programme beside the provider. The provider says what an order brings and never keeps a point: what an amount is worth
 * is the programme's rule, handed in by whoever puts the shop together.
 */
export interface Loyalty {
  /** 'Bay Club' */
  name: string;
  /** Points that so many US cents, paid for merchandise, bring. */
  pointsFor(usdCents: number): number;
}

/** What is said of an order's points. */
export interface OrderPoints {
  programme: string;
  /** One or more. */
  points: number;
  /** `brings`: they come once everything is sent; `brought`: they are there; `worth`: they wait for the buyer's account. */
  tense: 'brings' | 'brought' | 'worth';
}

function said(loyalty: Loyalty, cents: number, tense: OrderPoints['tense']): OrderPoints | undefined {
  const points = loyalty.pointsFor(cents);
  return points > 0 ? { programme: loyalty.name, points, tense } : undefined;
}

/** What an order of this quote would bring; undefined where there is no programme, or nothing to bring. */
export function pointsOfQuote(
  loyalty: Loyalty | undefined,
  { currency, subtotal, itemsTotal, lines }: Quote,
  isMember: boolean,
): OrderPoints | undefined {
  if (!loyalty) return undefined;
  const order = { currency, subtotal: subtotal.amount, discount: subtotal.amount - itemsTotal.amount };
  const giftCards = lines
    .filter(({ isGiftCard }) => isGiftCard)
    .map(({ unitPrice, quantity }) => ({ unitPrice: unitPrice.amount, quantity }));
  return said(loyalty, merchandiseCents(order, giftCards), isMember ? 'brings' : 'worth');
}

interface PlacedOrder extends PricedOrder {
  refunded: number;
  cancelledAt: Date | null;
  lines: ReadonlyArray<SentLine & { position: number; unitPrice: number; quantity: number }>;
}

/**
 * What a placed order brings. Nothing is said once something of it went back: what is left is the programme's books to say.
 * `giftCardLines`: positions of lines that gift cards were sold with.
 */
export function pointsOfOrder(
  loyalty: Loyalty | undefined,
  order: PlacedOrder,
  { giftCardLines, isMember }: { giftCardLines: ReadonlySet<number>; isMember: boolean },
): OrderPoints | undefined {
  if (!loyalty || order.cancelledAt || order.refunded > 0) return undefined;
  const giftCards = order.lines.filter(({ position }) => giftCardLines.has(position));
  const isSent = fulfilmentStatus(order.lines) === 'FULFILLED';
  return said(loyalty, merchandiseCents(order, giftCards), isMember ? (isSent ? 'brought' : 'brings') : 'worth');
}

const NUMBER = new Intl.NumberFormat('en-US');

/** '62 points', '1 point'. */
export const pointsText = ({ points }: Pick<OrderPoints, 'points'>): string =>
  `${NUMBER.format(points)} ${points === 1 ? 'point' : 'points'}`;

/** The sentence around the number: what stands before it, and behind. */
export function pointsSentence({ programme, tense }: OrderPoints): readonly [string, string] {
  if (tense === 'worth') return ['This order is worth ', ` in ${programme}.`];
  return [tense === 'brought' ? 'This order brought ' : 'This order brings ', '.'];
}

/** When they come, or what they wait for; nothing where they are there. */
export function pointsWait({ tense }: OrderPoints): string {
  if (tense === 'brings') return ' They land once all of it has shipped.';
  return tense === 'worth' ? ' They wait for you in an account with this email.' : '';
}
