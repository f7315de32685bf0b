import type { Arrival } from '../../domain/delivery/delivery-days.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `Monday 30 November to Wednesday 2 December`, or the one day. */
export function daysText({ from, to }: Arrival): string {
  const day = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
  return from === to ? day(from) : `${day(from)} to ${day(to)}`;
}
