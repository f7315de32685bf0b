import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { arrivalText, longDayText } from './order-dates.ts';
import type { OrderView } from './order-view.ts';

const DAY_MS = 24 * 60 * 60_000;

/** When the last of it came, and for as long as that is so, until when it may go back. */
function deliveredSentence(date: string, now: number): string {
  const until = Date.parse(date) + RETURN_DAYS * DAY_MS;
  const came = `Delivered ${longDayText(date)}.`;
  return now <= until ? `${came} Returns are open until ${longDayText(new Date(until).toISOString())}.` : came;
}

/** What is to be said about an order now, in a sentence or two. */
export function orderSentence(
  { status, arrival, parcels }: Pick<OrderView, 'status' | 'arrival' | 'parcels'>,
  now: number,
): string {
  const delivered = parcels.flatMap(({ events }) => events.filter(({ step }) => step === 7)).at(-1);
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
      return 'On the van. Today is the day.';
    case 'Delivered':
      return delivered ? deliveredSentence(delivered.date, now) : 'Delivered.';
    case 'Cancelled':
      return 'This order was cancelled.';
  }
}

/** `Wildflowers, size M`. */
export function productDetails({ variant, size }: { variant: string | null; size: string | null }): string {
  const sized = size === null || /^(one size|default title)$/i.test(size) ? size : `size ${size}`;
  return [variant, sized === 'Default Title' ? null : sized].filter((part) => part !== null).join(', ');
}
