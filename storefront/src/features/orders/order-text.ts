import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { isReturnDayOver } from '@bluebird-bay/contract/return-days.ts';
import type { OrderedProduct, OrderView } from './order-view.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
// As the page of returns has it, which knows nothing of the clock here.
const LAST_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
// Promised days are days where the parcel goes, whatever the clock here says.
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `14 Nov 2026`. */
export const dayText = (iso: string): string => DAY.format(new Date(iso));
/** `14 November 2026`. */
export const longDayText = (iso: string): string => LONG_DAY.format(new Date(iso));
/** `9 Nov, 10:12`. */
export const momentText = (iso: string): string => MOMENT.format(new Date(iso));
/** `9 Nov`. */
export const shortDayText = (iso: string): string => SHORT_DAY.format(new Date(iso));

/** Whether a moment is on the day it is here now. */
export const isToday = (iso: string, now: number): boolean => DAY.format(new Date(iso)) === DAY.format(now);

/** `Tuesday 24 November`, or the first and last of several days. */
export function arrivalText({ from, to }: { from: string; to: string }): string {
  const first = WEEKDAY.format(new Date(from)).replace(',', '');
  const last = WEEKDAY.format(new Date(to)).replace(',', '');
  return from === to ? first : `${first} to ${last}`;
}

const DAY_MS = 24 * 60 * 60_000;

/** When the last of its parcels came, in whichever order they are listed; the shop counts the days for returns from then. */
function lastDelivery(parcels: OrderView['parcels']): string | undefined {
  const dates = parcels.flatMap(({ events }) => events.flatMap(({ step, date }) => (step === 7 ? [date] : [])));
  return dates.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

const lastReturnDay = (delivered: string): number => Date.parse(delivered) + RETURN_DAYS * DAY_MS;

const NOTHING_SENT: ReadonlySet<OrderView['status']> = new Set(['Order Placed', 'Unfulfilled', 'Cancelled']);

const countOf = (pieces: ReadonlyArray<{ quantity: number }>): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether each piece that was paid for goes back already, or went. */
function isAllBack({ returns, productsOrdered }: Pick<OrderView, 'returns' | 'productsOrdered'>): boolean {
  const back = returns.flatMap(({ state, pieces }) => (state === 'cancelled' ? [] : pieces));
  return countOf(back) >= countOf(productsOrdered.filter(({ isGift, isGiftCard }) => !isGift && !isGiftCard));
}

/**
 * Whether something of an order may go back, as the shop decides it when it is asked: from when it was sent, for so long after
 * it came, or before that after the last day it was promised for. Where neither day is known, the shop has the word.
 */
export function mayGoBack(
  order: Pick<OrderView, 'status' | 'parcels' | 'arrival' | 'returns' | 'productsOrdered'>,
  now: number,
): boolean {
  const { status, parcels, arrival } = order;
  const arrived = status === 'Delivered' ? lastDelivery(parcels) : arrival?.to;
  const isOver = arrived !== undefined && isReturnDayOver(lastReturnDay(arrived), now);
  return !NOTHING_SENT.has(status) && !isOver && !isAllBack(order);
}

/** When the last of it came, and for as long as that is so, until when it may go back: the day of it included, wherever it is. */
function deliveredSentence(date: string, now: number): string {
  const until = lastReturnDay(date);
  const came = `Delivered ${longDayText(date)}.`;
  return isReturnDayOver(until, now) ? came : `${came} Returns are open until ${LAST_DAY.format(until)}.`;
}

/** What is to be said about an order now, in a sentence or two. */
export function orderSentence(
  { status, arrival, parcels }: Pick<OrderView, 'status' | 'arrival' | 'parcels'>,
  now: number,
): string {
  const delivered = lastDelivery(parcels);
  const expected = arrival ? `Expected ${arrivalText(arrival)}` : 'On its way';
  switch (status) {
    case 'Order Placed':
      return 'We have your order.';
    case 'Unfulfilled':
      return arrival ? `Being packed. ${expected}` : 'Being packed.';
    case 'Fulfilled':
      return parcels.some((parcel) => parcel.delivered)
        ? 'One parcel has arrived, the rest is being packed.'
        : expected;
    case 'In Transit':
      return expected;
    case 'Out for Delivery':
      return 'On the van to you.';
    case 'Delivered':
      return delivered ? deliveredSentence(delivered, now) : 'Delivered.';
    case 'Cancelled':
      return 'This order was cancelled.';
  }
}

/** `Wildflowers, size M`. */
export function productDetails({
  variant,
  options,
  size,
}: Pick<OrderedProduct, 'variant' | 'options' | 'size'>): string {
  const sized = size === null || /^(one size|default title)$/i.test(size) ? size : `size ${size}`;
  return [variant, ...options, sized === 'Default Title' ? null : sized].filter((part) => part !== null).join(', ');
}
