import { BIRTHDAY_NOTICE_DAYS } from '@bluebird-bay/content/bay-club.ts';
import { daysAfter } from './calendar.ts';

/** A day of the year, 'MM-DD'. No year is ever asked for. */
export type Birthday = string;

const LEAP_YEAR = 2024;

/** Whether there is such a day in some year. */
export function isBirthday(value: string): boolean {
  const [month = 0, day = 0] = /^\d{2}-\d{2}$/.test(value) ? value.split('-').map(Number) : [];
  const date = new Date(Date.UTC(LEAP_YEAR, month - 1, day));
  return month >= 1 && day >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day in a year, in UTC; who was born on 29 February has it on the 28th where there is no 29th. */
function birthdayIn(year: number, birthday: Birthday): Date {
  const [month = 1, day = 1] = birthday.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date : new Date(Date.UTC(year, month, 0));
}

/** How late a birthday is still given, should the shop have been closed on the day. */
const GIVEN_FOR_DAYS = 30;

/**
 * The birthday to be given now, as its year; undefined on all other days. It counts only if it was told a while before, so
 * that nobody has a birthday today because there are points for it.
 */
export function birthdayDue(birthday: Birthday, toldAt: Date, now: Date): { year: number; on: Date } | undefined {
  for (const year of [now.getUTCFullYear(), now.getUTCFullYear() - 1]) {
    const on = birthdayIn(year, birthday);
    const isNow = on <= now && now < daysAfter(on, GIVEN_FOR_DAYS);
    if (isNow && daysAfter(toldAt, BIRTHDAY_NOTICE_DAYS) <= on) return { year, on };
  }
  return undefined;
}
