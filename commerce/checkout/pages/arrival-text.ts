import type { Arrival } from '../../domain/delivery/delivery-days.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** `Mon 23 Nov`. */
export const dayText = (date: Date): string => `${DAY.format(date).replace(',', '')} ${MONTH.format(date)}`;

/** `Mon 23 Nov`, `Wed 25 to Fri 27 Nov`, `Mon 30 Nov to Wed 2 Dec`. */
export function arrivalText({ from, to }: Arrival): string {
  const [first, last] = [new Date(from), new Date(to)];
  const day = (date: Date): string => DAY.format(date).replace(',', '');
  const end = dayText(last);
  if (from === to) return end;
  const start = MONTH.format(first) === MONTH.format(last) ? day(first) : `${day(first)} ${MONTH.format(first)}`;
  return `${start} to ${end}`;
}
