import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ServicesDb } from './store/services-database.ts';
import { createThrottle, type ThrottleOptions, TooMany } from './throttle.ts';

/** A throttle that may have to ask how often somebody was let through elsewhere. */
export interface SharedThrottle {
  /** Counts one attempt of `key`. Rejects with {@link TooMany} when its window is full. */
  count(key: string): Promise<void>;
}

/** Makes throttles, each under a name of its own. */
export type MakeThrottle = (
  name: string,
  options: Pick<ThrottleOptions, 'most' | 'windowMs' | 'now'>,
) => SharedThrottle;

/** Each process counts for itself. */
export const ownThrottles: MakeThrottle = (_name, options) => {
  const own = createThrottle(options);
  return { count: async (key) => own.count(key) };
};

/** All processes on this database count together, by its clock: a statement for every attempt, two for one too many. */
export function sharedThrottles(db: ServicesDb): MakeThrottle {
  return (name, { most, windowMs }) => ({
    async count(key) {
      const sha256 = createHash('sha256').update(`${name}\0${key}`).digest();
      const end = sql`now() + ${windowMs}::float8 * interval '1 millisecond'`;
      const { rows } = await sql`
        insert into services.throttle_window as open (key_sha256, until, asked) values (${sha256}, ${end}, 1)
        on conflict (key_sha256) do update
          set asked = case when open.until <= now() then 1 else open.asked + 1 end,
            until = case when open.until <= now() then ${end} else open.until end
          where open.until <= now() or open.asked < ${most}
        returning asked`.execute(db);
      if (rows.length > 0) return;
      const wait = await sql<{ seconds: number }>`
        select ceil(extract(epoch from until - now()))::int as seconds from services.throttle_window
        where key_sha256 = ${sha256}`.execute(db);
      throw new TooMany(Math.max(1, wait.rows[0]?.seconds ?? 1));
    },
  });
}
