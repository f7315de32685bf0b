const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
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
