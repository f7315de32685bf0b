import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseProbe } from './probe.ts';

/** A copy of the database that follows it, for whoever only reads and may be a moment behind. */
export interface Replica {
  /** Whether it answered when it was asked last. */
  isUsable(): boolean;
  /**
   * Waits until it has everything up to this place in the primary's log; says whether it came to that in time. One that does
   * not answer keeps nobody waiting: nobody reads from it.
   */
  caughtUp(lsn: string, withinMs?: number): Promise<boolean>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 1_500;
const BETWEEN_LOOKS_MS = 25;
/** Whoever is further behind is no replica to read from; the page is made again in a minute anyway. */
const CATCH_UP_WITHIN_MS = 30_000;

/** Watches a replica. A primary in its place will do: it is never behind. */
export async function watchReplica(url: string, onChange: (isUsable: boolean) => void): Promise<Replica> {
  const probe = databaseProbe(url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'bluebird-bay replica place',
    max: 1,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let isUsable = false;

  async function look(): Promise<void> {
    const answers = (await probe.ask()) === undefined;
    if (answers === isUsable) return;
    isUsable = answers;
    onChange(isUsable);
  }

  async function has(lsn: string): Promise<boolean> {
    const { rows } = await pool.query<{ has: boolean }>(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [lsn],
    );
    return rows[0]?.has ?? false;
  }

  await look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    isUsable: () => isUsable,
    async caughtUp(lsn, withinMs = CATCH_UP_WITHIN_MS) {
      const deadline = performance.now() + withinMs;
      while (performance.now() < deadline) {
        if (!isUsable) return true;
        if (await has(lsn).catch(() => false)) return true;
        await sleep(BETWEEN_LOOKS_MS);
      }
      return false;
    },
    async close() {
      clearInterval(timer);
      await Promise.all([probe.close(), pool.end()]);
    },
  };
}
