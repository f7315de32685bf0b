const DAY_MS = 86_400_000;

/** So many calendar months later, in UTC; the last of a month where the day is missing. */
export function monthsAfter(date: Date, months: number): Date {
  const target = new Date(date);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return target;
}

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
