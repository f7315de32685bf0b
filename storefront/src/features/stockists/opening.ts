import type { OpeningHours, Weekday } from '@bluebird-bay/content/stockists/stockist.ts';

const NAMES: Readonly<Record<Weekday, string>> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
};

function daysText(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length === 7) return 'Every day';
  return first === last ? NAMES[first] : `${NAMES[first]} to ${NAMES[last]}`;
}

/** The hours of a shop, a line for each run of days: { days: 'Tue to Sat', times: '10:00–13:00, 14:30–19:00' }. */
export function hoursText(hours: readonly OpeningHours[]): ReadonlyArray<{ days: string; times: string }> {
  const byDays = Map.groupBy(hours, ({ days }) => daysText(days));
  return [...byDays].map(([days, spans]) => ({
    days,
    times: spans.map(({ from, to }) => `${from}–${to}`).join(', '),
  }));
}

const WEEKDAYS: readonly string[] = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether a shop is open at a moment, by the clock of the place. */
export function isOpen({ hours, timeZone }: { hours: readonly OpeningHours[]; timeZone: string }, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? '';
  const day = WEEKDAYS.indexOf(part('weekday'));
  const time = `${part('hour')}:${part('minute')}`;
  return hours.some(({ days, from, to }) => days.some((own) => own === day) && from <= time && time < to);
}
