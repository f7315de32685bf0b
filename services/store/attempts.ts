import { type RawBuilder, sql } from 'kysely';

/** Longer than sending takes: until then nobody else sends it. */
export const LEASE_MINUTES = 2;

/** After so many attempts, most of a week of them, the shop leaves it. */
export const MOST_ATTEMPTS = 12;

/** When a row that is tried `now` is tried next, unless that comes through: further off each time, by its `attempts`. */
export const nextAttempt = (now: Date): RawBuilder<Date> =>
  sql`${now}::timestamptz + make_interval(mins => ${LEASE_MINUTES} * power(2, attempts)::int)`;
