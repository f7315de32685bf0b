import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ServicesDb } from '../store/services-database.ts';

/** Lets one process at a time do a work, where several do the same. */
export interface Leases {
  /** Does the work, unless another process is at it; then undefined at once. Nobody else begins until it is done. */
  whileHeld<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

/** Who has died holds a lease no longer than this; who lives renews it. */
const LEASE_MS = 15_000;

/**
 * Leases over a table: statements of their own, so that they hold behind a pooler that knows transactions alone, and no
 * connection is kept while the work runs. The clock is the database's.
 */
export function createLeases(db: ServicesDb): Leases {
  const holder = randomUUID();
  const until = sql`now() + ${LEASE_MS}::float8 * interval '1 millisecond'`;

  async function take(name: string): Promise<boolean> {
    const { rows } = await sql`
      insert into services.lease as held (name, holder, until) values (${name}, ${holder}, ${until})
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where held.until <= now() or held.holder = excluded.holder
      returning name`.execute(db);
    return rows.length > 0;
  }

  const giveBack = async (name: string): Promise<void> => {
    await sql`update services.lease set until = now() where name = ${name} and holder = ${holder}`.execute(db);
  };

  return {
    async whileHeld(name, work) {
      if (!(await take(name))) return undefined;
      const renewing = setInterval(() => void take(name).catch(() => {}), LEASE_MS / 3);
      try {
        return await work();
      } finally {
        clearInterval(renewing);
        // What cannot be given back ends by itself.
        await giveBack(name).catch(() => {});
      }
    },
  };
}
