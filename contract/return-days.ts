/**
 * Whether the last day on which something may go back is over, for whoever lives where days end last: clocks there are twelve hours
 * behind UTC. Both are moments in milliseconds since 1970; any moment of the day in UTC says which day it is.
 */
export const isReturnDayOver = (lastDay: number, now: number): boolean =>
  now >= new Date(lastDay).setUTCHours(24 + 12, 0, 0, 0);
